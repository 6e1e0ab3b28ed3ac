import * as v from 'valibot'
import type { billParts } from '@/domain/money/payout'
import { fen } from './fields'
import { knownOnly } from './known-only'

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const shares = v.strictObject({
  listed: v.exactOptional(percent),
  selfPaid: v.exactOptional(percent),
  drugs: v.exactOptional(percent),
} satisfies Record<(typeof billParts)[number], unknown>)

/** How a benefit turns a bill into money (domain/money/payout), in numbers. */
export const payoutRule = v.strictObject({
  share: shares,
  priorShare: v.exactOptional(shares),
  deductibleFen: fen,
  sharedDeductible: v.exactOptional(v.string()),
  limitFen: fen,
})

export const bill = v.strictObject({
  totalFen: fen,
  paidFen: fen,
  selfPaidFen: fen,
  drugsFen: fen,
})

/**
 * What a product pays for a medical bill. It comes from GetConfig, namespace `pre_insure_page`, key
 * `payout-guide:<cityCode>_<productCode>`. A product without such benefits has none.
 */
export const payoutGuide = v.object({
  schemes: v.array(
    v.object({
      comboCode: v.string(),
      title: v.string(),
      benefits: v.array(v.object({ ...payoutRule.entries, name: v.string() })),
    }),
  ),
  /** Bills that people know from life. Pages compute the result from the benefits. */
  examples: knownOnly(v.object({ title: v.string(), bill })),
})
export type PayoutGuide = v.InferOutput<typeof payoutGuide>

export const payoutGuideKey = (product: { cityCode: string; productCode: string }): string =>
  `payout-guide:${product.cityCode}_${product.productCode}`
