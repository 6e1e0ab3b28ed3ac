import { dayOf } from '@/domain/time/day'
import { openPostgres } from '../../../server/db/postgres'
import { runJobs } from '../../../server/jobs/run'
import { reconcileDay } from '../../../server/ledger/day'
import { openWorldGateway, type WorldGateway } from '../../support/gateway'
import { openWorld, type World } from '../../support/outside-world'
import { confirmedProposal, decide, done, payOrderOf } from '../../support/purchase'
import { promote, startCluster, type Cluster } from './cluster'
import { openLine, type NetworkLine } from './network-line'
import { patientShopper } from './patient-shopper'

/**
 * The drill "With an asynchronous standby" of docs/operating.md: the primary dies while its standby
 * is behind. What was acknowledged meanwhile is lost, and the drill says what becomes of the money.
 */
let world: World
let line: NetworkLine | undefined
let cluster: Cluster | undefined
let gateway: WorldGateway | undefined
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  world = await openWorld()
  const through = async (port: number) => {
    line = await openLine(port)
    return line.port
  }
  cluster = await startCluster({ isSynchronous: false, through })
  if (!cluster) return
  const database = await openPostgres(cluster.url)
  gateway = await openWorldGateway(world, database)
  closing.push(gateway.close, database.close)
})
afterAll(async () => {
  for (const close of closing) await close()
  await cluster?.stop()
  await line?.close()
  await world.close()
})

test('what an asynchronous standby missed is named, and its money goes on or goes back', async () => {
  if (!cluster || !gateway || !line) return
  const { ctx } = gateway
  const shop = patientShopper([gateway.origin], () => world.clock.now())
  const order = async (code: string) => {
    const login = done(await shop.call('loginByWechat', { code, appId: 'wx-sandbox' }))
    const proposalId = await confirmedProposal(shop, login)
    const opened = done(await shop.call('createPayOrder', payOrderOf(proposalId), { login }))
    const { payOrderId, payParams } = opened
    if (payParams?.kind !== 'redirect') throw new Error('Nothing to pay with')
    const outTradeNo = new URL(payParams.url).searchParams.get('outTradeNo') ?? ''
    const policies = async () =>
      done(await shop.call('listPolicies', {}, { login })).list.map(({ policyNo }) => policyNo)
    return { login, proposalId, payOrderId, outTradeNo, policies }
  }

  const known = await order('known')
  const [row] = await cluster.primary.query('select pg_current_wal_lsn()::text as lsn')
  const replayed = `select pg_last_wal_replay_lsn() >= '${row?.['lsn']}' as yes`
  while (!(await cluster.standby.query(replayed))[0]?.['yes']) continue
  line.cut()
  const unknown = await order('unknown')
  for (const { outTradeNo } of [known, unknown])
    await decide(world, outTradeNo, 'PAID', { times: 1 })
  const before = await known.policies()
  expect([before.length, (await unknown.policies()).length]).toEqual([2, 2])

  await cluster.primary.kill()
  await promote(cluster.standby)

  // The payment of the order that is known is lost here, and not at WeChat Pay: its policies are
  // issued again.
  expect(await known.policies()).toEqual([])
  world.clock.setOffset(world.clock.offsetMs() + 2 * 60_000)
  await runJobs(ctx)
  expect(await known.policies()).toHaveLength(2)
  // The other order is lost with its account: the person signs in again and finds nothing.
  const { status } = await gateway.call('listPolicies', {}, { login: unknown.login })
  expect(status).toBe(401)

  // The bill of the day names the money, and the operator refunds it in the merchant console.
  const day = dayOf(world.clock.now())
  world.clock.setOffset(world.clock.offsetMs() + 25 * 3_600_000)
  const bill = await reconcileDay(ctx, day)
  const paid = (await world.orders()).find(({ outTradeNo }) => outTradeNo === unknown.outTradeNo)
  expect(bill.ok && bill.value.differences).toEqual([
    expect.objectContaining({ kind: 'BILL_PAYMENT_UNKNOWN', foundFen: paid?.amountFen }),
  ])
  const refund = `${world.origin}/sandbox/pay-orders/${unknown.outTradeNo}/refunds`
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(refund, { method: 'POST', headers, body: '{}' })).status).toBe(200)
  const back = (await world.refunds()).filter(({ outTradeNo }) => outTradeNo === unknown.outTradeNo)
  expect(back.map(({ refundFen }) => refundFen)).toEqual([paid?.amountFen])
  process.stderr.write(
    `standby behind: of 2 acknowledged payments 1 was taken in again with its ${before.length} policies, ` +
      `1 order was lost; the bill names ${paid?.amountFen} fen of it, refunded in the console\n`,
  )
})
