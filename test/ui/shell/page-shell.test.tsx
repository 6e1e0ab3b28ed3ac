import TestUtils from '@tarojs/test-utils-react'
import { act, fireEvent, screen } from '@testing-library/react'
import { ElderSwitch } from '@/ui/shell/elder-switch'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { contrastOf } from '../../support/contrast'
import { page, visits } from '../../support/ui/taro'

const Page = () => (
  <PageShell
    title="填写投保信息"
    back="/insure"
    theme={{ baseColor: '#2fbf71' }}
    bottom={<button type="button">下一步</button>}
  >
    <ElderSwitch />
  </PageShell>
)

const utils = new TestUtils()
/** Taps a button and waits for its work, because a button is busy until then. */
const tap = async (name: string): Promise<void> => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
  })
}
const frame = () => {
  const found = document.querySelector<HTMLElement>('.hm-page')
  if (!found) throw new Error('the page has no frame')
  return found
}

beforeEach(async () => {
  visits.length = 0
  page.depth = 1
  await utils.mount(Page)
})
afterEach(() => utils.unmout())

test('a page has a title, landmarks and a way past the header', async () => {
  expect(document.title).toBe('填写投保信息')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('填写投保信息')
  const main = screen.getByRole('main')
  await tap('跳到主要内容')
  expect(document.activeElement).toBe(main)
  expect(screen.getByRole('contentinfo').textContent).toBe('下一步')
})

test('返回 leads to the page below, or to the fallback when there is none', async () => {
  await tap('返回')
  page.depth = 2
  await tap('返回')
  expect(visits).toEqual([
    { how: 'redirectTo', url: '/insure' },
    { how: 'navigateBack', url: '' },
  ])
})

test('the accent of the product is darkened until white text on it can be read', () => {
  const { style } = frame()
  expect(style.getPropertyValue('--hm-accent')).toBe('#2fbf71')
  const fill = style.getPropertyValue('--hm-accent-fill')
  expect(contrastOf(fill, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('the elderly mode is switched on and off and remembered', async () => {
  await tap('长辈版')
  expect(frame().className).toContain('hm-elder')
  expect(localStorage.getItem('HM_elderMode')).toContain('true')
  await tap('标准版')
  expect(frame().className).not.toContain('hm-elder')
})

test('a toast is said by a live region, only on the page on show', () => {
  act(() => toast('提交成功'))
  expect(screen.getByRole('status').textContent).toBe('提交成功')
  act(() => page.hide())
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => page.show())
})
