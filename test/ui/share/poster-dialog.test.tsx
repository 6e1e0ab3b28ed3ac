import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SharePosterBody } from '@/subjects/share/dialogs/share-poster/body'
import { recordingPen } from '../../support/ui/recording-pen'

const PICTURE = 'data:image/png;base64,iVBORw0KGgo='
const box = { kind: 'box', colour: '#b3231f', x: 0, y: 0, width: 10, height: 20 } as const
const picture = { width: 10, height: 20, steps: [box] }

const canvases: HTMLCanvasElement[] = []
const { prototype } = HTMLCanvasElement

const open = (pen: unknown) => {
  canvases.length = 0
  prototype.getContext = function (this: HTMLCanvasElement) {
    canvases.push(this)
    return pen as never
  } as never
  prototype.toDataURL = () => PICTURE
  const onPainted = jest.fn()
  const controls = { confirm: jest.fn(), cancel: jest.fn(), dismiss: jest.fn() }
  render(<SharePosterBody picture={picture} alt="示例海报" onPainted={onPainted} {...controls} />)
  return onPainted
}

test('a poster is painted in its size, shown and saved', async () => {
  const { pen, calls } = recordingPen()
  const onPainted = open(pen)
  expect((await screen.findByRole('img', { name: '示例海报' })).getAttribute('src')).toBe(PICTURE)
  expect(canvases.map(({ width, height }) => [width, height])).toEqual([[10, 20]])
  expect(calls).toEqual(['fillRect 0 0 10 20'])
  expect(onPainted).toHaveBeenCalledTimes(1)
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`)
  })
  await userEvent.click(screen.getByRole('button', { name: '保存图片' }))
  expect(saved).toEqual([`picture.png ${PICTURE}`])
  // A browser sends no picture to a chat.
  expect(screen.queryByRole('button', { name: '发送给好友' })).toBeNull()
})

test('where nothing can be painted, nothing is offered but another way', async () => {
  const onPainted = open(null)
  await screen.findByText('海报暂时无法生成')
  screen.getByText(/改用“分享”/)
  expect(screen.queryByRole('button')).toBeNull()
  expect(onPainted).not.toHaveBeenCalled()
})
