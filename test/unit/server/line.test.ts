import { createLine } from '../../../server/http/line'

/** The line of buyers: who is let in, in which order, and who has left. */

const SECOND = 1000

function opened(callsAtOnce: number) {
  let now = 1_800_000_000_000
  const make = () => createLine({ callsAtOnce, now: () => now, sign: (text) => `signed ${text}` })
  const line = make()
  const busy: (() => void)[] = []
  return {
    line,
    make,
    pass: (ms: number) => (now += ms),
    /** Begins calls that stay at work. */
    fill: (calls: number) => {
      for (let n = 0; n < calls; n += 1)
        void line.during(() => new Promise<void>((resolve) => busy.push(resolve)))
    },
    /** Ends one of them. */
    free: async () => {
      busy.pop()?.()
      await new Promise(setImmediate)
    },
  }
}

test('nobody waits while there is room, nor where no limit is set', () => {
  expect(opened(1).line.enter('a', undefined)).toBeUndefined()
  const open = opened(0)
  open.fill(100)
  expect(open.line.enter('a', undefined)).toBeUndefined()
})

test('a full gateway says the place, and lets people in as they came', async () => {
  const { line, fill, free, pass } = opened(1)
  fill(1)
  for (const [person, position] of [
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ] as const) {
    expect(line.enter(person, undefined)).toMatchObject({ position })
    pass(SECOND)
  }
  await free()
  // The place is free, and belongs to the first, although others ask before.
  expect(line.enter('c', undefined)).toMatchObject({ position: 3 })
  expect(line.enter('late', undefined)).toMatchObject({ position: 4 })
  expect(line.enter('a', undefined)).toBeUndefined()
  fill(1)
  expect(line.enter('b', undefined)).toMatchObject({ position: 1 })
})

test('who was let in is not stopped again during the purchase', () => {
  const { line, fill, pass } = opened(1)
  expect(line.enter('a', undefined)).toBeUndefined()
  fill(5)
  pass(14 * 60 * SECOND)
  expect(line.enter('a', undefined)).toBeUndefined()
  pass(14 * 60 * SECOND)
  expect(line.enter('a', undefined)).toBeUndefined()
  pass(16 * 60 * SECOND)
  expect(line.enter('a', undefined)).toMatchObject({ position: 1 })
})

test('who does not ask any more holds up nobody', () => {
  const { line, fill, pass } = opened(1)
  fill(1)
  line.enter('gone', undefined)
  pass(SECOND)
  expect(line.enter('b', undefined)).toMatchObject({ position: 2 })
  pass(46 * SECOND)
  expect(line.enter('b', undefined)).toMatchObject({ position: 1 })
  expect(line.length()).toBe(1)
})

test('a ticket keeps the place at another gateway, and only its own person has it', () => {
  const { line, make, fill, pass } = opened(1)
  fill(1)
  const early = line.enter('early', undefined)?.ticket
  pass(SECOND)
  const other = make()
  void other.during(() => new Promise(() => undefined))
  expect(other.enter('late', undefined)).toMatchObject({ position: 1 })
  pass(SECOND)
  expect(other.enter('thief', early)).toMatchObject({ position: 2 })
  expect(other.enter('forger', 'a.forged')).toMatchObject({ position: 3 })
  expect(other.enter('early', early)).toMatchObject({ position: 1 })
  expect(other.enter('late', undefined)).toMatchObject({ position: 2 })
})

test('the further behind somebody stands, the later they ask again', () => {
  const { line, fill } = opened(10)
  fill(10)
  const places = Array.from({ length: 400 }, (_, n) => line.enter(`p${n}`, undefined))
  expect(
    places.map((place) => place?.retryAfter).filter((_, n) => [0, 9, 10, 399].includes(n)),
  ).toEqual([1, 1, 2, 15])
})

test('people who came in the same moment are let in one after another', async () => {
  const { line, fill, free } = opened(2)
  fill(2)
  const crowd = ['a', 'b', 'c', 'd', 'e']
  expect(crowd.map((person) => line.enter(person, undefined)?.position)).toEqual([1, 2, 3, 4, 5])
  await free()
  expect(line.enter('b', undefined)).toMatchObject({ position: 2 })
  expect(line.enter('a', undefined)).toBeUndefined()
})

test('who asks in a long line is not compared with everybody', () => {
  let looks = 0
  const sign = (text: string) => text
  const line = createLine({ callsAtOnce: 1, now: () => ((looks += 1), 1_800_000_000_000), sign })
  void line.during(() => new Promise(() => undefined))
  for (let n = 0; n < 3000; n += 1) line.enter(`p${n}`, undefined)
  looks = 0
  expect(line.enter('p2999', undefined)).toMatchObject({ position: 3000 })
  expect(looks).toBeLessThan(10)
})
