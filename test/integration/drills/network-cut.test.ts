import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openPostgres } from '../../../server/db/postgres'
import { runJobs } from '../../../server/jobs/run'
import { byCircle } from '../../support/circle'
import { createOwnDatabase } from '../../support/database'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, payOrderOf } from '../../support/purchase'
import { openRedis, type TestRedis } from '../../support/redis'
import { expectAgreement } from './agreement'
import { openLine, type NetworkLine } from './network-line'

/**
 * The network is cut between each pair that talks: gateway and database, gateway and WeChat Pay, WeChat
 * Pay and gateway, gateway and Redis. Time limits are shortened, so that a cut outlasts each of them; in
 * the full circle it lasts 30 s. `standby-cut` has the two databases.
 */
const server = process.env['TEST_DATABASE_URL']
const SHORT_MS = 1_000
const CUT_MS = byCircle(0, 30_000)
const MINUTE_MS = 60_000
const CALLS = 10
/** How long a gateway waits for an answer of Redis (server/http/shared-limits.ts). */
const REDIS_MS = 500

let world: World
let gateway: WorldGateway
let toDatabase: NetworkLine
let toWechat: NetworkLine
let toGateway: NetworkLine
let toRedis: NetworkLine
let redis: TestRedis
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  if (server === undefined) return
  const { timeout } = AbortSignal
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, SHORT_MS))
  world = await openWorld({ notifyAgainAfterMs: [] })
  const own = await createOwnDatabase(server, process.env['TEST_DATABASE_TEMPLATE'])
  const { pathname, searchParams } = new URL(own.url)
  toDatabase = await openLine(`${searchParams.get('host')}/.s.PGSQL.5432`)
  toWechat = await openLine(Number(new URL(world.origin).port))
  redis = await openRedis()
  toRedis = await openLine(Number(new URL(redis.url).port))
  const database = await openPostgres(
    `postgres://postgres@127.0.0.1:${toDatabase.port}${pathname}?query_timeout=${SHORT_MS}`,
  )
  gateway = await openWorldGateway(world, database, undefined, async (port, env) => {
    toGateway = await openLine(port)
    const PUBLIC_URL = `http://127.0.0.1:${toGateway.port}`
    const WECHATPAY_API_BASE = `http://127.0.0.1:${toWechat.port}/sandbox/wechatpay`
    const REDIS_URL = `redis://127.0.0.1:${toRedis.port}`
    return { ...env, PUBLIC_URL, WECHATPAY_API_BASE, REDIS_URL }
  })
  closing.push(...[toDatabase, toWechat, toGateway, toRedis].map((line) => line.close))
  closing.push(gateway.close, database.close, world.close, own.drop, redis.stop)
})
afterAll(async () => {
  for (const close of closing) await close()
  jest.restoreAllMocks()
})

async function proposal(code: string) {
  const login = done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
  const proposalId = await confirmedProposal(gateway, login)
  const key = randomUUID()
  const order = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login, key })
  return { login, proposalId, order }
}

const tradeNoOf = (reply: Awaited<ReturnType<Awaited<ReturnType<typeof proposal>>['order']>>) => {
  const { payParams } = done(reply)
  const url = payParams?.kind === 'redirect' ? payParams.url : ''
  return new URL(url).searchParams.get('outTradeNo') ?? ''
}

test('cut from its database it says 503, and goes on when the line is back', async () => {
  if (server === undefined) return
  const { order, login } = await proposal('database')
  toDatabase.cut()
  const [ordered, asked] = await Promise.all([order(), gateway.call('listPolicies', {}, { login })])
  expect([ordered.status, asked.status]).toEqual([503, 503])
  expect((await fetch(`${gateway.origin}/healthz`)).status).toBe(200)
  await pause(CUT_MS)
  toDatabase.mend()
  await decide(world, tradeNoOf(await order()), 'PAID', { times: 1 })
})

test('connections whose other end is silent are dropped, and the next call has another', async () => {
  if (server === undefined) return
  const { db } = gateway.ctx
  /** As many transactions at once as the pool has connections. Answers how many succeed. */
  const works = async () => {
    const all = Array.from({ length: 10 }, () =>
      db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
    )
    return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length
  }
  expect(await works()).toBe(10)
  toDatabase.cut()
  expect(await works()).toBe(0)
  toDatabase.replace()
  expect(await works()).toBe(10)
})

test('cut from WeChat Pay it says so, and the repeat opens the same order', async () => {
  if (server === undefined) return
  const { order } = await proposal('wechat')
  toWechat.cut()
  const refused = await order()
  expect(done(refused)).toMatchObject({ payStatus: 'PAID_FAIL', payParams: null })
  await pause(CUT_MS)
  toWechat.mend()
  await decide(world, tradeNoOf(await order()), 'PAID', { times: 1 })
})

test('a notification that waits in the line is not missed, and not taken in twice', async () => {
  if (server === undefined) return
  const { order, login } = await proposal('notification')
  const outTradeNo = tradeNoOf(await order())
  toGateway.cut()
  await decide(world, outTradeNo, 'PAID', { times: 1 })
  world.clock.setOffset(world.clock.offsetMs() + MINUTE_MS)
  await runJobs(gateway.ctx)
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toHaveLength(2)
  await pause(CUT_MS)
  toGateway.mend()
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toHaveLength(2)
})

test('cut from Redis only the first call waits for it, and people go on buying', async () => {
  if (server === undefined) return
  const lookAround = () => gateway.call('getCityConfig', { cityCode: '310000' })
  toRedis.cut()
  done(await lookAround())
  const from = performance.now()
  for (let times = 0; times < CALLS; times += 1) done(await lookAround())
  expect(performance.now() - from).toBeLessThan((CALLS * REDIS_MS) / 2)
  await decide(world, tradeNoOf(await (await proposal('redis')).order()), 'PAID', { times: 1 })
  await pause(CUT_MS)
  toRedis.mend()
  done(await lookAround())
})

test('and afterwards everything agrees', async () => {
  if (server === undefined) return
  await expectAgreement(world, gateway.ctx)
})
