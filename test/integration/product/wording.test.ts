import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  openPayOrder,
  payOrderOf,
  shanghai,
  signIn,
} from '../../support/purchase'

const gateway = fileGateway()

const zhongshan = { cityCode: '442000', productCode: 'LH1F' } as const
const words = {
  applicant: '缴费人',
  insurant: '参保人',
  orderCenter: '订单中心',
  withdraw: '取消订单',
}

describe("a product's own words", () => {
  test('come with every answer about a purchase', async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login, family(), zhongshan)
    const proposal = done(await gateway.call('getProposal', { proposalId }, { login }))
    expect(proposal.wording).toEqual(words)

    const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
    const cashier = done(await gateway.call('getCashierOrder', { payOrderId }, { login }))
    expect(cashier.wording).toEqual(words)
    await decide(gateway, outTradeNo, 'PAID')
    done(await gateway.call('getPayStatus', { payOrderId }, { login }))

    const orderId = proposalId
    const result = done(await gateway.call('getResult', { proposalId, version: 3 }, { login }))
    const order = done(await gateway.call('getOrder', { orderId }, { login }))
    const orders = done(await gateway.call('listOrders', {}, { login }))
    const { list } = done(await gateway.call('listPolicies', {}, { login }))
    const policyId = list[0]?.policyId ?? ''
    const policy = done(await gateway.call('getPolicy', { policyId }, { login }))
    expect([result, order, orders.list[0], list[0], policy]).toEqual(
      Array.from({ length: 5 }, () => expect.objectContaining({ wording: words })),
    )
  })

  test('are none where a product has the usual ones', async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login, family(), shanghai)
    expect(done(await gateway.call('getProposal', { proposalId }, { login })).wording).toEqual({})
  })

  test('say what is under maintenance as the insurer puts it', async () => {
    const login = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, login, family(), zhongshan)
    const bank = { ...payOrderOf(proposalId), payType: 'BANK_PAY' as const }
    expect(await gateway.call('createPayOrder', bank, { login })).toMatchObject({
      code: 999,
      extra: { code: '999', codeMsg: '银行渠道升级中，请使用微信支付' },
    })
  })
})
