import * as v from 'valibot'
import { change, policyNo } from './people'
import { addUpTo, shares } from './shares'
import {
  askAgainAfterSeconds,
  day,
  fen,
  instant,
  key,
  policyDocument,
  reason,
  text,
} from './values'

/** Cancelling and changing one policy. */

export const cancellationReasons = [
  'REVOKED',
  'DUPLICATE_PAYMENT',
  'PAYMENT_REVERSED',
  'NOT_ISSUED_IN_TIME',
  'SURRENDERED',
  'DUPLICATE_INSURANCE',
] as const

/** Which policy is meant. Both stand in the signed body, because the address is not signed. */
const which = {
  policyNo: v.pipe(
    v.nullable(policyNo),
    v.description('As in the address; null where the address names the key.'),
  ),
  policyKey: v.pipe(key, v.description('The key of the request that issued the policy.')),
}

export const cancellationRequest = v.pipe(
  v.object({
    key,
    ...which,
    mode: v.pipe(
      v.picklist(['tell', 'ask']),
      v.description(
        'tell: the applicant has the right to it, and the money goes back whatever is answered. ask: the money waits for the answer.',
      ),
    ),
    reason: v.picklist(cancellationReasons),
    requestedAt: instant,
    refundFen: fen,
    shares,
  }),
  v.check(({ shares, refundFen }) => addUpTo(shares, refundFen), 'Shares and refund differ.'),
)

export const cancellationAnswer = v.variant('status', [
  v.object({
    key,
    status: v.literal('ACKNOWLEDGED'),
    cancellationNo: v.pipe(text, v.description('The number of the cancellation at the core.')),
    policyNo: v.pipe(
      v.nullable(policyNo),
      v.description('Null where no policy had been issued by this key, and none will be.'),
    ),
    refundFen: fen,
    endedOn: day,
  }),
  v.object({ key, status: v.literal('REFUSED'), reason }),
  v.object({ key, status: v.literal('LATER'), askAgainAfterSeconds }),
])
export type CancellationRequest = v.InferOutput<typeof cancellationRequest>
export type CancellationAnswer = v.InferOutput<typeof cancellationAnswer>

export const endorsementRequest = v.object({
  key,
  policyNo,
  policyKey: which.policyKey,
  change,
  requestedAt: instant,
})

export const endorsementAnswer = v.variant('status', [
  v.object({
    key,
    status: v.literal('ENDORSED'),
    endorsementNo: text,
    effectiveOn: day,
    document: v.nullable(policyDocument),
  }),
  v.object({ key, status: v.literal('REFUSED'), reason }),
  v.object({ key, status: v.literal('LATER'), askAgainAfterSeconds }),
])
export type EndorsementRequest = v.InferOutput<typeof endorsementRequest>
export type EndorsementAnswer = v.InferOutput<typeof endorsementAnswer>
