import { parse } from 'valibot'
import { productComparison } from '@/contract/guides'
import { loadCatalogue } from '../../../server/catalogue/load'

const catalogue = loadCatalogue()
const comparisonOf = (cityCode: string) =>
  catalogue.config('pre_insure_page', `product-comparison:${cityCode}`)
const pageOf = (key: string) =>
  JSON.parse(catalogue.config('insure_product_page', key)?.configJsonValue ?? '{}') as {
    hasComparison?: boolean
  }

test('a city with several health products has them side by side, each with its benefits', () => {
  const entry = comparisonOf('320100')
  const { products } = parse(productComparison, JSON.parse(entry?.configJsonValue ?? '{}'))
  expect(products).toHaveLength(8)
  const family = products.find(({ productCode }) => productCode === 'PH4J')
  const row = catalogue.product('320100', 'PH4J')?.coverage.find(({ comboCodes }) => comboCodes)
  // A benefit of some plans only names them.
  expect(family?.benefits.map(({ name }) => name).join()).toMatch(`${row?.name}（`)
})

test('products for homes and products without a list are not compared', () => {
  // Shanghai sells one health product and one for homes; LH0H is sold by its link only.
  expect(comparisonOf('310000')).toBeUndefined()
  const { configJsonValue = '{}' } = comparisonOf('440301') ?? {}
  const { products } = parse(productComparison, JSON.parse(configJsonValue))
  expect(products.map(({ productCode }) => productCode)).toEqual(['LH0F', 'LH0G'])
})

test.each([
  ['320100_PH4J', true],
  ['310000_PP57', false],
  ['440301_LH0H', false],
])('the page of %s leads to the comparison: %s', (key, leads) => {
  expect(pageOf(key).hasComparison).toBe(leads)
})
