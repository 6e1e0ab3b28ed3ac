import * as v from 'valibot'
import { fen, instant } from './fields'
import { insuredName } from './insured-name'

/** The insurer did not accept somebody: what was paid together is void from the start (specification section 8). */
export const refusal = v.object({
  refusedAt: instant,
  /** Masked: who did not pass. */
  insurantNames: v.array(v.string()),
  /** The same people, told apart; an older gateway does not say. */
  insurants: v.optional(v.array(v.object(insuredName)), []),
  /** When the premium was back; null as long as it is on its way. */
  returnedAt: v.nullable(instant),
})
export type Refusal = v.InferOutput<typeof refusal>

/** Somebody whom the insurer left out when an order was paid: the others of it are covered. */
export const leftOut = v.object({
  ...insuredName,
  /** What goes back for them. */
  premiumFen: fen,
  /** The insurer's words. */
  reason: v.string(),
})
export type LeftOut = v.InferOutput<typeof leftOut>

/** How an order, and its policies, ended that nobody revoked: neither where it stands, or somebody did. */
export const ending = {
  /** The insurer's check of somebody; absent where an older gateway answers. */
  refusal: v.optional(v.nullable(refusal), null),
  /** All of its money was given back in the merchant console. */
  givenBack: v.optional(v.boolean(), false),
}
