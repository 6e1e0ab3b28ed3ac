import fc from 'fast-check'
import {
  documentsButton,
  openDocuments,
  stepDocuments,
  type DocumentsEvent,
} from '@/domain/document/documents'

type Options = Partial<Parameters<typeof openDocuments>[0]>
const open = (options: Options = {}) => openDocuments({ count: 3, now: 0, ...options })
const run = (options: Options, events: DocumentsEvent[]) =>
  events.reduce((state, event) => stepDocuments({ state, event }), open(options))
const press = { type: 'press', now: 0 } as const

describe('ST017 the countdown disables the button', () => {
  test.each([
    [0, 5],
    [1, 5],
    [1000, 4],
    [4999, 1],
    [5000, 0],
    [9000, 0],
  ])('after %i ms %i s are left', (now, secondsLeft) => {
    const state = open({ seconds: 5 })
    expect(documentsButton({ state, now })).toEqual({
      disabled: secondsLeft > 0,
      secondsLeft,
      press: 'agree',
    })
    expect(stepDocuments({ state, event: { type: 'press', now } }).agreed).toBe(secondsLeft === 0)
  })

  test('without one it is enabled at once', () => {
    expect(documentsButton({ state: open(), now: 0 })).toEqual({
      disabled: false,
      secondsLeft: 0,
      press: 'agree',
    })
  })

  test('KC036 a countdown of nothing runs a second', () => {
    expect(documentsButton({ state: open({ seconds: 0 }), now: 0 }).secondsLeft).toBe(1)
  })
})

describe('ST018 needReadAll', () => {
  test('the button leads to the next document until the last, then agrees', () => {
    const states = [0, 1, 2, 3].map((count) =>
      run({ needReadAll: true }, Array<DocumentsEvent>(count).fill(press)),
    )
    expect(states.map(({ current }) => current)).toEqual([0, 1, 2, 2])
    expect(states.map(({ agreed }) => agreed)).toEqual([false, false, false, true])
    expect(states.map((state) => documentsButton({ state, now: 0 }).press)).toEqual([
      'next',
      'next',
      'agree',
      'agree',
    ])
  })

  test('jumping to the last tab does not skip the others', () => {
    const jumped = run({ needReadAll: true }, [{ type: 'select', index: 2 }, press])
    expect(jumped).toMatchObject({ current: 1, agreed: false })
    expect(stepDocuments({ state: jumped, event: press }).agreed).toBe(true)
    const middle = run({ needReadAll: true, count: 4 }, [{ type: 'select', index: 1 }, press])
    expect(middle.current).toBe(2)
    const third: DocumentsEvent = { type: 'select', index: 2 }
    const path = [1, 2, 3].map(
      (presses) =>
        run({ needReadAll: true, count: 4 }, [third, ...Array<DocumentsEvent>(presses).fill(press)])
          .current,
    )
    expect(path).toEqual([3, 1, 1])
  })

  test('without it one press agrees', () => {
    expect(run({}, [press])).toMatchObject({ current: 0, agreed: true })
  })
})

describe('ST019 autoNext', () => {
  test('moves on at the end of a document, and stays on the last', () => {
    const end = { type: 'scrolledToEnd' } as const
    expect(run({ autoNext: true }, [end]).current).toBe(1)
    expect(run({ autoNext: true }, [end, end, end]).current).toBe(2)
    expect(run({ autoNext: true, needReadAll: true }, [end, end, press]).agreed).toBe(true)
    expect(run({}, [end]).current).toBe(0)
  })
})

test('tabs can be opened, missing ones not, and after agreeing nothing moves', () => {
  expect(run({}, [{ type: 'select', index: 2 }]).current).toBe(2)
  expect(run({}, [{ type: 'select', index: 3 }]).current).toBe(0)
  expect(run({}, [{ type: 'select', index: -1 }]).current).toBe(0)
  const done = run({}, [press])
  expect(stepDocuments({ state: done, event: { type: 'select', index: 1 } })).toBe(done)
  expect(documentsButton({ state: done, now: 0 }).disabled).toBe(true)
})

test('with needReadAll nothing is agreed to before every tab was opened', () => {
  const event = fc.oneof(
    fc.nat(9000).map((now): DocumentsEvent => ({ type: 'press', now })),
    fc.constant<DocumentsEvent>({ type: 'scrolledToEnd' }),
    fc.nat(5).map((index): DocumentsEvent => ({ type: 'select', index })),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      fc.array(event, { maxLength: 30 }),
      (count, autoNext, events) => {
        const opened = new Set([0])
        let state = open({ count, autoNext, needReadAll: true, seconds: 3 })
        for (const one of events) {
          state = stepDocuments({ state, event: one })
          opened.add(state.current)
        }
        expect(state.current).toBeLessThan(count)
        expect(state.agreed && opened.size < count).toBe(false)
      },
    ),
  )
})
