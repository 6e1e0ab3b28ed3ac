import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isNotNull } from 'drizzle-orm'
import { freePort } from '../../../scripts/free-port'
import { ownerOf } from '../../../server/context/keys'
import { openPostgres } from '../../../server/db/postgres'
import {
  ledger,
  outbox,
  refunds,
  renewals,
  transitions,
  users,
  withdrawals,
} from '../../../server/db/schema'
import { renewalJobs } from '../../../server/jobs/renewal'
import { runJobs } from '../../../server/jobs/run'
import { createOwnDatabase } from '../../support/database'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { faultsAgainst } from '../../support/ledger'
import { openWorld, type Moment, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, newPerson, payOrderOf } from '../../support/purchase'
import { renewing } from '../../support/renewing'
import { killableGateway, type KillableGateway } from '../../support/start-gateway'

/**
 * The drill "A process is stopped" of docs/operating.md: a gateway is stopped in the middle of four
 * requests of its jobs (a refund, a charge, a transfer, and the token for messages). Its leases
 * lapse, and another gateway does the work. When the first one wakes, it does nothing again.
 */
const server = process.env['TEST_DATABASE_URL']
/** Longer (ms) than any lease. The second gateway's clock is ahead by it. */
const LEASE_LAPSED = 61_000

let world: World
let shop: WorldGateway
let gateways: [KillableGateway, KillableGateway]
const dataDir = mkdtempSync(join(tmpdir(), 'huimin-stopped-'))
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  if (server === undefined) return
  world = await openWorld({ startAt: Date.parse('2026-11-20T10:00:00+08:00') })
  const own = await createOwnDatabase(server, process.env['TEST_DATABASE_TEMPLATE'])
  const database = await openPostgres(own.url)
  shop = await openWorldGateway(world, database)
  // No notification arrives, because one that waits for the stopped gateway rightly changes a refund.
  const publicUrl = `http://127.0.0.1:${await freePort()}`
  const place = async () => ({ port: await freePort(), dataDir, databaseUrl: own.url, publicUrl })
  gateways = [
    await killableGateway(world, await place()),
    await killableGateway(world, await place()),
  ]
  const [first, second] = gateways
  closing.push(first.dispose, second.dispose, shop.close, database.close, own.drop, world.close)
}, 180_000)
afterAll(async () => {
  for (const close of closing) await close()
  rmSync(dataDir, { recursive: true, force: true })
})

const held = {
  refund: '/refund/domestic/refunds',
  charge: '/insurance-pay/transactions/apply',
  transfer: '/mch-transfer/transfer-bills',
  message: '/cgi-bin/stable_token',
}
type Kind = keyof typeof held
const kinds = Object.keys(held) as Kind[]
const kindOf = ({ path }: Moment) => kinds.find((kind) => path.split('?')[0]?.endsWith(held[kind]))

test('a stopped gateway that wakes refunds, charges, transfers and tells nothing again', async () => {
  if (server === undefined) return
  const { ctx } = shop
  await prepare()
  const before = { charges: (await paid()).length, messages: (await world.messages()).length }

  const arrived = new Set<Kind>()
  const requests: string[] = []
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  world.listen(async (moment) => {
    const kind = kindOf(moment)
    if (moment.phase === 'done') requests.push(moment.path)
    if (moment.phase !== 'asked' || !kind || arrived.size === kinds.length) return
    arrived.add(kind)
    if (arrived.size === kinds.length) stop()
    await released
  })
  const [first, second] = gateways
  await first.start()
  await stopped
  first.stop()
  letGo()

  await second.start({ aheadMs: LEASE_LAPSED })
  while (!(await isAllDone())) await pause(50)
  await second.endJobs()
  const written = await money()
  expect(await effects(before)).toEqual({ refunds: 1, charges: 1, transfers: 1, messages: 2 })

  first.wake()
  await first.endJobs()
  expect(await effects(before)).toEqual({ refunds: 1, charges: 1, transfers: 1, messages: 2 })
  expect(await money()).toEqual(written)
  const sent = requests.filter((path) => path.includes('subscribe/send')).length
  process.stderr.write(
    `stopped process: ${kinds.join(', ')} were under way; ${sent} messages sent for 2 events, ` +
      `and nothing was done again after it woke\n`,
  )
  world.clock.setOffset(world.clock.offsetMs() + 2 * LEASE_LAPSED)
  await runJobs(ctx)
  expect(await faultsAgainst(world, ctx)).toEqual([])
}, 180_000)

const paid = async () => (await world.orders()).filter(({ outcome }) => outcome === 'PAID')

const effects = async (before: { charges: number; messages: number }) => ({
  refunds: (await world.refunds()).length,
  charges: (await paid()).length - before.charges,
  transfers: (await world.transfers()).length,
  messages: (await world.messages()).length - before.messages,
})

/** Every row that the stopped gateway could write a second time. */
const money = async () => {
  const { db } = shop.ctx
  const tables = [refunds, outbox, withdrawals, renewals, ledger, transitions]
  const rows = await Promise.all(tables.map((table) => db.select().from(table)))
  return rows.map((each) => each.map((row) => JSON.stringify(row)).sort())
}

async function isAllDone(): Promise<boolean> {
  const { db } = shop.ctx
  const [refund] = await db.select().from(refunds)
  const [renewal] = await db.select().from(renewals)
  const [withdrawal] = await db.select().from(withdrawals)
  const unsent = await db.select().from(outbox).where(isNotNull(outbox.nextTryAt))
  return (
    refund?.status === 'PROCESSING' &&
    renewal?.status === 'RENEWED' &&
    withdrawal?.status === 'PROCESSING' &&
    unsent.length === 0
  )
}

/** Makes a refund, a charge, a transfer and messages due at the same moment. */
async function prepare(): Promise<void> {
  const { ctx } = shop
  const sandbox = { clock: world.clock }
  const jobs = () => runJobs(ctx, renewalJobs)
  const outside = { ...shop, origin: world.origin, sandbox, jobs }
  const { bought, signed, until } = renewing(() => outside as never)
  await signed(await bought())
  const login = done(await shop.call('loginByWechat', { code: 'late', appId: 'wx-sandbox' }))
  const person = { relationType: 'SELF' as const, person: newPerson() }
  const proposalId = await confirmedProposal(shop, login, [person])
  const { payParams } = done(await shop.call('createPayOrder', payOrderOf(proposalId), { login }))
  const url = payParams?.kind === 'redirect' ? payParams.url : ''
  const outTradeNo = new URL(url).searchParams.get('outTradeNo') ?? ''
  done(await shop.call('cancelOrder', { orderId: proposalId }, { login }))
  await decide(world, outTradeNo, 'PAID', { times: 1 })
  await until('2027-11-13 09:00', '2027-11-19 09:00')
  world.clock.setNow(Date.parse('2027-11-20T08:30:00+08:00'))

  const [user] = await ctx.db.select().from(users)
  const userId = user?.id ?? ''
  const id = ctx.ids.next()
  await ctx.db.insert(withdrawals).values({
    ...{ id, userId, amountFen: 1000, appId: 'wx-sandbox-oa', outBillNo: `W${id}` },
    status: 'REQUESTED',
    openIdSealed: ctx.keys.seal('openid-of-somebody', ownerOf(userId), 'oaOpenId'),
    createdAt: ctx.clock.now(),
    nextTryAt: ctx.clock.now(),
  })
}
