import { sumFen } from '@/domain/money/money'
import { signedHeaders } from '../../../../server/gateways/hosted-pay/signature'
import { reconcile } from '../../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../../support/gateway'
import { everyWayToPay, openAt } from '../../../support/pay-providers'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  openPayOrder,
  signIn,
  turnSandbox,
} from '../../../support/purchase'
import type { Login } from '../../../support/remote'

const MINUTE_MS = 60_000
const ways = [{ payType: 'PA_PAY' }, { payType: 'BANK_PAY' }] as const

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: everyWayToPay() })
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterEach(async () => {
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(() => gateway.close())

const statusOf = async (payOrderId: string) =>
  done(await gateway.call('getPayStatus', { payOrderId }, { login }))
const orderOf = async (orderId: string) =>
  done(await gateway.call('getOrder', { orderId }, { login }))
const later = async (times: number) => {
  for (let minutes = 0; minutes < times; minutes += 1) {
    await moveClock(gateway, MINUTE_MS)
    await gateway.jobs()
  }
}
/** Pays the order, for which the insurer refuses these people. */
const payWithout = (outTradeNo: string, refuse: number[]) =>
  turnSandbox(gateway, `pay-orders/${outTradeNo}`, { outcome: 'PAID', refuse })

describe.each(ways)('ST052 $payType', (way) => {
  test('all taken: each item is PAID_OK', async () => {
    const { payOrderId, outTradeNo } = await openAt(gateway, login, way)
    await decide(gateway, outTradeNo, 'PAID')
    const { payStatus, itemList } = await statusOf(payOrderId)
    expect(payStatus).toBe('PAID_OK')
    const ok = { itemStatus: 'PAID_OK', errorMsg: '' }
    expect(itemList).toEqual([ok, ok])
  })

  test.each([false, true])(
    'one of two is not taken, and the console gives everything back before we do (revoked: %s)',
    async (isRevoked) => {
      const proposalId = await confirmedProposal(gateway, login)
      const { outTradeNo, amountFen } = await openAt(gateway, login, way, proposalId)
      await payWithout(outTradeNo, [2])
      const [{ policyId } = { policyId: '' }] = (await orderOf(proposalId)).policies
      if (isRevoked) {
        const { refundAmount } = done(await gateway.call('getRevokeInfo', { policyId }, { login }))
        const asked = { policyId, expectedRefundable: refundAmount }
        done(await gateway.call('revokePolicyAndRefund', asked, { login }))
      }
      const path = `${gateway.origin}/sandbox/pay-orders/${outTradeNo}/refunds`
      const refundFen = JSON.stringify({ refundFen: amountFen })
      expect((await fetch(path, { method: 'POST', body: refundFen })).status).toBe(200)
      await later(3)
      const order = await orderOf(proposalId)
      expect(order.status).toBe('REVOKED')
      expect(order.policies.map(({ status }) => status)).toEqual(['REVOKED'])
    },
  )

  /** The model of the money found this: both refunds arrived and the policy stayed. */
  test('an operator refunds the other one while our refund is under way: both have their money', async () => {
    const proposalId = await confirmedProposal(gateway, login)
    const { outTradeNo, amountFen } = await openAt(gateway, login, way, proposalId)
    await payWithout(outTradeNo, [2])
    const path = `pay-orders/${outTradeNo}/refunds`
    await turnSandbox(gateway, path, { status: 'PROCESSING' })
    await gateway.jobs()
    const [ours] = (await orderOf(proposalId)).refunds
    expect(ours?.status).toBe('PROCESSING')
    await turnSandbox(gateway, path, { status: 'SUCCESS' })
    const refundFen = amountFen - (ours?.amountFen ?? 0)
    const body = JSON.stringify({ refundFen })
    const made = await fetch(`${gateway.origin}/sandbox/${path}`, { method: 'POST', body })
    expect(made.status).toBe(200)
    const numbers: { outRefundNo: string }[] = await (
      await fetch(`${gateway.origin}/sandbox/refunds`)
    ).json()
    const outRefundNo = `R${outTradeNo}P`
    expect(numbers.map((one) => one.outRefundNo)).toContain(outRefundNo)
    await turnSandbox(gateway, `refunds/${outRefundNo}`, { status: 'SUCCESS' })
    await later(3)
    const order = await orderOf(proposalId)
    expect(order.refunds.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED'])
    expect(sumFen(order.refunds.map((one) => one.amountFen))).toBe(amountFen)
    expect(order.status).toBe('REVOKED')
  })

  test('one of two is not taken: the other is covered, and that premium goes back', async () => {
    const people = family()
    const proposalId = await confirmedProposal(gateway, login, people)
    const { payOrderId, outTradeNo, amountFen } = await openAt(gateway, login, way, proposalId)
    await payWithout(outTradeNo, [2])
    const { payStatus, itemList = [] } = await statusOf(payOrderId)
    expect(payStatus).toBe('PAID_OK')
    expect(itemList.map(({ itemStatus }) => itemStatus)).toEqual(['PAID_OK', 'REFUSED'])
    expect(itemList[1]?.errorMsg).toMatch(
      /^.\*+（配偶，证件尾号\w{4}）：健康状况不符合承保要求，¥\d+\.\d\d将原路退回$/,
    )

    // The result page and the order name the refused people, the reason and the refund.
    const asked = { proposalId, version: 3 } as const
    const result = done(await gateway.call('getResult', asked, { login }))
    expect(result.leftOut).toMatchObject([
      { relationType: 'SPOUSE', reason: '健康状况不符合承保要求' },
    ])
    expect(result.policies).toMatchObject([{ relationType: 'SELF' }])
    expect(sumFen(result.leftOut.map(({ premiumFen }) => premiumFen))).toBe(
      sumFen(result.refunds.map((refund) => refund.amountFen)),
    )

    await later(3)
    const order = await orderOf(proposalId)
    expect(order.status).toBe('PAID')
    expect(order.leftOut).toEqual(result.leftOut)
    expect(order.policies).toHaveLength(1)
    expect(order.insurantNames).toHaveLength(1)
    const [refund] = order.refunds
    expect(order.refunds).toHaveLength(1)
    expect(refund).toMatchObject({ status: 'REFUNDED', reason: '部分承保未通过' })
    expect(order.totalFen + (refund?.amountFen ?? 0)).toBe(amountFen)

    // A refused person can be insured by another order.
    const other = await signIn(gateway)
    const spouse = people.slice(1).map((one) => ({ ...one, relationType: 'SELF' as const }))
    const anew = await confirmedProposal(gateway, other, spouse)
    await decide(gateway, (await openPayOrder(gateway, other, anew)).outTradeNo, 'PAID')
    const issued = done(await gateway.call('getOrder', { orderId: anew }, { login: other }))
    expect(issued.policies).toHaveLength(1)
  })

  test('said fifteen times and asked besides: one refund', async () => {
    const { proposalId, outTradeNo } = await openAt(gateway, login, way)
    const wish = { outcome: 'PAID', refuse: [1], notify: { times: 15 } }
    await turnSandbox(gateway, `pay-orders/${outTradeNo}`, wish)
    await later(3)
    const { policies, refunds } = await orderOf(proposalId)
    expect([policies.length, refunds.length]).toEqual([1, 1])
  })

  test('who is left revokes for what is left', async () => {
    const { proposalId, outTradeNo, amountFen } = await openAt(gateway, login, way)
    await payWithout(outTradeNo, [1])
    const { policies, totalFen } = await orderOf(proposalId)
    const policyId = policies[0]?.policyId ?? ''
    const info = done(await gateway.call('getRevokeInfo', { policyId }, { login }))
    expect(info.refundAmount).toBe(totalFen)
    expect(info.popupInfo.nameList).toHaveLength(1)
    const wanted = { policyId, expectedRefundable: totalFen }
    const revoked = done(await gateway.call('revokePolicy', wanted, { login }))
    expect(revoked).toMatchObject({ refundAmount: totalFen, policyNum: 1 })
    expect(done(await gateway.call('revokePolicy', wanted, { login })).refundAmount).toBe(totalFen)
    await later(3)
    const order = await orderOf(proposalId)
    expect(order.status).toBe('REVOKED')
    expect(order.refunds.map(({ status }) => status)).toEqual(['REFUNDED', 'REFUNDED'])
    expect(order.refunds.reduce((sum, each) => sum + each.amountFen, 0)).toBe(amountFen)
  })

  test('that refund fails: asked for under another number, and the others stay covered', async () => {
    const { proposalId, outTradeNo } = await openAt(gateway, login, way)
    await turnSandbox(gateway, `pay-orders/${outTradeNo}/refunds`, { status: 'CLOSED' })
    await payWithout(outTradeNo, [2])
    await gateway.jobs()
    await turnSandbox(gateway, `pay-orders/${outTradeNo}/refunds`, { status: 'SUCCESS' })
    await later(10)
    const order = await orderOf(proposalId)
    expect(order.status).toBe('PAID')
    expect(order.refunds.map(({ status }) => status)).toEqual(['REFUNDED'])
  })

  test('nobody is taken: all of it goes back, and it may be tried again', async () => {
    const { proposalId, payOrderId, outTradeNo } = await openAt(gateway, login, way)
    await payWithout(outTradeNo, [1, 2])
    const { payStatus, errorMessage } = await statusOf(payOrderId)
    expect(payStatus).toBe('CANCEL')
    expect(errorMessage).toBe('全部未能承保，款项将原路退回')
    await later(3)
    const { status, policies, refunds } = await orderOf(proposalId)
    expect([status, policies]).toEqual(['UNPAID', []])
    expect(refunds.map((refund) => refund.status)).toEqual(['REFUNDED'])
    const again = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, again.outTradeNo, 'PAID')
    expect((await orderOf(proposalId)).policies).toHaveLength(2)
  })
})

test('ST052 an item that the order does not have is not believed, and it is asked about again', async () => {
  const { payOrderId, proposalId, outTradeNo, amountFen } = await openAt(gateway, login, ways[0])
  const trade = {
    merchantId: 'SANDBOX-PA-PAY',
    ...{ outTradeNo, amountFen, transactionId: '11', payStatus: 'PAID_OK' },
    itemList: [{ itemNo: 3, itemStatus: 'REFUSED' }],
  }
  const body = JSON.stringify({ id: 'of nobody', kind: 'trade', trade })
  const { paPay } = gateway.sandbox.settings
  if (!paPay) throw new Error('The sandbox has every provider')
  const signed = signedHeaders(paPay, body, gateway.ctx.clock.now())
  const headers = { 'content-type': 'application/json', ...signed }
  const url = `${gateway.origin}/notify/pa-pay`
  expect((await fetch(url, { method: 'POST', headers, body })).ok).toBe(false)
  expect((await statusOf(payOrderId)).payStatus).toBe('PAYING')
  await decide(gateway, outTradeNo, 'PAID')
  expect((await orderOf(proposalId)).policies).toHaveLength(2)
})
