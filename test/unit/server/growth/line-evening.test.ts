import { fairnessOf, type Waited } from '../../../../bench/evening/fairness'
import { createLine } from '../../../../server/growth/line'
import { createLoopWatch } from '../../../../server/growth/loop-watch'
import { createHandClock } from '../../../support/hand-clock'

/**
 * An opening evening with an invented processor and the real line, in seconds of a hand-moved clock:
 * 1,500 people come at twice the rate that fits, and each makes eight calls. `npm run bench -- evening`
 * does the same with a real gateway.
 */

const BUYERS = 1_500
const CALLS = 8
const CORES = 2
/** CPU time (ms) of a call. */
const CPU_MS = 10
const FITS_A_SECOND = (1000 * CORES) / CPU_MS / CALLS
const AT_ONCE = 20

interface Evening {
  /** Who closes the page after 10 s in the line. */
  leaves(n: number): boolean
  /** When somebody comes (ms). */
  comesAt(n: number): number
  /** How long somebody reads after a call (ms), by a number of its own. */
  reads?(n: number): number
  letInPerMinute?: number
  /** How many calls somebody makes before the line, for which nobody waits. */
  callsBefore?: number
}

/** How long the invented processor has worked, in ms. */
function createMeter(now: () => number) {
  const startedAt = now()
  let [atWork, active, at] = [0, 0, startedAt]
  const change = (by: number) => {
    active += (now() - at) * Math.min(1, atWork / CORES)
    at = now()
    return (atWork += by)
  }
  const read = () => {
    change(0)
    return { active, idle: at - startedAt - active }
  }
  return { change, read }
}

async function play(evening: Evening) {
  const { leaves, comesAt, reads, letInPerMinute = 0, callsBefore = 0 } = evening
  const { now, later, sleep, pass } = createHandClock()
  const meter = createMeter(now)
  const line = createLine({
    callsAtOnce: AT_ONCE,
    letInPerMinute,
    isBusy: createLoopWatch(meter.read),
    now,
    later,
    sign: (text) => text,
  })
  const waited: Waited[] = []
  const inside: number[] = []
  let left = 0
  const ends: number[] = []
  const startedAt = now()
  /** Answers how long it took (ms). */
  const work = async () => {
    const ms = (CPU_MS * Math.max(CORES, meter.change(1))) / CORES
    await sleep(ms)
    meter.change(-1)
    return ms
  }
  const buy = async (n: number) => {
    for (let calls = 0; calls < callsBefore; calls += 1) await line.run(work)
    const own: Waited = { cameAt: now() }
    waited.push(own)
    let ticket: string | undefined
    for (let calls = 0; calls < CALLS;) {
      const asking = { person: `p${n}`, ticket }
      const result = await line.run(() => {
        own.letInAt ??= now()
        return work()
      }, asking)
      if ('place' in result) {
        if (leaves(n) && now() - own.cameAt > 10_000) return void (left += 1)
        ticket = result.place.ticket
        await sleep(result.place.retryAfter * 1000)
      } else {
        calls += 1
        inside.push(result.done)
        if (reads) await sleep(reads(n * CALLS + calls))
      }
    }
    ends.push(now() - startedAt)
  }
  for (let n = 0; n < BUYERS; n += 1) later(comesAt(n), () => void buy(n))
  await pass(600_000)
  // As long as there is a line. The last of it come back one by one.
  const many = Math.floor(ends.length * 0.8)
  const used = (many / (ends[many] ?? 0)) * (1000 / FITS_A_SECOND)
  inside.sort((a, b) => a - b)
  const longestMs = inside.at(-1) ?? Infinity
  const p99 = inside[Math.floor(inside.length * 0.99)]
  return { left, longestMs, p99, served: ends.length, used, ...fairnessOf(waited, 1) }
}

const inTurn = (n: number) => (n / (2 * FITS_A_SECOND)) * 1000

test.each([
  ['people come in turn', { leaves: () => false, comesAt: inTurn }],
  ['all come in one second', { leaves: () => false, comesAt: (n: number) => n % 1000 }],
  ['every third leaves', { leaves: (n: number) => n % 3 === 0, comesAt: inTurn }],
])('%s: nobody is lost, the order is kept and the gateway has work', async (_name, evening) => {
  const { served, left, longestMs, used, overtaken, lateMs } = await play(evening)
  expect(served + left).toBe(BUYERS)
  // Whoever was let in meets only as many others as the line allows.
  expect(longestMs).toBeLessThanOrEqual((CPU_MS * (AT_ONCE + 1)) / CORES)
  expect(used).toBeGreaterThan(0.9)
  // Somebody who sleeps for up to a second when the turn comes is overtaken by those at the door.
  expect(overtaken).toBeLessThan(2 * FITS_A_SECOND)
  expect(lateMs).toBeLessThan(4_000)
})

test.each([
  ['people come in turn', inTurn],
  ['all come in one second', (n: number) => n % 1000],
])('%s and read between calls: a rate that fits keeps calls short', async (_name, comesAt) => {
  // Up to 4 s, another time for each. Without the rate, whoever has read meets all who were let in.
  const reads = (n: number) => 4 * ((n * 7919) % 1000)
  const evening = { leaves: () => false, comesAt, reads, letInPerMinute: 45 * FITS_A_SECOND }
  const { served, longestMs, lateMs } = await play(evening)
  expect(served).toBe(BUYERS)
  expect(longestMs).toBeLessThanOrEqual((CPU_MS * AT_ONCE) / CORES)
  expect(lateMs).toBeLessThan(2_000)
})

test('who comes and signs in waits for nobody, and whoever was let in is served in time', async () => {
  const callsBefore = 4
  const fits = (FITS_A_SECOND * CALLS) / (CALLS + callsBefore)
  const evening = {
    leaves: () => false,
    comesAt: (n: number) => (n / (2 * fits)) * 1000,
    ...{ callsBefore, letInPerMinute: 45 * fits },
  }
  const { served, p99, lateMs } = await play(evening)
  expect(served).toBe(BUYERS)
  expect(p99).toBeLessThanOrEqual(2 * CPU_MS)
  expect(lateMs).toBeLessThan(2_000)
})
