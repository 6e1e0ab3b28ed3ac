import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { proposals } from '../../../server/db/schema'
import { payOrdersOf } from '../../../server/records/pay/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import { openAt } from '../../support/pay-providers'
import {
  confirmedProposal,
  decide,
  done,
  payOrderOf,
  renewalTerms,
  turnSandbox,
} from '../../support/purchase'
import { signContract } from '../../support/sandbox'

/** The payment provider of a renewal. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const enter = async () =>
  done(await gateway.call('loginByWechat', { code: 'renewer', appId: 'wx-sandbox' }))
const at = (moment: string) => gateway.sandbox.clock.setNow(Date.parse(`${moment}:00+08:00`))

test('ST084 by WeChat Pay, however the first order was paid, and by no other way', async () => {
  at('2026-11-20T10:00')
  const login = await enter()
  const orderId = await confirmedProposal(gateway, login)
  const types = async (proposalId: string, by = login) =>
    done(await gateway.call('getProposal', { proposalId }, { login: by })).payment.types.map(
      ({ type }) => type,
    )
  expect(await types(orderId)).toEqual(['WC_PAY', 'BANK_PAY'])
  const { outTradeNo } = await openAt(gateway, login, { payType: 'BANK_PAY' }, orderId)
  await decide(gateway, outTradeNo, 'PAID')

  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  const policyIds = policies.map(({ policyId }) => policyId)
  const terms = await renewalTerms(gateway, policyIds[0], login)
  const wanted = { policyIds, expectedFen: 25_800, ...terms }
  const { signing } = done(await gateway.call('turnOnAutoRenewal', wanted, { login }))
  const signUrl = signing.kind === 'redirect' ? signing.url : ''
  const code = new URL(signUrl, gateway.origin).searchParams.get('code') ?? ''
  await signContract(gateway.origin, code)
  // The page asks after the return from signing, so the result is known before days pass.
  const [policyId = ''] = policyIds
  const shown = done(await gateway.call('getRenewalSwitch', { policyId }, { login }))
  expect(shown).toMatchObject({ isOn: true, text: { key: 'document:renewal' } })
  // The charge fails, so that the order stays open for a while.
  await turnSandbox(gateway, `contracts/${code}`, { charges: 'PAID_FAIL' })
  for (const moment of ['2027-11-13T09:00', '2027-11-19T09:00', '2027-11-20T08:30']) {
    at(moment)
    await gateway.jobs()
  }

  const { db } = gateway.ctx
  const [renewed] = await db.select().from(proposals).where(eq(proposals.renews, orderId))
  const proposalId = renewed?.id ?? ''
  expect(await payOrdersOf(db, [proposalId])).toMatchObject([
    { payType: 'WC_PAY', tradeType: 'DEDUCT' },
  ])
  const by = await enter()
  const another = { ...payOrderOf(proposalId), payType: 'BANK_PAY' as const }
  const refused = await gateway.call('createPayOrder', another, { login: by })
  expect(refused.code).toBe(errorCodes.PAY_TYPE_UNAVAILABLE)
  expect(refused.message).toBe('不支持这种支付方式，请换一种')
  expect(await payOrdersOf(db, [proposalId])).toHaveLength(1)
  expect(await types(proposalId, by)).toEqual(['WC_PAY'])
})
