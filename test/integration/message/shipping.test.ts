import * as v from 'valibot'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  outTradeNoOf,
  payOrderOf,
} from '../../support/purchase'
import { rowsOf } from '../../support/rows'

/** 发货信息管理: WeChat is told of each payment in the mini-program that it is fulfilled. */

const HOUR_MS = 3_600_000
const on = { WECHAT_ORDER_SHIPPING: 'on' }

const shipments = v.array(
  v.object({
    transactionId: v.string(),
    openid: v.string(),
    itemDesc: v.string(),
    uploads: v.number(),
  }),
)
const shipped = async ({ origin }: TestGateway) =>
  v.parse(shipments, await (await fetch(`${origin}/sandbox/shipments`)).json())

let people = 0
const place = async (gateway: TestGateway) => {
  const code = `shipped-${++people}`
  const login = done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
  const proposalId = await confirmedProposal(gateway, login)
  const order = { ...payOrderOf(proposalId), tradeType: 'JSAPI' as const }
  const { payOrderId, amountFen } = done(await gateway.call('createPayOrder', order, { login }))
  const outTradeNo = await outTradeNoOf(gateway, payOrderId)
  return { login, proposalId, amountFen, outTradeNo }
}
const pay = async (gateway: TestGateway) => {
  const order = await place(gateway)
  await decide(gateway, order.outTradeNo, 'PAID')
  return order
}

describe('where WeChat manages the orders', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await openGateway(on)
  })
  beforeEach(() => fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' }))
  afterAll(() => gateway.close())

  const later = async (ms: number) => {
    await moveClock(gateway, ms)
    await gateway.jobs()
  }
  const fails = (mode: 'http500' | 'drop' | 'code', times: number, code?: number) =>
    gateway.sandbox.faults.add({ cmd: 'wechat.shipping', mode, times, ...(code && { code }) })

  test('a payment is told once, with what was bought and by whom', async () => {
    await pay(gateway)
    await gateway.jobs()
    await later(HOUR_MS)
    expect(await shipped(gateway)).toEqual([
      {
        transactionId: expect.stringMatching(/./) as string,
        openid: expect.stringMatching(/^o-/) as string,
        itemDesc: '申城安心保',
        uploads: 1,
      },
    ])
  })

  test('a payment in a browser is not under its management', async () => {
    const code = `shipped-${++people}`
    const login = done(await gateway.call('loginByWechat', { code, appId: 'wx-sandbox' }))
    const { outTradeNo } = await openPayOrder(
      gateway,
      login,
      await confirmedProposal(gateway, login),
    )
    await decide(gateway, outTradeNo, 'PAID')
    await gateway.jobs()
    expect(await shipped(gateway)).toEqual([])
  })

  test('WeChat down, slow to learn of the payment, or an answer lost: it is told in the end', async () => {
    fails('http500', 1)
    await pay(gateway)
    await gateway.jobs()
    fails('code', 1, 10060001)
    await later(HOUR_MS)
    fails('drop', 1)
    await later(HOUR_MS)
    await later(HOUR_MS)
    await later(HOUR_MS)
    // The lost answer costs the one correction that WeChat allows; after it nothing more is sent.
    expect(await shipped(gateway)).toMatchObject([{ uploads: 2 }])
  })

  test('WeChat is told of a payment whose account was closed meanwhile, and its openid is forgotten then', async () => {
    fails('http500', 1)
    const { login } = await pay(gateway)
    await gateway.jobs()
    done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login }))
    await later(HOUR_MS)
    expect(await shipped(gateway)).toMatchObject([
      { openid: expect.stringMatching(/^o-/) as string, uploads: 1 },
    ])
    const { db } = gateway.ctx
    const told = `select open_id_sealed, dead_at from outbox where topic = 'ORDER_SHIPPED'
      order by created_at desc limit 1`
    expect(await rowsOf(db, told)).toEqual([{ open_id_sealed: null, dead_at: null }])
  })

  test('an order that was revoked before it was told is not told', async () => {
    fails('http500', 1)
    const { login, proposalId, amountFen } = await pay(gateway)
    await gateway.jobs()
    const { policies } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
    const revoking = { policyId: policies[0]?.policyId ?? '', expectedRefundable: amountFen }
    done(await gateway.call('revokePolicy', revoking, { login }))
    await later(HOUR_MS)
    expect(await shipped(gateway)).toEqual([])
  })
})

test('without the setting nothing is told', async () => {
  const gateway = await openGateway()
  try {
    await pay(gateway)
    await gateway.jobs()
    expect(await shipped(gateway)).toEqual([])
  } finally {
    await gateway.close()
  }
})
