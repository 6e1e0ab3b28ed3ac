import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, startPostgres, type OwnPostgres } from '../../scripts/own-postgres'
import type { Served } from '../../scripts/serve'
import { compareBuilds } from '../builds'
import { purchase } from '../buyer'
import { cpuOf } from '../cpu'
import type { BenchOptions } from '../main'
import { gatewayBeside, openOutside, type Outside } from '../outside'
import { measureInTurn, printRatios, type Figures } from '../pairs'
import { printSteps } from './steps'

/**
 * What whole purchases through the HTTP interface (evidence, notices, health, price, proposal,
 * confirmation, pay order, notification, policy) cost the gateway and its database. The sandbox has a
 * process of its own. Alone it sets PostgreSQL beside PGlite and prints each step with its statements.
 */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 12)
const PURCHASES = 24
const AT_ONCE = 8
/** Purchases before the measurement, after which V8 has compiled the frequent code. */
export const WARM = 150

/** Jobs would work at other moments in each run. */
export const withoutJobs = { JOB_INTERVAL_SECONDS: '3600' }

/** Each buyer has a number that is used only once, so each one is a different person. */
let next = 1_000

export interface Shop {
  gateway: Served
  outside: Outside
  postgres?: OwnPostgres
}

export async function buyMany({ gateway, outside }: Shop, many: number): Promise<void> {
  const end = next + many
  const buyer = async () => {
    while (next < end) await purchase(gateway.origin, next++, { sandbox: outside.origin })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, buyer))
}

/**
 * A round: purchases at once, and the CPU time of each process (ms a purchase), also for what goes on
 * afterwards until `ended`.
 */
export async function costsOf(shop: Shop, ended = async () => {}): Promise<Figures> {
  const { gateway, postgres } = shop
  const used = () => ({ gateway: cpuOf(gateway.pid), database: postgres ? cpuOf(postgres.pid) : 0 })
  const before = used()
  const startedAt = performance.now()
  await buyMany(shop, PURCHASES)
  const ms = performance.now() - startedAt
  await ended()
  const after = used()
  return {
    'ms a purchase': ms / PURCHASES,
    'gateway CPU ms': (after.gateway - before.gateway) / PURCHASES,
    ...(postgres && { 'database CPU ms': (after.database - before.database) / PURCHASES }),
  }
}

export const withProcesses = async <T>(
  work: (postgres: OwnPostgres, outside: Outside) => Promise<T>,
): Promise<T> => {
  const postgres = await startPostgres(['logging_collector=on', 'log_destination=jsonlog'])
  if (!postgres) throw new Error('initdb and postgres were found nowhere')
  try {
    const outside = await openOutside()
    try {
      return await work(postgres, outside)
    } finally {
      await outside.stop()
    }
  } finally {
    await postgres.stop()
  }
}

const alone = (): Promise<boolean> =>
  withProcesses(async (postgres, outside) => {
    const DATABASE_URL = await createDatabase(postgres, 'sold')
    const onPglite = { gateway: await gatewayBeside(outside, withoutJobs), outside }
    const gateway = await gatewayBeside(outside, { DATABASE_URL, ...withoutJobs })
    const onPostgres = { gateway, outside, postgres }
    try {
      for (const shop of [onPglite, onPostgres]) await buyMany(shop, WARM)
      const measures = [onPglite, onPostgres].map((shop) => () => costsOf(shop)) as [Cost, Cost]
      const pairs = await measureInTurn(ROUNDS, ...measures)
      pairs.delete('database CPU ms')
      printRatios(`PostgreSQL beside PGlite, ${ROUNDS} pairs`, pairs)
    } finally {
      await onPglite.gateway.stop()
      await gateway.stop()
    }
    const url = await createDatabase(postgres, 'recorded')
    const log = new URL(url)
    log.searchParams.set('options', '-c log_statement=all')
    const recorded = await gatewayBeside(outside, { DATABASE_URL: log.href, ...withoutJobs })
    try {
      await printSteps({
        ...{ gateway: recorded, sandbox: outside.origin, url: log.href, data: postgres.data },
      })
    } finally {
      await recorded.stop()
    }
    return false
  })

type Cost = () => Promise<Figures>

const besideCommit = (commit: string): Promise<boolean> =>
  withProcesses(async (postgres, outside) => {
    let sides = 0
    return compareBuilds(commit, {
      rounds: ROUNDS,
      withPages: false,
      open: async ({ folder }) => {
        const DATABASE_URL = await createDatabase(postgres, `side_${(sides += 1)}`)
        const settings = { DATABASE_URL, ...withoutJobs }
        const gateway = await gatewayBeside(outside, settings, { folder })
        const shop = { gateway, outside, postgres }
        await buyMany(shop, WARM)
        return { measure: () => costsOf(shop), close: gateway.stop }
      },
    })
  })

/** Leaves a CPU profile of the gateway while it sells, which the DevTools of Chromium open. */
const profiled = (): Promise<boolean> =>
  withProcesses(async (postgres, outside) => {
    const folder = join(__dirname, '../../.cache/profile')
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const nodeOptions = ['--cpu-prof', '--cpu-prof-interval=500', `--cpu-prof-dir=${folder}`]
    const settings = { DATABASE_URL: postgres.url, ...withoutJobs }
    const gateway = await gatewayBeside(outside, settings, { nodeOptions })
    await buyMany({ gateway, outside }, WARM + ROUNDS * PURCHASES)
    await gateway.stop()
    console.log(`The profile is in ${folder}`)
    return false
  })

export async function benchGateway({ against, isProfile }: BenchOptions): Promise<number> {
  const isWorse = await (against !== undefined
    ? besideCommit(against)
    : isProfile
      ? profiled()
      : alone())
  return isWorse ? 1 : 0
}
