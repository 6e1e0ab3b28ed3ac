import * as v from 'valibot'
import { instant } from './fields'

/** The insurer did not accept somebody: what was paid together is void from the start (specification section 8). */
export const refusal = v.object({
  refusedAt: instant,
  /** Masked: who did not pass. */
  insurantNames: v.array(v.string()),
  /** When the premium was back; null as long as it is on its way. */
  returnedAt: v.nullable(instant),
})
export type Refusal = v.InferOutput<typeof refusal>

/** How an order, and its policies, ended that nobody revoked: neither where it stands, or somebody did. */
export const ending = {
  /** The insurer's check of somebody; absent where an older gateway answers. */
  refusal: v.optional(v.nullable(refusal), null),
  /** All of its money was given back in the merchant console. */
  givenBack: v.optional(v.boolean(), false),
}
