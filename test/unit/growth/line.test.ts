import type { Place } from '@/contract/envelope'
import type { Line } from '../../../server/context/growth'
import { createLine } from '../../../server/growth/line'
import { createHandClock } from '../../support/hand-clock'

/** The line of buyers: who is let in, in which order, and who has left. */

const SECOND = 1000
/** So long the call of somebody who is nearly first is kept open. */
const AT_DOOR = 5 * SECOND

function opened(callsAtOnce: number) {
  const clock = createHandClock()
  const sign = (text: string) => `signed ${text}`
  const make = () => createLine({ callsAtOnce, sign, ...clock })
  const line = make()
  const busy: (() => void)[] = []
  /** Who was let in, in that order. */
  const entered: string[] = []
  /** Asks once. The answer is the place, undefined for whoever may go on. */
  const ask = async (person: string, ticket?: string, at: Line = line) => {
    const work = async () => void entered.push(person)
    const result = await at.run(work, { person, ticket })
    return 'place' in result ? result.place : undefined
  }
  return {
    ...{ line, make, entered, ask, pass: clock.pass },
    /** Asks once, with the time that an answer may take. */
    told: async (...args: Parameters<typeof ask>): Promise<Place | undefined> => {
      const answer = ask(...args)
      await clock.pass(AT_DOOR)
      return answer
    },
    /** Begins calls that stay at work. */
    fill: (calls: number, at: Line = line) => {
      for (let n = 0; n < calls; n += 1)
        void at.run(() => new Promise<void>((resolve) => busy.push(resolve)))
    },
    /** Ends one of them. */
    free: async () => {
      busy.pop()?.()
      await clock.pass(0)
    },
  }
}

test('nobody waits while there is room', async () => {
  expect(await opened(1).ask('a')).toBeUndefined()
})

test('whoever is nearly first waits with an open call, and takes a free place at once', async () => {
  const { ask, entered, fill, free, pass } = opened(3)
  fill(3)
  for (const person of ['a', 'b', 'c']) {
    void ask(person)
    await pass(SECOND)
  }
  expect(entered).toEqual([])
  await free()
  expect(entered).toEqual(['a', 'b', 'c'])
})

test('a free place belongs to the first, although others asked before', async () => {
  const { line, entered, told, ask, fill, free, pass } = opened(2)
  fill(2)
  expect(await told('a')).toMatchObject({ position: 1, retryAfter: 1 })
  expect(await told('b')).toMatchObject({ position: 2 })
  void ask('b')
  void ask('a')
  await pass(0)
  expect(line.length()).toBe(2)
  await free()
  expect(entered).toEqual(['a', 'b'])
})

test('whoever asks twice is answered once more, and holds one place', async () => {
  const { line, entered, ask, fill, free, pass } = opened(1)
  fill(1)
  const first = ask('a')
  void ask('a')
  await pass(0)
  expect(await first).toMatchObject({ position: 1 })
  expect(line.length()).toBe(1)
  await free()
  expect(entered).toEqual(['a'])
})

test('who was let in is not stopped again during the purchase', async () => {
  const { ask, told, fill, pass } = opened(1)
  expect(await ask('a')).toBeUndefined()
  fill(5)
  await pass(14 * 60 * SECOND)
  expect(await ask('a')).toBeUndefined()
  await pass(14 * 60 * SECOND)
  expect(await ask('a')).toBeUndefined()
  await pass(16 * 60 * SECOND)
  expect(await told('a')).toMatchObject({ position: 1 })
})

test('who does not ask any more holds up nobody', async () => {
  const { line, told, fill, pass } = opened(1)
  fill(1)
  await told('gone')
  expect(await told('b')).toMatchObject({ position: 2 })
  await pass(4 * SECOND)
  expect(await told('b')).toMatchObject({ position: 1 })
  expect(line.length()).toBe(1)
})

test('a ticket keeps the place at another gateway, and only its own person has it', async () => {
  const { told, make, fill } = opened(1)
  fill(1)
  const early = (await told('early'))?.ticket
  const other = make()
  fill(1, other)
  expect(await told('late', undefined, other)).toMatchObject({ position: 1 })
  expect(await told('thief', early, other)).toMatchObject({ position: 2 })
  expect(await told('forger', 'a.forged', other)).toMatchObject({ position: 3 })
  expect(await told('early', early, other)).toMatchObject({ position: 1 })
})

test('the further behind somebody stands, the later they ask again', async () => {
  const { ask, pass, fill } = opened(8)
  fill(8)
  const asked = Array.from({ length: 400 }, (_, n) => ask(`p${n}`))
  await pass(AT_DOOR)
  const places = await Promise.all(asked)
  expect([0, 20, 99, 199, 399].map((n) => places[n]?.retryAfter)).toEqual([1, 3, 13, 25, 30])
})

test('who asks in a long line is not compared with everybody', async () => {
  let looks = 0
  const now = () => ((looks += 1), 1_800_000_000_000)
  const later = () => () => undefined
  const line = createLine({ callsAtOnce: 1, now, later, sign: (text) => text })
  const work = () => Promise.resolve()
  void line.run(() => new Promise(() => undefined))
  for (let n = 0; n < 3000; n += 1) void line.run(work, { person: `p${n}`, ticket: undefined })
  looks = 0
  const answer = await line.run(work, { person: 'p2999', ticket: undefined })
  expect(answer).toMatchObject({ place: { position: 3000 } })
  expect(looks).toBeLessThan(10)
})
