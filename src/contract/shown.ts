import * as v from 'valibot'
import { confirmationStates } from '@/domain/insured/confirmation'
import { statesOf, refundStatuses, UNKNOWN } from '@/domain/order/states'
import { fen, instant, day, id } from './fields'
import { insuredName } from './person'

/**
 * A client that is out for months meets states that it does not know. They are shown plainly
 * (domain/situation), because a page that answers nothing about a paid order frightens people.
 */
export const policyStatus = v.fallback(v.picklist([...statesOf('policy'), UNKNOWN]), UNKNOWN)
export type PolicyStatus = v.InferOutput<typeof policyStatus>

export const proposalStatus = v.fallback(v.picklist([...statesOf('proposal'), UNKNOWN]), UNKNOWN)

/** True where the insurer decides first, and the money waits for its answer; missing otherwise. */
export const revokeAsks = v.exactOptional(v.boolean())

export const refundStatus = v.fallback(v.picklist([...refundStatuses, UNKNOWN]), UNKNOWN)

/** A refund as users see it. Refunds that the console or a new number replaced are left out. */
export const shownRefund = v.object({
  status: refundStatus,
  amountFen: fen,
  /** Why the money is refunded, in a short text of the gateway. */
  reason: v.optional(v.string(), ''),
  requestedAt: instant,
  /** When WeChat Pay accepted the refund. */
  acceptedAt: v.nullable(instant),
  refundedAt: v.nullable(instant),
})
export type ShownRefund = v.InferOutput<typeof shownRefund>

/** The insurer refused a person. Policies that were paid together are void from the start. */
export const refusal = v.object({
  refusedAt: instant,
  /** Masked names of the refused people. */
  insurantNames: v.array(v.string()),
  /** The same people with enough detail to tell them apart. An older gateway omits it. */
  insurants: v.optional(v.array(v.object(insuredName)), []),
  /** When the premium was refunded; null while the refund is in progress. */
  returnedAt: v.nullable(instant),
  /** The insurer's own words, where it issued no policy after the payment. */
  reason: v.exactOptional(v.string()),
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
  /** True while the insurer has not issued somebody's policy of the order; missing otherwise. */
  issuing: v.exactOptional(v.boolean()),
}

/** The policy with which the cover of another one goes on. */
const next = v.object({
  policyId: id,
  effectiveOn: day,
  /** False while the insurer still underwrites it. */
  isChecked: v.boolean(),
})
export type Continued = v.InferOutput<typeof next>

/** Missing where no policy follows, and in an older gateway. */
export const continued = v.exactOptional(next)

/** The confirmation of one policy by its insured person. */
export const shownConfirmation = v.object({
  state: v.picklist(confirmationStates),
  confirmedAt: v.nullable(instant),
})
export type ShownConfirmation = v.InferOutput<typeof shownConfirmation>

/** The notice before a payment whose underwriting follows later. */
export const underwritingNote = v.strictObject({
  /** {PRICE} becomes the amount in yuan. Without a text the usual one is shown. */
  text: v.exactOptional(v.string()),
  /** Texts for single payment types. */
  textByPayType: v.exactOptional(v.record(v.string(), v.string())),
})

/** PENDING: underwriting follows the payment, and the user sees a notice before paying. */
export const shownUnderwriting = v.optional(
  v.object({ status: v.string(), ...underwritingNote.entries }),
  { status: 'DONE' },
)
