import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extraValueOf, type Home } from '@/domain/apply/home'
import { addMonths, dayOf } from '@/domain/time/day'
import { coverPeriod } from '../../../server/catalogue/cover'
import { loadCatalogue } from '../../../server/catalogue/load'
import { isOnSale } from '../../../server/catalogue/on-sale'
import type { Product } from '../../../server/catalogue/product'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newPerson,
  openPayOrder,
  signIn,
  submission,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** A quick buyer can buy every product, and also a product that was added a moment ago. */

const shipped = join(__dirname, '../../../server/catalogue')
const dir = mkdtempSync(join(tmpdir(), 'huimin-catalogue-'))

const added = { cityCode: '659001', productCode: 'ZZ01' }

/** Adds a city as docs/adding-a-city.md says: a folder, a base, a copied product, its clauses. */
function addCity(mistake: object = {}): void {
  const read = (file: string) => readFileSync(join(shipped, file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(dir, '659001', file), text)
  mkdirSync(join(dir, '659001/documents'), { recursive: true })
  write(
    'base.json',
    JSON.stringify({
      city: { pinyin: 'shi he zi' },
      page: {
        cityName: '石河子市',
        companyCode: 'ABCD659001',
        applicableRegion: '石河子市',
        servicePhone: '400-000-6590',
      },
      companyName: '某某保险股份有限公司',
    }),
  )
  const copied = JSON.parse(read('310000/PP57.json').replaceAll('PA310057', 'ZZ659001')) as object
  write('ZZ01.json', JSON.stringify({ ...copied, ...mistake }))
  write('documents/ZZ01-clauses.json', read('310000/documents/PP57-clauses.json'))
}

cpSync(shipped, dir, { recursive: true, filter: (path) => !path.endsWith('.ts') })
const catalogue = loadCatalogue(dir)

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: dir })
  login = await signIn(gateway)
})
afterAll(async () => {
  await gateway.close()
  rmSync(dir, { recursive: true, force: true })
})

const aHome = (cityDistrictName: string): Home => ({
  cityDistrictName,
  detailAddress: '南京东路100号501室',
  propertyRelationType: 'OWNER',
})

/** A person whom the product accepts, aged 35 or as near to it as the limits allow. */
function somebody({ cover, limits, page, property }: Product): Insured & { age: number } {
  const { ageOn } = coverPeriod(cover, dayOf(gateway.now()))
  const age = Math.max(limits.minAge, Math.min(35, limits.maxAge))
  const offered = page.form.relations.map(({ type }) => type)
  const relationType = offered.find((type) => type === 'SELF') ?? offered[0] ?? 'SELF'
  const person = newPerson(addMonths(ageOn, -12 * age), limits.gender)
  const [district] = property?.districts ?? []
  const extraValue = district && extraValueOf(aHome(district), '01')
  return { relationType, person, age, ...(extraValue && { home: { extraValue } }) }
}

const premiumFen = ({ tariff, protectScheme }: Product, age: number): number | undefined =>
  tariff
    .find(({ comboCode }) => comboCode === protectScheme.defaultComboCode)
    ?.bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)?.premiumFen

const buy = async (product: Product): Promise<void> => {
  const { cityCode, productCode } = product
  const { age, ...insured } = somebody(product)
  const proposalId = await confirmedProposal(gateway, login, [insured], { cityCode, productCode })
  const { payOrderId, outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')

  const { payStatus } = done(await gateway.call('getPayStatus', { payOrderId }, { login }))
  expect(payStatus).toBe('PAID_OK')
  const result = done(await gateway.call('getResult', { proposalId, version: 3 }, { login }))
  expect(result.policies).toHaveLength(1)
  expect(result.underwriting).toBe(product.underwriting)
  const order = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(order.totalFen).toBe(premiumFen(product, age))
}

test('RT015 a city is added while the gateway runs, seen and bought; a mistake in it changes nothing', async () => {
  const ask = (namespace: 'insure_product_page' | 'pre_insure_page', key: string) =>
    gateway.call('readConfig', { appID: 'huimin_insur', namespace, key, ignoreNotFound: true })
  const page = async () => done(await ask('insure_product_page', '659001_ZZ01'))
  const cities = async () => done(await ask('pre_insure_page', 'cities')).configJsonValue
  expect((await page()).notFound).toBe(true)

  addCity({ tariff: 'free' })
  gateway.reloadCatalogue()
  expect((await page()).notFound).toBe(true)
  expect(await cities()).toContain('上海市')

  addCity()
  gateway.reloadCatalogue()
  expect(JSON.parse((await page()).configJsonValue)).toMatchObject({ cityName: '石河子市' })
  expect(await cities()).toContain('石河子市')
  const product = gateway.ctx.catalogue.product(added.cityCode, added.productCode)
  if (!product) throw new Error('not added')
  await buy(product)
})

test('a product for women refuses a man by name of the field, and charges nothing', async () => {
  const product = { cityCode: '140000', productCode: 'MH10' }
  const { insurants } = submission(
    { traceId: 'any', product },
    [{ relationType: 'SELF', person: newPerson('1990-03-07', 'M') }],
    0,
  )
  const refused = await gateway.call('getPrice', { ...product, version: 3, insurants }, { login })
  expect(refused.extra).toMatchObject({ field: 'insurants.0.gender' })
})

test.each(
  catalogue
    .products()
    .map((product): [string, Product] => [`${product.cityCode}/${product.productCode}`, product]),
)('%s', async (_name, product) => {
  const { startAt, nextStartAt = startAt } = product.sale
  if (isOnSale(gateway.ctx, product)) return buy(product)
  // Between two rounds of a season, it is bought on the first morning of the next round.
  gateway.sandbox.clock.setOffset(Date.parse(nextStartAt) + 36_000_000 - Date.now())
  login = await signIn(gateway)
  try {
    await buy(product)
  } finally {
    gateway.sandbox.clock.setOffset(0)
    login = await signIn(gateway)
  }
})
