import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  newPerson,
  openPayOrder,
  payOrderOf,
  signIn,
  submission,
  type Insured,
} from '../../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

/** The premium is 88 yuan a person. Three people in one order pay 83 yuan each. */
const product = { cityCode: '370300', productCode: 'MH16' }
const three = (): Insured[] => [
  ...family(),
  { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
]

test('DL034 a family of three pays less for each, to the last fen, until the policies', async () => {
  const login = await signIn(gateway)
  const insured = three()
  const priceOf = async (people: Insured[]) => {
    const { insurants } = submission({ traceId: 'any', product }, people, 0)
    return done(await gateway.call('getPrice', { ...product, version: 3, insurants }, { login }))
  }
  const two = await priceOf(insured.slice(0, 2))
  expect(two.totalFen).toBe(2 * 8800)
  expect(two.discount).toBeUndefined()
  const together = await priceOf(insured)
  expect(together.totalFen).toBe(3 * 8300)
  expect(together.insurants.map(({ premiumFen }) => premiumFen)).toEqual([8300, 8300, 8300])
  const discount = { title: '一家人同保优惠', people: 3, listFen: 3 * 8800, offFen: 1500 }
  expect(together.discount).toEqual(discount)

  const orderId = await confirmedProposal(gateway, login, insured, product)
  const proposal = done(await gateway.call('getProposal', { proposalId: orderId }, { login }))
  expect(proposal.price.discount).toEqual(discount)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  const order = done(await gateway.call('getOrder', { orderId }, { login }))
  expect(order.totalFen).toBe(3 * 8300)
  // The refund is the amount that was paid.
  const policyId = order.policies[0]?.policyId ?? ''
  const info = done(await gateway.call('getRevokeInfo', { policyId }, { login }))
  expect(info.refundAmount).toBe(3 * 8300)
})

test('a price that is not the one of today is not paid', async () => {
  const login = await signIn(gateway)
  const orderId = await confirmedProposal(gateway, login, three(), product)
  const sold = gateway.ctx.catalogue.product(product.cityCode, product.productCode)
  if (!sold?.familyDiscount) throw new Error('MH16 has lost its discount')
  const { familyDiscount } = sold
  sold.familyDiscount = { ...familyDiscount, offFen: familyDiscount.offFen + 1 }
  try {
    const reply = await gateway.call('createPayOrder', payOrderOf(orderId), { login })
    expect(reply.code).toBe(errorCodes.PRICE_CHANGED)
  } finally {
    sold.familyDiscount = familyDiscount
  }
  done(await gateway.call('createPayOrder', payOrderOf(orderId), { login }))
})
