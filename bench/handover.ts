import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { DAY_MS, dayOf, startOfDayMs } from '@/domain/time/day'
import { startPostgres } from '../scripts/own-postgres'
import { createContext } from '../server/assemble'
import type { Context } from '../server/context/context'
import { readEnv } from '../server/context/env'
import { silentLog } from '../server/context/log'
import { handoverRows, handovers, insurants, policies, proposals, users } from '../server/db/schema'
import { createHttp } from '../server/gateways/http'
import { createInsurerCore } from '../server/gateways/insurer/client'
import { handOver } from '../server/insurer/hand-over'
import { makeHandovers } from '../server/insurer/make-handovers'
import { sealApplicant, sealPerson } from '../server/records/person/person'
import type { BenchOptions } from './main'

/**
 * Hands the policies of one day (`handover [policies]`, default 100,000) over to the example
 * core in Python, and prints how long it took until the core had acknowledged each of them. In the middle
 * the core is killed and started again: only what is missing is sent again. PostgreSQL is one of its own.
 */

const LIMIT_SECONDS = 60
const PORT = 9_790
const SECRET = 'bench-secret'
const BATCH = 2_000

const data = join(tmpdir(), `huimin-bench-core-${process.pid}.db`)
const core = join(__dirname, '../packages/insurer-core/examples/core.py')

async function startCore() {
  const args = [core, '--port', String(PORT), '--secret', SECRET, '--data', data]
  const child = spawn('python3', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

/** Policies that the gateway numbered yesterday, each of one person, sealed as in a sale. */
async function fill(ctx: Context, most: number): Promise<void> {
  const issuedAt = startOfDayMs(dayOf(ctx.clock.now())) - DAY_MS / 2
  const sold = { cityCode: '310000', productCode: 'PP57' }
  const cover = { effectiveOn: '2027-01-01', expireOn: '2027-12-31' }
  await ctx.db.insert(users).values({ id: 'U', openId: 'U', createdAt: issuedAt })
  const person = {
    ...{ name: '王𠮷', credentialType: '01' as const, credentialNo: '990000199105200022' },
    ...{ gender: 'F' as const, birthOn: '1991-05-20' },
  }
  for (let from = 0; from < most; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, most - from) }, (_none, at) => from + at).map(
      (n) => `P${String(n).padStart(12, '0')}`,
    )
    await ctx.db.insert(proposals).values(
      ids.map((id) => ({
        ...{
          id,
          userId: 'U',
          ...sold,
          traceId: id,
          storedStatus: 'PAID' as const,
          totalFen: 6_900,
        },
        ...{ ...cover, createdAt: issuedAt, expireAt: issuedAt, paidAt: issuedAt },
        applicantSealed: sealApplicant(ctx.keys, { ...person, mobile: '13900000001' }, id),
      })),
    )
    await ctx.db.insert(insurants).values(
      ids.map((id) => ({
        ...{ proposalId: id, position: 0, relationType: 'SELF' as const, credentialHash: id },
        ...{ comboCode: 'A', age: 35, premiumFen: 6_900 },
        personSealed: sealPerson(ctx.keys, person, id),
      })),
    )
    await ctx.db.insert(policies).values(
      ids.map((id) => ({
        ...{ id, policyNo: `GW${id}`, userId: 'U', proposalId: id, position: 0 },
        ...{ storedStatus: 'WAITING' as const, premiumFen: 6_900, ...cover, issuedAt },
      })),
    )
  }
}

const seconds = (since: number): number => (performance.now() - since) / 1000

async function bench(ctx: Context, most: number): Promise<number> {
  await fill(ctx, most)
  await ctx.db.execute(sql`analyze`)
  console.log(`${most} policies of one day`)
  let child = await startCore()
  const startedAt = performance.now()
  await makeHandovers(ctx)
  console.log(`${seconds(startedAt).toFixed(1)} s  the list is made`)
  const [list] = await ctx.db.select().from(handovers)
  if (!list) throw new Error('There is no list')
  // The core dies after a third of the list, as a machine does: without a last word.
  const passing = handOver(ctx, list)
  const acknowledged = () => ctx.db.$count(handoverRows, eq(handoverRows.answer, 'ACKNOWLEDGED'))
  while ((await acknowledged()) < most / 3) await pause(1_000)
  child.kill('SIGKILL')
  await passing
  const before = await acknowledged()
  console.log(`${seconds(startedAt).toFixed(1)} s  the core was killed; ${before} acknowledged`)
  child = await startCore()
  const [broken] = await ctx.db.select().from(handovers)
  if (!broken) throw new Error('There is no list')
  await handOver(ctx, broken)
  const tookSeconds = seconds(startedAt)
  const after = await acknowledged()
  const [ended] = await ctx.db.select().from(handovers)
  child.kill()
  console.log(`${tookSeconds.toFixed(1)} s  ${after} rows acknowledged, each by itself`)
  console.log(`${ended?.requests} requests of up to 1,000 rows`)
  return after === most && tookSeconds <= LIMIT_SECONDS ? 0 : 1
}

export async function benchHandover({ numbers }: BenchOptions): Promise<number> {
  const [most = 100_000] = numbers
  const postgres = await startPostgres([])
  if (!postgres) throw new Error('There is no PostgreSQL on this machine')
  const key = () => randomBytes(32).toString('hex')
  const env = readEnv({
    ...{ NODE_ENV: 'test', SANDBOX: 'on', DATABASE_URL: postgres.url },
    ...{ PII_KEY: key(), HASH_KEY: key(), INSURER_HANDOVERS: '{"310000/PP57":"CORE"}' },
    DATA_DIR: `${data}.files`,
  })
  const { ctx, close } = await createContext(env, { log: silentLog })
  const at = { keyId: 'huimin', secretKey: SECRET, baseUrl: `http://127.0.0.1:${PORT}` }
  const insurers = { CORE: createInsurerCore({ ...at, http: createHttp(), now: Date.now }) }
  try {
    return await bench({ ...ctx, gateways: { ...ctx.gateways, insurers } }, most)
  } finally {
    await close()
    await postgres.stop()
    for (const end of ['', '-shm', '-wal', '.files'])
      rmSync(data + end, { recursive: true, force: true })
  }
}
