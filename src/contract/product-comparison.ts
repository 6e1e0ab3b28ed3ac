import * as v from 'valibot'
import { coverKinds } from '@/domain/choice/cover-kind'
import { count, fen } from './fields'
import { knownOnly } from './known-only'

/** A benefit in the words of the coverage table. `schemes` names the plans if not all have it. */
const benefit = v.object({
  kind: v.picklist(coverKinds),
  name: v.string(),
  amount: v.string(),
  deductible: v.string(),
  ratio: v.string(),
})

/**
 * The health products of a city side by side: GetConfigV2, namespace `pre_insure_page`, key
 * `product-comparison:<cityCode>`. A city with one product has none.
 */
export const productComparison = v.object({
  cityName: v.string(),
  products: v.array(
    v.object({
      productCode: v.string(),
      productName: v.string(),
      baseColor: v.string(),
      fromPremiumFen: fen,
      onePrice: v.boolean(),
      minAge: count,
      maxAge: count,
      /** The number of people that one order may hold. */
      people: count,
      waitingPeriodDays: count,
      benefits: knownOnly(benefit),
    }),
  ),
})
export type ProductComparison = v.InferOutput<typeof productComparison>
export type ComparedProduct = ProductComparison['products'][number]

export const productComparisonKey = (cityCode: string): string => `product-comparison:${cityCode}`
