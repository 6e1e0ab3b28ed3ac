import { setTimeout as pause } from 'node:timers/promises'
import { createDatabase, startPostgres } from '../../scripts/own-postgres'
import type { Served } from '../../scripts/serve'
import type { BenchOptions } from '../main'
import { gatewayBeside, openOutside } from '../outside'
import { differencesIn } from './differences'
import { buy, Seen } from './person'

/**
 * The evening a sale opens (`evening [buyers] [times the capacity]`). First as many
 * people as fit buy without a pause, which gives the capacity; then people come at half of it, which
 * gives the usual times. Then 5,000 come at twice the capacity, who wait in the line as pages do, and pay.
 * One in ten closes the page when they have waited for 10 s. It prints who waited and how long, how long
 * the calls took, and who was lost. It ends with 1 when somebody has paid and has no policy, somebody was
 * not served, or the ledger has a difference.
 */
const CALLS_AT_ONCE = Number(process.env['CALLS_AT_ONCE'] ?? 20)
const WARM = 100
const SAMPLE = 400
const IMPATIENT_MS = 10_000

type Buy = (seen: Seen) => Promise<void>

/** As many people as fit buy one after another. Answers purchases per second. */
async function atCapacity(count: number, work: () => Promise<void>): Promise<number> {
  let left = count
  const worker = async () => {
    while ((left -= 1) >= 0) await work()
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, worker))
  return count / ((performance.now() - from) / 1000)
}

/** People come at a rate (per second) and do not wait for each other. Answers the seconds it took. */
async function arrive(count: number, rate: number, seen: Seen, buy: Buy): Promise<number> {
  const from = performance.now()
  const all: Promise<void>[] = []
  while (all.length < count) {
    all.push(buy(seen))
    const due = from + (all.length / rate) * 1000
    if (due > performance.now()) await pause(due - performance.now())
  }
  seen.haveAllCome = true
  await Promise.all(all)
  return (performance.now() - from) / 1000
}

const part = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN
const shown = (values: readonly number[]): string =>
  `p50 ${part(values, 0.5).toFixed(0)} ms, p99 ${part(values, 0.99).toFixed(0)} ms`

/** Prints what happened, and answers who was served. */
function report(half: Seen, evening: Seen, seconds: number): Outcome {
  const { before, inside, later, waited, farthest, repeated, left, paid, issued, failures } =
    evening
  const letIn = waited.filter(({ letInAt }) => letInAt !== undefined)
  const waits = letIn.map(({ cameAt, letInAt = cameAt }) => (letInAt - cameAt) / 1000)
  const mean = waits.reduce((total, wait) => total + wait, 0) / waits.length
  const beside = (values: readonly number[]) =>
    `${shown(values)}, ${(part(values, 0.99) / part(half.inside, 0.99)).toFixed(2)} of p99 at half`
  console.log(
    `  ${waited.length} waited in the line, at most at place ${farthest}; ${letIn.length} of them ` +
      `were let in, after ${mean.toFixed(1)} s on average, p50 ${part(waits, 0.5).toFixed(1)} s, at most ${part(waits, 1).toFixed(1)} s; ` +
      `${left} left`,
  )
  console.log(`  a call before the line: ${shown(before)}`)
  console.log(`  a call of who was let in: ${beside(inside)}`)
  console.log(`  the same when all have come: ${beside(later)}`)
  console.log(`  ${(issued / seconds).toFixed(1)} purchases a second, ${seconds.toFixed(0)} s`)
  console.log(`  ${repeated} calls were repeated, because nobody answered them`)
  console.log(`  ${paid} paid, ${issued} have their policy: ${paid - issued} lost`)
  for (const [what, many] of failures) console.log(`  ${many} x ${what}`)
  return { lost: paid - issued, served: issued + left }
}

/** How many people paid without a policy, and how many bought or left by themselves. */
interface Outcome {
  lost: number
  served: number
}

interface Usual {
  /** Purchases a second at capacity. */
  rate: number
  half: Seen
}

/** Measures the capacity, and what is usual at half of it. */
async function measure(work: Buy): Promise<Usual> {
  await atCapacity(WARM, () => work(new Seen()))
  const full = new Seen()
  const rate = await atCapacity(SAMPLE, () => work(full))
  console.log(`at capacity: ${rate.toFixed(1)} purchases a second; a call: ${shown(full.inside)}`)
  const half = new Seen()
  await arrive(SAMPLE, rate / 2, half, work)
  console.log(`at half of it: ${half.waited.length} waited; a call: ${shown(half.inside)}`)
  for (const [what, many] of [...full.failures, ...half.failures])
    console.log(`  ${many} x ${what}`)
  return { rate, half }
}

/** Plays the evening itself: so many people come at so many times the usual rate. */
async function open(
  { rate, half }: Usual,
  { buyers, times }: { buyers: number; times: number },
  work: Buy,
): Promise<Outcome> {
  await arrive(WARM, rate / 2, new Seen(), work)
  const evening = new Seen()
  const seconds = await arrive(buyers, rate * times, evening, work)
  return report(half, evening, seconds)
}

export async function benchEvening({ numbers }: BenchOptions): Promise<number> {
  const [buyers = 5_000, times = 2] = numbers
  const closing: (() => unknown)[] = []
  try {
    const postgres = await startPostgres([])
    if (!postgres) throw new Error('initdb and postgres were found nowhere')
    closing.unshift(postgres.stop)
    const DATABASE_URL = await createDatabase(postgres, 'evening')
    const outside = await openOutside()
    closing.unshift(outside.stop)
    // Each address may begin only so many records of evidence in a day, so phones have one each.
    const settings = { DATABASE_URL, CALLS_AT_ONCE: String(CALLS_AT_ONCE), TRUST_PROXY: '1' }
    let next = 0
    const buyAt =
      (gateway: Served): Buy =>
      (seen) => {
        next += 1
        const patienceMs = next % 10 === 0 ? IMPATIENT_MS : Infinity
        const address = `10.1.${next >> 8}.${next & 255}`
        return buy(gateway, next, { seen, sandbox: outside.origin, patienceMs, address })
      }
    const gateway = await gatewayBeside(outside, settings)
    closing.unshift(gateway.stop)
    const usual = await measure(buyAt(gateway))
    console.log(`${buyers} people at ${times} times that rate:`)
    const { lost, served } = await open(usual, { buyers, times }, buyAt(gateway))
    const differences = await differencesIn(DATABASE_URL)
    console.log(`  differences of the ledger: ${differences}`)
    return lost === 0 && served === buyers && differences === 0 ? 0 : 1
  } finally {
    for (const close of closing) await close()
  }
}
