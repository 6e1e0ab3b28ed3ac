import type { PaintStep } from '@/domain/look/drawing'
import { paint } from '@/platform/paint'
import { recordingPen } from '../../support/ui/recording-pen'

const area = { x: 0, y: 0, width: 100, height: 50 }

const painted = (steps: readonly PaintStep[]) => {
  const { pen, calls } = recordingPen()
  paint(pen, steps)
  return calls
}

const drawing = (shapes: string, ground = '#000000'): PaintStep => ({
  kind: 'drawing',
  drawing: { width: 100, height: 50, shapes },
  ground,
  ...area,
})

test('a text breaks where its line is full and says what is cut off', () => {
  // Every sign of the recording pen is as wide as its size.
  const text = { kind: 'text', text: '一二三四五六七', colour: '#111111', size: 10, x: 4 } as const
  expect(painted([{ ...text, y: 20, width: 30, lines: 2 }])).toEqual([
    'fillText 一二三 4 20 #111111 10px',
    'fillText 四五… 4 34 #111111 10px',
  ])
  expect(painted([{ ...text, y: 20, width: 30, lines: 3, isBold: true }])).toEqual([
    'fillText 一二三 4 20 #111111 bold 10px',
    'fillText 四五六 4 34 #111111 bold 10px',
    'fillText 七 4 48 #111111 bold 10px',
  ])
})

test('shapes are painted in their colours, and one that is not known is left out', () => {
  const calls = painted([
    drawing(
      '<circle cx="5" cy="6" r="2" fill="#fff" opacity=".5"/><mesh fill="#123456"/>' +
        '<path fill="none" stroke="#0000ff" stroke-width="3" d="M1 2L3 4"/>',
    ),
  ])
  expect(calls).toEqual(
    expect.arrayContaining(['arc 5 6 2', 'fill #ffffff 0.5', 'lineTo 3 4', 'stroke #0000ff 3']),
  )
  expect(calls.join()).not.toContain('#123456')
})

test('a translucent group looks as it does over its ground', () => {
  // Half of white over black; the shape after the group is itself again.
  const calls = painted([
    drawing(
      '<g opacity=".5"><rect x="1" y="1" width="2" height="2" fill="#ffffff"/></g>' +
        '<rect x="1" y="1" width="2" height="2" fill="#ffffff"/>',
    ),
  ])
  expect(calls.filter((call) => call.startsWith('fill'))).toEqual([
    'fill #808080 1',
    'fill #ffffff 1',
  ])
})

test('whatever a drawing moves or turns, the next step starts where it should', () => {
  const calls = painted([
    drawing('<g transform="translate(5 6)"><g transform="scale(2)"></g></g>'),
    drawing('<path transform="rotate(90 1 2)" d="M0 0h1"/>'),
  ])
  const count = (name: string) => calls.filter((call) => call.startsWith(name)).length
  expect(count('save')).toBe(count('restore'))
  expect(calls).toEqual(
    expect.arrayContaining(['translate 5 6', 'scale 2 2', 'translate 1 2', 'translate -1 -2']),
  )
})
