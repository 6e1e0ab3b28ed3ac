import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { purchase } from '../buyer'
import { startPostgres, type OwnPostgres } from '../own-postgres'
import { serve, type Served } from '../serve'
import { cpuOf } from './cpu'
import { marker, recorded, scriptOf } from './recording'
import { replay } from './replay'

/**
 * `npm run bench:gateway [purchases] [at once]` measures whole purchases a second through the HTTP
 * interface (trace, notices, health, price, proposal, confirmation, pay order, notification,
 * policy), on PGlite and on its own PostgreSQL, with the CPU time of each process. The sandbox has
 * its own process. Then pgbench runs the same prepared statements on as many connections, which
 * shows the limit of this machine. It only prints.
 */
const [count = 200, atOnce = 8] = process.argv.slice(2).map(Number)
/** Purchases before the measurement, after which V8 has compiled the frequent code. */
const WARM = 100
const FIRST = 20
const RECORDED = 160

interface Outside {
  origin: string
  pid: number
  sandboxKeys: string
}

/** Several gateways use one database in turn, so they need the same keys for the sealed names. */
const keys = { PII_KEY: randomBytes(32).toString('hex'), HASH_KEY: randomBytes(32).toString('hex') }

const gatewayBeside = (outside: Outside, settings: Record<string, string>) =>
  serve(
    18_090,
    { SANDBOX_ORIGIN: outside.origin, JOB_INTERVAL_SECONDS: '3600', ...keys, ...settings },
    { sandboxKeys: outside.sandboxKeys },
  )

/** Each buyer has a number that is used only once, so each one is a different person. */
let next = 0
const buy = (gateway: Served, outside: Outside) => purchase(gateway.origin, next++, outside.origin)

const buyMany = async (gateway: Served, outside: Outside, many: number): Promise<void> => {
  const end = next + many
  const buyer = async () => {
    while (next < end) await buy(gateway, outside)
  }
  await Promise.all(Array.from({ length: atOnce }, buyer))
}

/** Buys, prints a line about it, and answers the purchases per second. */
const timed = async (
  name: string,
  gateway: Served,
  outside: Outside,
  database?: OwnPostgres,
): Promise<number> => {
  await buyMany(gateway, outside, WARM)
  const processes = { gateway: gateway.pid, simulators: outside.pid, database: database?.pid }
  const used = () =>
    Object.entries(processes).flatMap(([who, pid]) => (pid ? [[who, cpuOf(pid)] as const] : []))
  const before = used()
  const startedAt = performance.now()
  await buyMany(gateway, outside, count)
  const rate = count / ((performance.now() - startedAt) / 1000)
  const each = used().map(([who, ms], index) => {
    const spent = (ms - (before[index]?.[1] ?? 0)) / count
    return `${who} ${spent.toFixed(1)} ms (${(1000 / spent).toFixed(0)} a core-second)`
  })
  console.log(`${name}: ${rate.toFixed(1)} purchases a second; CPU of each: ${each.join(', ')}`)
  return rate
}

const onPglite = async (outside: Outside): Promise<void> => {
  const gateway = await gatewayBeside(outside, {})
  await timed('PGlite', gateway, outside).finally(gateway.stop)
}

const onPostgres = async (outside: Outside): Promise<void> => {
  const postgres = await startPostgres(['logging_collector=on', 'log_destination=jsonlog'])
  if (!postgres) return console.log('PostgreSQL: initdb and postgres were found nowhere')
  const urlOf = (database: string) => postgres.url.replace('/postgres?', `/${database}?`)
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  const withGateway = async <T>(work: (gateway: Served) => Promise<T>): Promise<T> => {
    const gateway = await gatewayBeside(outside, { DATABASE_URL: urlOf('huimin') })
    return work(gateway).finally(gateway.stop)
  }
  try {
    await admin.query('create database huimin')
    await withGateway((gateway) => buyMany(gateway, outside, FIRST))
    await admin.query('create database before template huimin')

    await admin.query(`alter database huimin set log_statement = 'all'`)
    await withGateway(async (gateway) => {
      const marking = new Client({ connectionString: urlOf('huimin') })
      await marking.connect()
      for (let n = 0; n < RECORDED; n += 1) {
        await marking.query(`-- ${marker(n)}`)
        await buy(gateway, outside)
      }
      await marking.end()
    })
    await admin.query('alter database huimin reset log_statement')

    const rate = await withGateway((gateway) => timed('PostgreSQL', gateway, outside, postgres))
    const purchases = recorded(postgres.data, 'huimin')
    const statements = purchases.flat().length / purchases.length
    console.log(`${statements.toFixed(1)} statements a purchase`)
    if (existsSync(join(postgres.bin, 'pgbench'))) {
      const clients = Array.from({ length: atOnce }, (_, client) =>
        scriptOf(purchases.filter((_own, index) => index % atOnce === client).flat()),
      )
      const limit = RECORDED / (await replay(postgres.bin, urlOf('before'), clients))
      console.log(
        `pgbench, the same statements: ${limit.toFixed(1)} a second; ` +
          `the gateway has ${(rate / limit).toFixed(2)} of it`,
      )
    } else console.log('pgbench was found nowhere')
  } finally {
    await admin.end()
    await postgres.stop()
  }
}

const main = async (): Promise<void> => {
  const simulators = await serve(18_092, {}, { program: 'scripts/bench-gateway/simulators.ts' })
  const { origin, pid, dataDir } = simulators
  const outside = { origin, pid, sandboxKeys: join(dataDir, 'sandbox-keys.json') }
  try {
    await onPglite(outside)
    await onPostgres(outside)
  } finally {
    await simulators.stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
