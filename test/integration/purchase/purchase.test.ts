import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  openPayOrder,
  shanghai,
  signIn,
} from '../../support/purchase'

const gateway = fileGateway()

describe('a purchase', () => {
  test('from the login to the policies', async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login, family())
    const { payOrderId, payStatus, payParams, outTradeNo } = await openPayOrder(
      gateway,
      login,
      proposalId,
    )
    expect(payStatus).toBe('PAYING')
    expect(payParams).toMatchObject({ kind: 'redirect' })
    await decide(gateway, outTradeNo, 'PAID')

    const status = done(await gateway.call('getPayStatus', { payOrderId }, { login }))
    expect(status.payStatus).toBe('PAID_OK')
    const result = done(await gateway.call('getResult', { proposalId, version: 3 }, { login }))
    expect(result).toMatchObject({ status: 'PAID', orderId: proposalId })
    expect(result.policies).toHaveLength(2)

    const { list } = done(await gateway.call('listPolicies', shanghai, { login }))
    expect(list.map(({ insurantName }) => insurantName)).toEqual(['王**', '王**'])
    const [first] = list
    const policy = done(
      await gateway.call('getPolicy', { policyId: first?.policyId ?? '' }, { login }),
    )
    // EN036 The same data also have the older names that pages read.
    expect(policy.applicant).toMatchObject({
      mobile: '*******8000',
      mobileMask: '*******8000',
      nameMask: policy.applicant.name,
      identityMask: policy.applicant.credentialNo,
      gender: 1,
      birth: '1990-**-**',
    })
    const attr = { productCode: shanghai.productCode }
    const user = done(await gateway.call('getUserStatus', { attr }, { login }))
    expect([user.nameMask, user.nameEncrypt, user.bindPhoneMask, user.bindPhoneEncrypt]).toEqual([
      ...[user.name?.maskValue, user.name?.encryptValue],
      ...[user.bindPhone?.maskValue, user.bindPhone?.encryptValue],
    ])
    expect(user.nameMask).toBe('王**')
    const orders = done(await gateway.call('listOrders', {}, { login }))
    expect(orders.list).toMatchObject([{ orderId: proposalId, proposalId, status: 'PAID' }])
  })
})
