import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { openPostgres } from '../../../server/db/postgres'
import { outbox } from '../../../server/db/schema'
import { runJobs } from '../../../server/jobs/run'
import { createOwnDatabase } from '../../support/database'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { faultsAgainst, faultsAgainstBills, faultsInBooks } from '../../support/ledger'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, payOrderOf } from '../../support/purchase'
import { openLine, type NetworkLine } from './network-line'

/**
 * The network is cut between each pair that talks: gateway and database, gateway and WeChat Pay, and
 * WeChat Pay and gateway. Time limits are shortened, so that a cut outlasts each of them.
 */
const server = process.env['TEST_DATABASE_URL']
const SHORT_MS = 300
const MINUTE_MS = 60_000

let world: World
let gateway: WorldGateway
let toDatabase: NetworkLine
let toWechat: NetworkLine
let toGateway: NetworkLine
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
  const database = await openPostgres(
    `postgres://postgres@127.0.0.1:${toDatabase.port}${pathname}?query_timeout=${SHORT_MS}`,
  )
  gateway = await openWorldGateway(world, database, undefined, async (port, env) => {
    toGateway = await openLine(port)
    const PUBLIC_URL = `http://127.0.0.1:${toGateway.port}`
    const WECHATPAY_API_BASE = `http://127.0.0.1:${toWechat.port}/sandbox/wechatpay`
    return { ...env, PUBLIC_URL, WECHATPAY_API_BASE }
  })
  closing.push(...[toDatabase, toWechat, toGateway].map((line) => line.close))
  closing.push(gateway.close, database.close, world.close, own.drop)
}, 60_000)
afterAll(async () => {
  for (const close of closing) await close()
  jest.restoreAllMocks()
}, 30_000)

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
  toDatabase.mend()
  await decide(world, tradeNoOf(await order()), 'PAID', { times: 1 })
}, 60_000)

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
}, 60_000)

test('cut from WeChat Pay it says so, and the repeat opens the same order', async () => {
  if (server === undefined) return
  const { order } = await proposal('wechat')
  toWechat.cut()
  const refused = await order()
  expect(done(refused)).toMatchObject({ payStatus: 'PAID_FAIL', payParams: null })
  toWechat.mend()
  await decide(world, tradeNoOf(await order()), 'PAID', { times: 1 })
}, 60_000)

test('a notification that waits in the line is not missed, and not taken in twice', async () => {
  if (server === undefined) return
  const { order, login } = await proposal('notification')
  const outTradeNo = tradeNoOf(await order())
  toGateway.cut()
  await decide(world, outTradeNo, 'PAID', { times: 1 })
  world.clock.setOffset(world.clock.offsetMs() + MINUTE_MS)
  await runJobs(gateway.ctx)
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toHaveLength(2)
  toGateway.mend()
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toHaveLength(2)
}, 60_000)

test('and afterwards everything agrees', async () => {
  if (server === undefined) return
  const { ctx } = gateway
  const pass = async (minutes: number) => {
    world.clock.setOffset(world.clock.offsetMs() + minutes * MINUTE_MS)
    await runJobs(ctx)
  }
  for (const minutes of [0, 2, 2, 31, 6]) await pass(minutes)
  expect(await faultsAgainst(world, ctx)).toEqual([])
  await pass(25 * 60)
  expect(await faultsInBooks(ctx)).toEqual([])
  expect(await faultsAgainstBills(ctx)).toEqual([])
  const told = await ctx.db.select().from(outbox)
  expect(await world.messages()).toHaveLength(told.filter(({ sentAt }) => sentAt !== null).length)
}, 60_000)
