import { productComparisonKey, type ProductComparison } from '@/contract/guides'
import type { ProductPage } from '@/contract/product-page'
import { fromPremium } from '@/domain/money/premium'
import { rowOf, type Product } from './product'

type Comparisons = ReadonlyMap<string, ProductComparison>

/**
 * The comparison of each city that offers two health products or more, by city code. A product for
 * homes has nothing in common with them.
 */
export function productComparisonsOf(products: readonly Product[]): Comparisons {
  const cities = new Map<string, ProductComparison>()
  for (const product of products) {
    if (!product.listed || product.property) continue
    const { cityCode, page } = product
    const { cityName } = page
    const known = cities.get(cityCode) ?? { cityName, products: [] }
    cities.set(cityCode, { cityName, products: [...known.products, compared(product)] })
  }
  return new Map([...cities].filter(([, { products: offered }]) => offered.length > 1))
}

/** A page leads to the comparison if its product is in it. */
export const withComparison = (comparisons: Comparisons, page: ProductPage): ProductPage => {
  const { products = [] } = comparisons.get(page.cityCode) ?? {}
  return {
    ...page,
    hasComparison: products.some(({ productCode }) => productCode === page.productCode),
  }
}

export const comparisonEntry = ([cityCode, comparison]: [string, ProductComparison]): [
  string,
  { configJsonValue: string },
] => [
  `pre_insure_page/${productComparisonKey(cityCode)}`,
  { configJsonValue: JSON.stringify(comparison) },
]

function compared(product: Product): ProductComparison['products'][number] {
  const { productCode, page, tariff, limits, cover } = product
  const bands = tariff.flatMap((list) => list.bands)
  return {
    productCode,
    productName: page.productName,
    baseColor: page.colorSet.baseColor,
    fromPremiumFen: fromPremium(bands) ?? 0,
    onePrice: new Set(bands.map(({ premiumFen }) => premiumFen)).size === 1,
    minAge: limits.minAge,
    maxAge: limits.maxAge,
    people: limits.orderInsurantMaxNum,
    waitingPeriodDays: cover.waitingPeriodDays,
    benefits: product.coverage.map((row) => {
      const { name, amount, deductible, ratio } = rowOf(row, product)
      return { kind: row.kind, name, amount, deductible, ratio }
    }),
  }
}
