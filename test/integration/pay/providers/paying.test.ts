import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { tamperings } from '@huimin/wechat-sandbox'
import { signedHeaders } from '../../../../server/gateways/hosted-pay/signature'
import { reconcile } from '../../../../server/ledger/reconcile'
import { payOrderById } from '../../../../server/records/pay/repo'
import { policiesOf as issued } from '../../../../server/records/policy/repo'
import { openGateway, type TestGateway } from '../../../support/gateway'
import { arrive, everyWayToPay, openAt, otherWays, readersOf } from '../../../support/pay-providers'
import {
  confirmedProposal,
  decide,
  done,
  payOrderOf,
  signIn,
  turnSandbox,
} from '../../../support/purchase'
import type { Login } from '../../../support/remote'
import { everything } from '../../../support/rows'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: everyWayToPay() })
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterEach(async () => {
  gateway.sandbox.faults.clear()
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(() => gateway.close())

const statusOf = async (payOrderId: string) =>
  done(await gateway.call('getPayStatus', { payOrderId }, { login })).payStatus
const { policiesOf, orderOf, later } = readersOf(() => ({ gateway, login }))

describe.each(otherWays)('$payType', (way) => {
  test('is placed with its own provider, and its money is in its own account', async () => {
    const order = await openAt(gateway, login, way)
    expect(order.payParams).toMatchObject({ kind: 'redirect' })
    const known = await payOrderById(gateway.ctx.db, order.payOrderId)
    expect(known).toMatchObject({ provider: way.provider, payType: way.payType, tradeType: 'H5' })
    const before = (await reconcile(gateway.ctx.db)).balances[way.provider] ?? 0
    await decide(gateway, order.outTradeNo, 'PAID')
    expect(await statusOf(order.payOrderId)).toBe('PAID_OK')
    expect(await policiesOf(order.proposalId)).toHaveLength(2)
    const { balances } = await reconcile(gateway.ctx.db)
    expect(balances[way.provider]).toBe(before + order.amountFen)
  })

  test('told fifteen times at once, and again later: one set of policies', async () => {
    const order = await openAt(gateway, login, way)
    await decide(gateway, order.outTradeNo, 'PAID', { times: 15 })
    await decide(gateway, order.outTradeNo, 'PAID', { times: 2 })
    expect(await policiesOf(order.proposalId)).toHaveLength(2)
  })

  test('told in any forged way: nothing changes, and asking finds the money', async () => {
    const order = await openAt(gateway, login, way)
    const before = await everything(gateway.ctx.db)
    for (const tamper of tamperings) {
      await decide(gateway, order.outTradeNo, 'PAID', { tamper })
      expect(await everything(gateway.ctx.db)).toEqual(before)
    }
    const unsigned = await fetch(`${gateway.origin}${way.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ cusorderid: order.outTradeNo, outTradeNo: order.outTradeNo }),
    })
    expect(unsigned.status).toBe(401)
    expect(await everything(gateway.ctx.db)).toEqual(before)
    await later(MINUTE_MS)
    expect(await policiesOf(order.proposalId)).toHaveLength(2)
  })

  test('told before the answer to placing it came: paid it stays', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const wanted = { ...payOrderOf(proposalId), payType: way.payType }
    const { payOrderId, outTradeNo } = await openAt(gateway, login, way, proposalId)
    await decide(gateway, outTradeNo, 'PAID')
    const again = await gateway.call('createPayOrder', wanted, { login })
    expect(again.code).toBe(errorCodes.ORDER_ALREADY_PAID)
    expect(await statusOf(payOrderId)).toBe('PAID_OK')
  })

  test('every notification lost for 24 hours and 4 minutes: asked, and covered', async () => {
    const order = await openAt(gateway, login, way)
    await decide(gateway, order.outTradeNo, 'PAID', { drop: true })
    await later((24 * 60 + 4) * MINUTE_MS)
    expect(await issued(gateway.ctx.db, order.proposalId)).toHaveLength(2)
  })

  test('twice at once and with one key: one order', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const wanted = { ...payOrderOf(proposalId), payType: way.payType }
    const key = randomUUID()
    const first = done(await gateway.call('createPayOrder', wanted, { login, key }))
    const replies = await Promise.all(
      [key, randomUUID(), randomUUID()].map((each) =>
        gateway.call('createPayOrder', wanted, { login, key: each }),
      ),
    )
    for (const reply of replies) expect(done(reply).payOrderId).toBe(first.payOrderId)
  })

  test('refused: it says so, another is opened and paid', async () => {
    const failed = await openAt(gateway, login, way)
    await decide(gateway, failed.outTradeNo, 'PAID_FAIL', { times: 1 })
    expect(await statusOf(failed.payOrderId)).toBe('PAID_FAIL')
    const next = await openAt(gateway, login, way, failed.proposalId)
    expect(next.outTradeNo).not.toBe(failed.outTradeNo)
    await decide(gateway, next.outTradeNo, 'PAID')
    expect(await policiesOf(next.proposalId)).toHaveLength(2)
  })

  test('nobody pays: expired here and closed there, and what comes in all the same goes back', async () => {
    const order = await openAt(gateway, login, way)
    await later(2 * HOUR_MS + MINUTE_MS)
    await later(MINUTE_MS)
    expect(await payOrderById(gateway.ctx.db, order.payOrderId)).toMatchObject({
      status: 'EXPIRED',
      closeDueAt: null,
    })
    await decide(gateway, order.outTradeNo, 'PAID')
    for (let minutes = 0; minutes < 4; minutes += 1) await later(MINUTE_MS)
    expect(await payOrderById(gateway.ctx.db, order.payOrderId)).toMatchObject({
      status: 'REFUNDED',
    })
  })

  test('cancelled: closed there too, and late money goes back once', async () => {
    const order = await openAt(gateway, login, way)
    done(await gateway.call('cancelProposal', { proposalId: order.proposalId }, { login }))
    await decide(gateway, order.outTradeNo, 'PAID', { times: 3 })
    for (let minutes = 0; minutes < 4; minutes += 1) await later(MINUTE_MS)
    const { refunds } = await orderOf(order.proposalId)
    expect(refunds).toMatchObject([{ status: 'REFUNDED', amountFen: order.amountFen }])
  })

  test('paid, revoked and given back by the same provider', async () => {
    const order = await openAt(gateway, login, way)
    await decide(gateway, order.outTradeNo, 'PAID')
    await revoke(order.proposalId)
    for (let minutes = 0; minutes < 3; minutes += 1) await later(MINUTE_MS)
    expect((await orderOf(order.proposalId)).refunds).toMatchObject([{ status: 'REFUNDED' }])
  })

  test('a refund whose answer is lost is asked for again under the same number', async () => {
    const order = await openAt(gateway, login, way)
    await decide(gateway, order.outTradeNo, 'PAID')
    gateway.sandbox.faults.add({ cmd: `${way.slug}.refund`, mode: 'drop', times: 1 })
    await revoke(order.proposalId)
    for (let minutes = 0; minutes < 4; minutes += 1) await later(MINUTE_MS)
    expect((await orderOf(order.proposalId)).refunds).toMatchObject([{ status: 'REFUNDED' }])
  })

  test('a refund that fails there is asked for again, under a new number', async () => {
    const order = await openAt(gateway, login, way)
    await decide(gateway, order.outTradeNo, 'PAID')
    const status = way.payType === 'AllInPay' ? 'ABNORMAL' : 'CLOSED'
    await turnSandbox(gateway, `pay-orders/${order.outTradeNo}/refunds`, { status })
    await revoke(order.proposalId)
    for (let minutes = 0; minutes < 3; minutes += 1) await later(MINUTE_MS)
    await turnSandbox(gateway, `pay-orders/${order.outTradeNo}/refunds`, { status: 'SUCCESS' })
    await later(10 * MINUTE_MS)
    await later(2 * MINUTE_MS)
    expect((await orderOf(order.proposalId)).refunds).toMatchObject([{ status: 'REFUNDED' }])
  })

  test('does not answer a question: nothing is assumed, nothing expires', async () => {
    const order = await openAt(gateway, login, way)
    gateway.sandbox.faults.add({ cmd: `${way.slug}.query`, mode: 'http500', times: 20 })
    await later(2 * HOUR_MS + MINUTE_MS)
    const known = await payOrderById(gateway.ctx.db, order.payOrderId)
    expect(known?.status).toBe('PAYING')
    gateway.sandbox.faults.clear()
    await decide(gateway, order.outTradeNo, 'PAID', { drop: true }).catch(() => undefined)
    await later(20 * MINUTE_MS)
    expect((await payOrderById(gateway.ctx.db, order.payOrderId))?.status).not.toBe('PAYING')
  })

  test('leads back to the payment page, whatever comes with the person', async () => {
    const { payOrderId } = await openAt(gateway, login, way)
    for (const method of ['GET', 'POST']) {
      const back = await fetch(`${gateway.origin}/payment/return/${payOrderId}`, {
        method,
        redirect: 'manual',
        ...(method === 'POST' && { body: new URLSearchParams({ trxstatus: '0000' }) }),
      })
      expect(back.status).toBe(303)
      expect(back.headers.get('location')).toBe(`/payment?payOrderId=${payOrderId}`)
    }
    expect(await statusOf(payOrderId)).toBe('PAYING')
  })

  test('is not for the mini-program, whose pages leave for no cashier', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const headers = { 'x-app-id': gateway.ctx.gateways.wechatLogin.appid }
    const there = { login, headers }
    const seen = done(await gateway.call('getProposal', { proposalId }, there))
    expect(seen.payment.types.map(({ type }) => type)).toEqual(['WC_PAY'])
    const wanted = { ...payOrderOf(proposalId), payType: way.payType }
    const refused = await gateway.call('createPayOrder', wanted, there)
    expect(refused.code).toBe(errorCodes.PAY_TYPE_UNAVAILABLE)
  })

  async function revoke(proposalId: string) {
    const { policies } = await orderOf(proposalId)
    const policyId = policies[0]?.policyId ?? ''
    const wanted = { policyId, expectedRefundable: 25_800 }
    done(await gateway.call('revokePolicyAndRefund', wanted, { login }))
  }
})

test('who changes to another way to pay has one order open, the older is closed where it was', async () => {
  const first = await openAt(gateway, login, { payType: 'BANK_PAY' })
  const second = await openAt(gateway, login, { payType: 'PA_PAY' }, first.proposalId)
  expect(await payOrderById(gateway.ctx.db, first.payOrderId)).toMatchObject({
    status: 'CANCEL',
    closeDueAt: null,
  })
  await decide(gateway, second.outTradeNo, 'PAID')
  expect(await policiesOf(first.proposalId)).toHaveLength(2)
})

test('one provider is not believed about an order that another one holds', async () => {
  const order = await openAt(gateway, login, { payType: 'BANK_PAY' })
  const about = { merchantId: 'SANDBOX-PA-PAY', outTradeNo: order.outTradeNo }
  const { amountFen } = order
  const trade = { ...about, payStatus: 'PAID_OK', transactionId: '1', amountFen }
  expect(await tellAsPaPay({ id: 'n', kind: 'trade', trade })).toBe(404)
  expect(await statusOf(order.payOrderId)).toBe('PAYING')
  await decide(gateway, order.outTradeNo, 'PAID')
  const ids = { outRefundNo: 'R1', refundId: 'r1', transactionId: '1' }
  const refund = { ...about, ...ids, status: 'SUCCESS', refundFen: amountFen }
  const before = await everything(gateway.ctx.db)
  expect(await tellAsPaPay({ id: 'm', kind: 'refund', refund })).toBe(404)
  expect(await everything(gateway.ctx.db)).toEqual(before)
})

/** Sends a notification that 平安付 signed and answers the gateway's status. */
async function tellAsPaPay(message: object): Promise<number> {
  const { paPay } = gateway.sandbox.settings
  if (!paPay) throw new Error('The sandbox has every provider')
  const body = JSON.stringify(message)
  const headers = signedHeaders(paPay, body, gateway.ctx.clock.now())
  const told = await fetch(`${gateway.origin}/notify/pa-pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return told.status
}

test('an answer that is not signed by the provider decides nothing', async () => {
  const proposalId = await confirmedProposal(gateway, login)
  gateway.sandbox.faults.add({ cmd: 'bank-pay.place', mode: 'http500', times: 1 })
  const wanted = { ...payOrderOf(proposalId), payType: 'BANK_PAY' as const }
  const key = randomUUID()
  const open = () => gateway.call('createPayOrder', wanted, { login, key })
  expect(done(await open())).toMatchObject({ payStatus: 'PAID_FAIL', payOrderId: '' })
  const opened = done(await open())
  await arrive(gateway, opened.payParams)
})

test('ER043 under maintenance by its own words: 999, and no order is left open', async () => {
  const proposalId = await confirmedProposal(gateway, login)
  const message = '平安付今晚22点前维护'
  gateway.sandbox.faults.add({ cmd: 'pa-pay.place', mode: 'code', code: '999', message, times: 1 })
  const wanted = { ...payOrderOf(proposalId), payType: 'PA_PAY' as const }
  const refused = await gateway.call('createPayOrder', wanted, { login })
  expect(refused).toMatchObject({
    code: errorCodes.MAINTENANCE,
    message,
    extra: { code: '999', codeMsg: message },
  })
  await openAt(gateway, login, { payType: 'WC_PAY' }, proposalId)
})

test.each([
  ['PA_PAY', 'pa-pay.place', 'LIMIT'],
  ['WC_PAY', 'wechatpay.h5', 'RULE_LIMIT'],
] as const)('ER038 ER044 %s takes no order: in its own words', async (payType, cmd, code) => {
  const proposalId = await confirmedProposal(gateway, login)
  const message = '限额#单笔100元'
  gateway.sandbox.faults.add({ cmd, mode: 'code', code, message, times: 1 })
  const wanted = { ...payOrderOf(proposalId), payType }
  const key = randomUUID()
  const open = () => gateway.call('createPayOrder', wanted, { login, key })
  const told = { payStatus: 'PAID_FAIL', payOrderId: '', errorMessage: message, payParams: null }
  expect(done(await open())).toMatchObject({ ...told, proposalId })
  // No pay order was made or stored, so the same tap can succeed later.
  expect(done(await open())).toMatchObject({ payStatus: 'PAYING' })
})

test('what WeChat Pay says of our own request is not for people', async () => {
  const proposalId = await confirmedProposal(gateway, login)
  const fault = { mode: 'code', code: 'PARAM_ERROR', message: '参数错误', times: 1 } as const
  gateway.sandbox.faults.add({ cmd: 'wechatpay.h5', ...fault })
  const told = done(await gateway.call('createPayOrder', payOrderOf(proposalId), { login }))
  expect(told).toMatchObject({ payStatus: 'PAID_FAIL', errorMessage: '' })
})

test('ER043 ER044 a failure is told in the words of the provider', async () => {
  const fails = async (why: object) => {
    const order = await openAt(gateway, login, { payType: 'PA_PAY' })
    const wish = { outcome: 'PAID_FAIL', ...why, notify: { times: 1 } }
    await turnSandbox(gateway, `pay-orders/${order.outTradeNo}`, wish)
    const { payOrderId } = order
    return done(await gateway.call('getPayStatus', { payOrderId }, { login }))
  }
  expect(await fails({ errorMessage: '余额不足#请换一张银行卡再试' })).toMatchObject({
    payStatus: 'PAID_FAIL',
    errorMessage: '余额不足#请换一张银行卡再试',
  })
  login = await signIn(gateway)
  const words = '平安付今晚22点前维护'
  expect(await fails({ errorCode: '999', errorMessage: words })).toMatchObject({
    extra: { code: '999', codeMsg: words },
  })
})
