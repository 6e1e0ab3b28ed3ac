import { createLine } from '../../../server/growth/line'
import { createHandClock } from '../../support/hand-clock'

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
}

async function play({ leaves, comesAt }: Evening) {
  const { now, later, sleep, pass } = createHandClock()
  const line = createLine({ callsAtOnce: AT_ONCE, now, later, sign: (text) => text })
  let [atWork, left, longestMs] = [0, 0, 0]
  const ends: number[] = []
  const startedAt = now()
  const work = async () => {
    const ms = (CPU_MS * Math.max(CORES, (atWork += 1))) / CORES
    longestMs = Math.max(longestMs, ms)
    await sleep(ms)
    atWork -= 1
  }
  const buy = async (n: number) => {
    const cameAt = now()
    let ticket: string | undefined
    for (let calls = 0; calls < CALLS;) {
      const result = await line.run(work, { person: `p${n}`, ticket })
      if ('place' in result) {
        if (leaves(n) && now() - cameAt > 10_000) return void (left += 1)
        ticket = result.place.ticket
        await sleep(result.place.retryAfter * 1000)
      } else calls += 1
    }
    ends.push(now() - startedAt)
  }
  for (let n = 0; n < BUYERS; n += 1) later(comesAt(n), () => void buy(n))
  await pass(600_000)
  // As long as there is a line. The last of it come back one by one.
  const many = Math.floor(ends.length * 0.8)
  const used = (many / (ends[many] ?? 0)) * (1000 / FITS_A_SECOND)
  return { left, longestMs, served: ends.length, used }
}

const inTurn = (n: number) => (n / (2 * FITS_A_SECOND)) * 1000

test.each([
  ['people come in turn', { leaves: () => false, comesAt: inTurn }],
  ['all come in one second', { leaves: () => false, comesAt: (n: number) => n % 1000 }],
  ['every third leaves', { leaves: (n: number) => n % 3 === 0, comesAt: inTurn }],
])('%s: nobody is lost, and the gateway has work while anybody waits', async (_name, evening) => {
  const { served, left, longestMs, used } = await play(evening)
  expect(served + left).toBe(BUYERS)
  // Whoever was let in meets only as many others as the line allows.
  expect(longestMs).toBeLessThanOrEqual((CPU_MS * (AT_ONCE + 1)) / CORES)
  expect(used).toBeGreaterThan(0.9)
})
