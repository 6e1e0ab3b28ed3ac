import type { City, OfferedProduct } from '@/contract/city'
import { fromPremium } from '@/domain/money/premium'
import type { Product } from './product'
import { soldUntil } from './season'

/**
 * The cities in the order of their pinyin, each with the products that the visitor may choose from.
 */
export function citiesOf(products: readonly Product[]): City[] {
  const cities = new Map<string, City>()
  for (const product of products.filter(({ listed }) => listed)) {
    const { cityCode, page, city } = product
    const known = cities.get(cityCode)
    const { cityName } = page
    if (known) known.products.push(offered(product))
    else cities.set(cityCode, { cityCode, cityName, ...city, products: [offered(product)] })
  }
  return [...cities.values()].sort((a, b) => (a.pinyin < b.pinyin ? -1 : 1))
}

function offered({ productCode, page, tariff, sale, property }: Product): OfferedProduct {
  const bands = tariff.flatMap((list) => list.bands)
  return {
    productCode,
    productName: page.productName,
    slogan: page.hero.slogan,
    baseColor: page.colorSet.baseColor,
    fromPremiumFen: fromPremium(bands) ?? 0,
    onePrice: new Set(bands.map(({ premiumFen }) => premiumFen)).size === 1,
    saleStartAt: sale.startAt,
    ...soldUntil(sale),
    ...(property && { ofHomes: true }),
  }
}
