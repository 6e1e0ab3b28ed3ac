import { randomInt } from 'node:crypto'
import { cpuOf } from './bench-gateway/cpu'
import { differencesIn } from './bench-gateway/differences'
import { CORES, watchMachine } from './bench-gateway/machine'
import { gatewayBeside, openOutside, type Outside } from './bench-gateway/outside'
import { purchase } from './buyer'
import { exitWith } from './exit-with'
import { createDatabase, startPostgres, type OwnPostgres } from './own-postgres'
import type { Served } from './serve'

/**
 * `npm run bench:cluster [purchases] [buyers]` sells through 1, 2 and 4 gateways on one PostgreSQL. Each
 * buyer sends every call to the next gateway in turn, as behind a balancer, and the jobs of all gateways
 * run. It prints purchases a second, waiting times and CPU times, and reconciles the ledger. It ends
 * with 1 when a call failed or the ledger has a difference.
 */
const [count = 400, buyers = 16] = process.argv.slice(2).map(Number)
const SIZES = [1, 2, 4]
/** Purchases of each gateway before the measurement, after which V8 has compiled the frequent code. */
const WARM = 80
const PORT = 18_100
/** When the cores are busier than this, they bound the rate. */
const FULL = 0.9

/** Each buyer has a number that is used only once, so each one is a different person. */
let next = 0

interface Sold {
  /** How long each purchase and each of its steps took, in ms. */
  purchases: number[]
  steps: number[]
  errors: unknown[]
}

async function sell(gateways: readonly Served[], outside: Outside, many: number): Promise<Sold> {
  const sold: Sold = { purchases: [], steps: [], errors: [] }
  const end = next + many
  const timed = async <T>(taken: number[], work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const done = await work()
    taken.push(performance.now() - startedAt)
    return done
  }
  const buyer = async (): Promise<void> => {
    let turn = randomInt(gateways.length)
    const origin = () => gateways[turn++ % gateways.length]?.origin ?? ''
    const around = <T>(_step: string, work: () => Promise<T>) => timed(sold.steps, work)
    while (next < end) {
      const index = next++
      await timed(sold.purchases, () =>
        purchase(origin, index, { sandbox: outside.origin, around }),
      ).catch((error: unknown) => sold.errors.push(error))
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  return sold
}

const at = (taken: readonly number[], part: number): string => {
  const sorted = [...taken].sort((a, b) => a - b)
  return (sorted[Math.floor(sorted.length * part)] ?? NaN).toFixed(0)
}

/** Sells through so many gateways on a new database. Answers how many errors and differences it met. */
async function measure(size: number, outside: Outside, postgres: OwnPostgres): Promise<number> {
  const DATABASE_URL = await createDatabase(postgres, `gateways_${size}`)
  const gateways: Served[] = []
  try {
    for (let n = 0; n < size; n += 1)
      gateways.push(await gatewayBeside(outside, PORT + n, { DATABASE_URL }))
    const warmed = await sell(gateways, outside, WARM * size)
    const pids = {
      gateways: gateways.map(({ pid }) => pid),
      PostgreSQL: [postgres.pid],
      simulators: [outside.pid],
      buyers: [process.pid],
    }
    const used = () =>
      Object.entries(pids).map(([who, own]) => {
        return [who, own.reduce((sum, pid) => sum + cpuOf(pid), 0)] as const
      })
    const [before, busy, startedAt] = [used(), watchMachine(), performance.now()]
    const { purchases, steps, errors } = await sell(gateways, outside, count)
    const ms = performance.now() - startedAt
    const machine = busy()
    const spent = used().map(([who, now], index) => [who, now - (before[index]?.[1] ?? 0)] as const)

    console.log(`${size} gateway${size > 1 ? 's' : ''}, ${buyers} buyers:`)
    console.log(`  ${((purchases.length / ms) * 1000).toFixed(1)} purchases a second`)
    console.log(
      `  purchase p50 ${at(purchases, 0.5)} ms, p99 ${at(purchases, 0.99)} ms; ` +
        `call p50 ${at(steps, 0.5)} ms, p99 ${at(steps, 0.99)} ms`,
    )
    const each = spent.map(([who, cpu]) => `${who} ${(cpu / purchases.length).toFixed(1)} ms`)
    console.log(`  CPU of a purchase: ${each.join(', ')}`)
    const cores = spent.map(([who, cpu]) => `${who} ${(cpu / ms).toFixed(2)}`)
    console.log(
      `  cores in use: ${(machine * CORES).toFixed(2)} of ${CORES} (${cores.join(', ')})` +
        (machine > FULL ? '; the cores of this machine bound the rate' : ''),
    )
    const differences = await differencesIn(DATABASE_URL)
    const failures = [...warmed.errors, ...errors]
    for (const failure of failures.slice(0, 3)) console.log('  ', failure)
    console.log(`  errors ${failures.length}, differences of the ledger ${differences}`)
    return failures.length + differences
  } finally {
    await Promise.all(gateways.map(({ stop }) => stop()))
  }
}

async function main(): Promise<number> {
  const postgres = await startPostgres(['max_connections=200'])
  if (!postgres) {
    console.log('PostgreSQL: initdb and postgres were found nowhere')
    return 1
  }
  const outside = await openOutside()
  let faults = 0
  try {
    for (const size of SIZES) faults += await measure(size, outside, postgres)
  } finally {
    await outside.stop()
    await postgres.stop()
  }
  return faults === 0 ? 0 : 1
}

exitWith(main())
