import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { reconcile } from '../../server/books/reconcile'
import { payOrdersOf } from '../../server/pay/repo'
import { openGateway, type TestGateway } from '../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  openPayOrder,
  payOrderOf,
  signIn,
} from '../support/purchase'
import { everything } from '../support/rows'

/**
 * What may go wrong with a payment, a case for each, where no other file has one: repeats, forgeries
 * and races are in pay, money and races; crashes in crash and kills; refunds in revoke; the sale
 * that closes in offer; SMS in login.
 */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
afterEach(async () => {
  gateway.sandbox.faults.clear()
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(() => gateway.close())

test('told that it is paid before the answer to placing it came: paid it stays', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  gateway.sandbox.faults.add({ cmd: 'wechatpay.h5', mode: 'delay', delayMs: 1500, times: 1 })
  const placing = gateway.call('createPayOrder', payOrderOf(proposalId), { login })
  const outTradeNo = await placed(proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const bought = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(bought).toMatchObject({ status: 'PAID', policies: [{}, {}] })

  // The late answer is of an order that is over: nothing moves back, nothing is left to pay with.
  expect(done(await placing)).toMatchObject({ payStatus: 'PAID_OK', payParams: null })
  const after = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(after).toEqual(bought)
})

/** The number of a pay order that WeChat Pay has taken, whether or not its answer arrived. */
async function placed(proposalId: string): Promise<string> {
  for (;;) {
    const [order] = await payOrdersOf(gateway.ctx.db, [proposalId])
    const known = await fetch(`${gateway.origin}/sandbox/pay-orders`).then((answer) =>
      answer.text(),
    )
    if (order && known.includes(order.outTradeNo)) return order.outTradeNo
  }
}

test('every notification lost for 24 hours and 4 minutes: asked, and covered, without a tap', async () => {
  const phone = newMobile()
  const login = await signIn(gateway, phone)
  const orderId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID', { drop: true })
  await moveClock(gateway, (24 * 60 + 4) * 60_000)
  await gateway.jobs()
  const again = await signIn(gateway, phone)
  expect(done(await gateway.call('getOrder', { orderId }, { login: again }))).toMatchObject({
    status: 'PAID',
    policies: [{}, {}],
    refunds: [],
  })
})

test('a database that takes nothing more: 503, no half rows, and the same key goes on', async () => {
  const { db } = gateway.ctx
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const key = randomUUID()
  const open = () => gateway.call('createPayOrder', payOrderOf(proposalId), { login, key })
  const before = await everything(db)
  await db.execute(sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  // The step of the trace comes last in the transaction that writes the order.
  await db.execute(sql`create trigger disk_full before insert on trace_events
    for each row execute function disk_full()`)
  try {
    expect(await open()).toMatchObject({ status: 503, code: errorCodes.UNAVAILABLE })
    expect(await payOrdersOf(db, [proposalId])).toEqual([])
    const { idempotency_keys: _asked, ...left } = await everything(db)
    const { idempotency_keys: _none, ...had } = before
    expect(left).toEqual(had)
  } finally {
    await db.execute(sql`drop function disk_full cascade`)
  }
  expect(done(await open()).payStatus).toBe('PAYING')
})
