import * as v from 'valibot'
import { cityList } from '@/contract/city'
import type { ProductPage } from '@/contract/product-page'
import { relations } from '@/copy/product/people'
import { ageOn } from '@/domain/person/birthday'
import { applyEntryRules, handOverProduct } from '@/entry/entry-rules'
import { sealId18 } from './credentials'
import type { Person } from './family'
import { done, readPage } from './purchase'
import { remoteGateway } from './remote'
import type { Product } from './storefront'

/** A product on sale, and a person whom its tariff accepts. */
export interface ForSale {
  product: Product
  page: ProductPage
  /** The relation as the page names it: 本人, 父亲, 女儿. */
  relation: string
  /** It is undefined when applicant and insured person are the same. */
  person: Person | undefined
}

/** Relations with years of birth, in the order in which they are tried. SELF was born in 1990. */
const relatives = [
  { types: ['SELF'], born: [1990] },
  { types: ['CHILDREN', 'DAUGHTER_CHILDREN', 'SON_CHILDREN'], born: [2012, 2018, 2022] },
  { types: ['PARENTS', 'FATHER_PARENTS', 'MOTHER_PARENTS'], born: [1966, 1956, 1950] },
] as const

let people = 0
const personBorn = (birthOn: string, isWoman: boolean): Person => {
  const serial = String(500 + 2 * (people += 1) - (isWoman ? 0 : 1)).padStart(3, '0')
  return { name: '王小平', id: sealId18(`110102${birthOn.replaceAll('-', '')}${serial}`) }
}

/** A woman with the birthday of SELF above, because some products insure only women. */
export const aWoman = (): Person => personBorn('1990-03-07', true)

/** Everything the storefront sells today. */
export async function everythingOnSale(origin: string): Promise<ForSale[]> {
  const gateway = remoteGateway(origin)
  const shelf = { appID: 'huimin_insur', namespace: 'pre_insure_page', key: 'cities' } as const
  const { configJsonValue } = done(await gateway.call('readConfig', shelf))
  const { cities } = v.parse(cityList, JSON.parse(configJsonValue))
  const products = cities.flatMap(({ cityCode, products: offered }) =>
    offered.map(({ productCode }) => ({ cityCode, productCode })),
  )
  const found: ForSale[] = []
  for (const product of products) {
    const { productCode } = product
    // The mini-program alone sells this product, or a successor has replaced it.
    if (handOverProduct(product)) continue
    if (applyEntryRules(product, 'insure')['productCode'] !== productCode) continue
    const info = done(await gateway.call('getPageInfo', { ...product, version: 3 }))
    if (!info.isSellTime) continue
    const page = await readPage(gateway, product)
    const combo = info.protectScheme.defaultComboCode
    const bands = info.tariff.find(({ comboCode }) => comboCode === combo)?.bands ?? []
    const fits = (birthOn: string): boolean => {
      const age = ageOn({ birthOn, onDay: info.ageOn ?? info.effectiveOn }) ?? -1
      return bands.some(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
    }
    const chosen = relatives
      .flatMap(({ types, born }) =>
        types.flatMap((type) => born.map((year) => ({ type, birthOn: `${year}-03-07` }))),
      )
      .find(
        ({ type, birthOn }) =>
          fits(birthOn) && page.form.relations.some((offered) => offered.type === type),
      )
    if (!chosen) throw new Error(`nobody can be insured by ${productCode}`)
    const { type, birthOn } = chosen
    const label = page.form.relations.find((offered) => offered.type === type)?.label
    found.push({
      product,
      page,
      relation: label ?? relations[type],
      person: type === 'SELF' ? undefined : personBorn(birthOn, /DAUGHTER|MOTHER/.test(type)),
    })
  }
  return found
}

/** Names of the ways in which buying this product can differ from buying another. */
const waysOf = ({ page: { health, notices, payConfirm, result } }: ForSale): string[] => [
  `health ${health.layout}`,
  `health in the order ${health.sections.join()}`,
  `notices ${notices.map(({ forceRead }) => forceRead).join()}`,
  `before paying ${payConfirm.sections.join()}`,
  `afterwards ${result.sections.join()}`,
]

/**
 * Chooses few products that together show every way to buy: the form of the health declaration,
 * the notices with forced reading, and the order of the sections. All products are bought by calls
 * in test/integration/product/every-product.test.ts.
 */
export function oneOfEachKind(all: readonly ForSale[]): ForSale[] {
  const left = new Set(all.flatMap(waysOf))
  const chosen: ForSale[] = []
  const newIn = (sale: ForSale): number => waysOf(sale).filter((way) => left.has(way)).length
  while (left.size > 0) {
    const next = all.reduce((best, sale) => (newIn(sale) > newIn(best) ? sale : best))
    waysOf(next).forEach((way) => left.delete(way))
    chosen.push(next)
  }
  return chosen
}
