import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { purchase, type Step } from '../buyer'
import { startPostgres, type OwnPostgres } from '../own-postgres'
import type { Served } from '../serve'
import { cpuOf, fineCpuOf } from './cpu'
import { gatewayBeside, openOutside, type Outside } from './outside'
import { monotonicNow, printProfile, profileOptions, type StepTime } from './profile'
import { markPurchase, markStep, recorded, scriptOf } from './recording'
import { replay } from './replay'
import { printSteps, StepCosts } from './steps'

/**
 * `npm run bench:gateway [purchases] [at once]` measures whole purchases a second through the HTTP
 * interface (trace, notices, health, price, proposal, confirmation, pay order, notification,
 * policy), on PGlite and on its own PostgreSQL, with the CPU time of each process. The sandbox has
 * its own process. It also prints each step of a purchase with its statements. Then pgbench runs the
 * same prepared statements on as many connections. It has no gateway beside it, so its rate is the
 * machine's limit. With gateways on other machines the database is the limit, and the ratio of its CPU
 * times tells what they sell of it. It only prints.
 *
 * With `--profile` it only buys on PostgreSQL, one purchase after another, and prints where the
 * gateway's CPU time went.
 */
const { values: asked, positionals } = parseArgs({
  options: { profile: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [count = 200, atOnce = 8] = positionals.map(Number)
/** Purchases before the measurement, after which V8 has compiled the frequent code. */
const WARM = 100
const FIRST = 20
const RECORDED = 160

const PORT = 18_090
/** Jobs would work at other moments in each run. */
const withoutJobs = { JOB_INTERVAL_SECONDS: '3600' }

/** Each buyer has a number that is used only once, so each one is a different person. */
let next = 0
const buy = (gateway: Served, outside: Outside) =>
  purchase(gateway.origin, next++, { sandbox: outside.origin })

const buyMany = async (gateway: Served, outside: Outside, many: number): Promise<void> => {
  const end = next + many
  const buyer = async () => {
    while (next < end) await buy(gateway, outside)
  }
  await Promise.all(Array.from({ length: atOnce }, buyer))
}

/** What a measurement found: purchases a second, and the database's CPU time of each, in ms. */
interface Timed {
  rate: number
  databaseMs: number
}

/** Buys, prints a line about it, and answers what it found. */
const timed = async (
  name: string,
  gateway: Served,
  outside: Outside,
  database?: OwnPostgres,
): Promise<Timed> => {
  await buyMany(gateway, outside, WARM)
  const processes = { gateway: gateway.pid, simulators: outside.pid, database: database?.pid }
  const used = () =>
    Object.entries(processes).flatMap(([who, pid]) => (pid ? [[who, cpuOf(pid)] as const] : []))
  const before = new Map(used())
  const startedAt = performance.now()
  await buyMany(gateway, outside, count)
  const rate = count / ((performance.now() - startedAt) / 1000)
  const each = new Map(used().map(([who, ms]) => [who, (ms - (before.get(who) ?? 0)) / count]))
  const told = [...each].map(
    ([who, ms]) => `${who} ${ms.toFixed(1)} ms (${(1000 / ms).toFixed(0)} a core-second)`,
  )
  console.log(`${name}: ${rate.toFixed(1)} purchases a second; CPU of each: ${told.join(', ')}`)
  return { rate, databaseMs: each.get('database') ?? 0 }
}

const onPglite = async (outside: Outside): Promise<void> => {
  const gateway = await gatewayBeside(outside, PORT, withoutJobs)
  try {
    await timed('PGlite', gateway, outside)
  } finally {
    await gateway.stop()
  }
}

/** Buys one after another and marks each step in the log of the database. */
async function record(gateway: Served, outside: Outside, url: string): Promise<StepCosts> {
  const marking = new Client({ connectionString: url })
  await marking.connect()
  const costs = new StepCosts()
  for (let n = 0; n < RECORDED; n += 1) {
    const isWarm = n >= RECORDED / 2
    const around = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
      await marking.query(markStep(step))
      const before = fineCpuOf(gateway.pid)
      const done = await work()
      if (isWarm) costs.add(step, fineCpuOf(gateway.pid) - before)
      return done
    }
    await marking.query(markPurchase)
    await purchase(gateway.origin, next++, { sandbox: outside.origin, around })
    if (isWarm) costs.addPurchase()
  }
  await marking.end()
  return costs
}

const onPostgres = async (outside: Outside): Promise<void> => {
  const postgres = await startPostgres(['logging_collector=on', 'log_destination=jsonlog'])
  if (!postgres) return console.log('PostgreSQL: initdb and postgres were found nowhere')
  const urlOf = (database: string) => postgres.url.replace('/postgres?', `/${database}?`)
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  const withGateway = async <T>(work: (gateway: Served) => Promise<T>): Promise<T> => {
    const settings = { DATABASE_URL: urlOf('huimin'), ...withoutJobs }
    const gateway = await gatewayBeside(outside, PORT, settings)
    try {
      return await work(gateway)
    } finally {
      await gateway.stop()
    }
  }
  try {
    await admin.query('create database huimin')
    await withGateway((gateway) => buyMany(gateway, outside, FIRST))
    await admin.query('create database before template huimin')

    await admin.query(`alter database huimin set log_statement = 'all'`)
    const costs = await withGateway((gateway) => record(gateway, outside, urlOf('huimin')))
    await admin.query('alter database huimin reset log_statement')

    const sold = await withGateway((gateway) => timed('PostgreSQL', gateway, outside, postgres))
    const purchases = recorded(postgres.data, 'huimin')
    const statements = purchases.flat().length / purchases.length
    console.log(`${statements.toFixed(1)} statements a purchase`)
    printSteps(costs, purchases)
    if (existsSync(join(postgres.bin, 'pgbench'))) {
      const clients = Array.from({ length: atOnce }, (_, client) =>
        scriptOf(purchases.filter((_own, index) => index % atOnce === client).flat()),
      )
      const before = cpuOf(postgres.pid)
      const limit = RECORDED / (await replay(postgres.bin, urlOf('before'), clients))
      const each = (cpuOf(postgres.pid) - before) / RECORDED
      console.log(
        `pgbench, the same statements: ${limit.toFixed(1)} a second, database ${each.toFixed(1)} ms; ` +
          `the gateway has ${(sold.rate / limit).toFixed(2)} of it on the same cores, and gateways on ` +
          `other machines have ${(each / sold.databaseMs).toFixed(2)} of it by the database's CPU`,
      )
    } else console.log('pgbench was found nowhere')
  } finally {
    await admin.end()
    await postgres.stop()
  }
}

const profile = async (outside: Outside): Promise<void> => {
  const postgres = await startPostgres([])
  if (!postgres) throw new Error('initdb and postgres were found nowhere')
  const steps: StepTime[] = []
  const around = async <T>(step: Step, work: () => Promise<T>): Promise<T> => {
    const from = monotonicNow()
    const done = await work()
    steps.push({ step, from, to: monotonicNow() })
    return done
  }
  try {
    const settings = { DATABASE_URL: postgres.url, ...withoutJobs }
    const gateway = await gatewayBeside(outside, PORT, settings, { nodeOptions: profileOptions() })
    try {
      await buyMany(gateway, outside, WARM)
      for (let n = 0; n < count; n += 1)
        await purchase(gateway.origin, next++, { sandbox: outside.origin, around })
    } finally {
      await gateway.stop()
    }
    printProfile(steps, count)
  } finally {
    await postgres.stop()
  }
}

const main = async (): Promise<void> => {
  const outside = await openOutside()
  try {
    if (asked.profile) return await profile(outside)
    await onPglite(outside)
    await onPostgres(outside)
  } finally {
    await outside.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
