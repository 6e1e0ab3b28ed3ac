import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, done, family, signIn, type Product } from '../../support/purchase'

/** The data of the popup for an unpaid order. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const unpaidOf = async (product: Product) => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login, family(), product)
  const { popup } = done(await gateway.call('getUnpaidProposal', product, { login }))
  return { popup, proposalId, login }
}

test.each([
  ['A', { cityCode: '310000', productCode: 'PP57' }, '¥258.00', '0.36'],
  ['B', { cityCode: '320100', productCode: 'PH4J' }, undefined, undefined],
  ['C', { cityCode: '440301', productCode: 'LH0G' }, undefined, undefined],
])(
  'view %s, as the product chose it',
  async (viewType, product, totalPriceText, pricePerPerson) => {
    const { popup, proposalId } = await unpaidOf(product)
    expect(popup).toMatchObject({ viewType, proposalId, insurantName: '王**、王**' })
    const query = new URLSearchParams({ ...product, proposalId })
    expect(popup?.payConfirmUrl).toBe(`/pay-confirm-v3?${query}`)
    expect(popup?.introList).toHaveLength(3)
    // The year's premium divided by 365 days, rounded up so that it is never shown too low.
    if (totalPriceText) expect(popup).toMatchObject({ totalPriceText, pricePerPerson })
  },
)

test('nobody is reminded of what is over', async () => {
  const product = { cityCode: '310000', productCode: 'PP57' }
  const { popup, login } = await unpaidOf(product)
  expect(Number(popup?.payExpireTime)).toBeGreaterThan(Number(popup?.initCountdownTime))
  done(await gateway.call('cancelOrder', { orderId: popup?.proposalId ?? '' }, { login }))
  expect(done(await gateway.call('getUnpaidProposal', product, { login })).popup).toBeNull()
})
