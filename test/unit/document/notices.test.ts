import fc from 'fast-check'
import {
  canAgree,
  noticeTabs,
  openNotices,
  stepNotices,
  type NoticesEvent,
} from '@/domain/document/notices'
import { isScrolledToEnd } from '@/domain/look/scroll'

const types = ['healthConfirm', 'insureNotice', 'escapeClause']
const forced = types.map((type) => ({ type, forceRead: true }))
const free = types.map((type) => ({ type }))

const run = (notices: typeof forced | typeof free, events: NoticesEvent[]) =>
  events.reduce((state, event) => stepNotices({ state, event }), openNotices({ notices }))

test('ST013 EN031 tabs come in one order, unknown types have none', () => {
  const notices = ['escapeClause', 'other', 'insureNotice', 'healthConfirm', 'insureNotice']
  const tabs = noticeTabs({ notices: notices.map((type, index) => ({ type, index })) })
  expect(tabs).toEqual([
    { type: 'healthConfirm', index: 3 },
    { type: 'insureNotice', index: 2 },
    { type: 'insureNotice', index: 4 },
    { type: 'escapeClause', index: 0 },
  ])
})

describe('ST014 forward only by agreeing', () => {
  test('tapping ahead does nothing, agreeing moves on', () => {
    expect(run(free, [{ type: 'select', index: 1 }]).current).toBe(0)
    expect(run(free, [{ type: 'agree' }])).toMatchObject({ current: 1, reached: 1 })
  })

  test('tapping back works, and forward again as far as one has been', () => {
    const back: NoticesEvent[] = [{ type: 'agree' }, { type: 'select', index: 0 }]
    expect(run(free, back)).toMatchObject({ current: 0, reached: 1 })
    expect(run(free, [...back, { type: 'select', index: 1 }]).current).toBe(1)
    expect(run(free, [...back, { type: 'select', index: 2 }]).current).toBe(0)
    expect(run(free, [...back, { type: 'agree' }])).toMatchObject({ current: 1, reached: 1 })
    expect(run(free, [{ type: 'agree' }, ...back])).toMatchObject({ current: 0, reached: 2 })
    expect(run(free, [{ type: 'select', index: -1 }]).current).toBe(0)
  })
})

describe('ST015 forced reading', () => {
  test('each tab is to be read before it can be agreed to', () => {
    const unread = run(forced, [{ type: 'agree' }])
    expect(unread).toMatchObject({ current: 0, reached: 0 })
    expect(canAgree({ state: unread })).toBe(false)
    const read = run(forced, [{ type: 'read' }])
    expect(read.tabs.map((tab) => tab.read)).toEqual([true, false, false])
    expect(canAgree({ state: read })).toBe(true)
    expect(canAgree({ state: run(forced, [{ type: 'read' }, { type: 'agree' }]) })).toBe(false)
  })

  test('without it one may agree at once', () => {
    expect(canAgree({ state: openNotices({ notices: free }) })).toBe(true)
  })

  test.each([
    [49, true],
    [50, true],
    [51, false],
    [60, false],
    [0, true],
    [-10, true],
  ])('KC012 %i px above the bottom', (left, read) => {
    const sizes = { scrollTop: 300 - left, clientHeight: 700, scrollHeight: 1000 }
    expect(isScrolledToEnd(sizes)).toBe(read)
  })
})

describe('ST016 the last agreement confirms all', () => {
  const all: NoticesEvent[] = types.flatMap(() => [{ type: 'read' }, { type: 'agree' }])

  test('and nothing happens afterwards', () => {
    expect(run(forced, all)).toMatchObject({ current: 2, confirmed: true })
    expect(run(forced, all.slice(0, -1)).confirmed).toBe(false)
    const done = run(forced, all)
    expect(canAgree({ state: done })).toBe(false)
    for (const event of [
      { type: 'select', index: 0 },
      { type: 'agree' },
      { type: 'read' },
    ] as const)
      expect(stepNotices({ state: done, event })).toBe(done)
  })

  test('nothing to agree to is confirmed', () => {
    const state = openNotices({ notices: [{ type: 'other' }] })
    expect(state.confirmed).toBe(true)
    expect(canAgree({ state: { ...state, confirmed: false } })).toBe(false)
  })

  test('whatever people tap, it confirms only what was read and agreed to in order', () => {
    const event = fc.oneof(
      fc.constant<NoticesEvent>({ type: 'read' }),
      fc.constant<NoticesEvent>({ type: 'agree' }),
      fc.integer({ min: -1, max: 4 }).map((index): NoticesEvent => ({ type: 'select', index })),
    )
    const configured = fc.shuffledSubarray(forced, { minLength: 1 })
    fc.assert(
      fc.property(configured, fc.array(event, { maxLength: 40 }), (notices, events) => {
        let state = openNotices({ notices })
        const agreed = new Set<number>()
        for (const one of events) {
          if (one.type === 'agree' && canAgree({ state })) agreed.add(state.current)
          const next = stepNotices({ state, event: one })
          expect(next.reached).toBeGreaterThanOrEqual(next.current)
          expect(next.reached - state.reached).toBeLessThanOrEqual(one.type === 'agree' ? 1 : 0)
          state = next
        }
        const whole = agreed.size === notices.length && state.tabs.every(({ read }) => read)
        expect(state.confirmed && !whole).toBe(false)
      }),
    )
  })
})
