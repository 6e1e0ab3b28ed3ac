import { openGateway, type TestGateway } from '../../support/gateway'
import { done, newPerson, signIn, submission, type Insured } from '../../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const product = { cityCode: '500100', productCode: 'PH8A' }
const priceOf = async (birthOn: string) => {
  const self: Insured = { relationType: 'SELF', person: newPerson(birthOn) }
  const { insurants } = submission({ traceId: 'any', product }, [self], 0)
  const login = await signIn(gateway)
  return gateway.call('getPrice', { ...product, version: 3, insurants }, { login })
}

/** PH8A counts ages on 2024-12-31, 23:59:59. */
describe('VA093 a product that counts ages on a named day', () => {
  test.each([
    ['1990-03-07', 34, 6500],
    ['1974-12-31', 50, 8500],
    ['1975-01-01', 49, 6500],
    ['1944-06-01', 80, 11500],
  ])('somebody born on %s is %i, whenever the price is asked', async (birthOn, age, fen) => {
    const { insurants } = done(await priceOf(birthOn))
    expect(insurants).toMatchObject([{ age, premiumFen: fen }])
  })

  test.each(['1943-12-31', '2023-01-01', '2025-02-01'])(
    'somebody born on %s is outside of its ages on that day',
    async (birthOn) => {
      expect((await priceOf(birthOn)).extra?.field).toBe('insurants.0.birthday')
    },
  )

  test('the page is told the day', async () => {
    const info = done(await gateway.call('getPageInfo', { ...product, version: 3 }))
    expect(info.ageOn).toBe('2024-12-31')
  })
})
