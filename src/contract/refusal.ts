import * as v from 'valibot'
import { fen, instant } from './fields'
import { insuredName } from './insured-name'

/**
 * The insurer refused a person. Policies that were paid together are void from the start
 * (specification section 8).
 */
export const refusal = v.object({
  refusedAt: instant,
  /** Masked names of the refused people. */
  insurantNames: v.array(v.string()),
  /** The same people with enough detail to tell them apart. An older gateway omits it. */
  insurants: v.optional(v.array(v.object(insuredName)), []),
  /** When the premium was refunded; null while the refund is in progress. */
  returnedAt: v.nullable(instant),
})
export type Refusal = v.InferOutput<typeof refusal>

/**
 * A person whom the insurer excluded when the order was paid. The others of the order are insured.
 */
export const leftOut = v.object({
  ...insuredName,
  /** The refund for the person, in fen. */
  premiumFen: fen,
  /** The insurer's own text. */
  reason: v.string(),
})
export type LeftOut = v.InferOutput<typeof leftOut>

/**
 * How an order and its policies ended that no person revoked. Both are empty for an active order
 * and after a revocation.
 */
export const ending = {
  /** The underwriting refusal. An older gateway omits it. */
  refusal: v.optional(v.nullable(refusal), null),
  /** The whole order was refunded in the merchant console. */
  givenBack: v.optional(v.boolean(), false),
}
