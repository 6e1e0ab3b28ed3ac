import * as v from 'valibot'
import { applicant, beneficiaries, insured, policyNo } from './people'
import { addUpTo, shares } from './shares'
import {
  askAgainAfterSeconds,
  day,
  fen,
  instant,
  key,
  policyDocument,
  productCode,
  reason,
  text,
} from './values'

/** Accepting one insured person before the payment, and issuing their policy after it. */

const application = {
  key,
  orderNo: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  productCode,
  planCode: v.optional(text),
  applicant,
  insured,
  beneficiaries,
  premiumFen: fen,
  shares,
  coverFrom: day,
  coverTo: day,
  /** The number of the policy that this one renews. */
  renewalOf: v.optional(policyNo),
  /** What was answered to the questions of the health declaration, by their codes. */
  health: v.optional(v.array(v.object({ question: text, answer: v.boolean() }))),
}

const isSound = <T extends { coverFrom: string; coverTo: string }>({ coverFrom, coverTo }: T) =>
  coverFrom <= coverTo

export const acceptanceRequest = v.pipe(
  v.object(application),
  v.check(isSound, 'The cover ends before it begins.'),
  v.check(({ shares, premiumFen }) => addUpTo(shares, premiumFen), 'Shares and premium differ.'),
)

export const acceptanceAnswer = v.variant('status', [
  v.object({ key, status: v.literal('ACCEPTED') }),
  v.object({ key, status: v.literal('REFUSED'), reason }),
])

export const issueRequest = v.pipe(
  v.object({
    ...application,
    payment: v.object({
      provider: text,
      tradeNo: v.pipe(text, v.description('The number of the payment at its provider.')),
      paidAt: instant,
    }),
    issueBy: v.pipe(
      instant,
      v.description(
        'From then on the gateway may take the request back (a cancellation by its key) and return the money.',
      ),
    ),
  }),
  v.check(isSound, 'The cover ends before it begins.'),
  v.check(({ shares, premiumFen }) => addUpTo(shares, premiumFen), 'Shares and premium differ.'),
)

export const issueAnswer = v.variant('status', [
  v.object({
    key,
    status: v.literal('ISSUED'),
    policyNo,
    issuedAt: instant,
    premiumFen: fen,
    coverFrom: day,
    coverTo: day,
    document: v.pipe(
      v.nullable(policyDocument),
      v.description('Null while it is not ready. Asked again, the same answer gains it.'),
    ),
  }),
  v.object({ key, status: v.literal('REFUSED'), reason }),
  v.object({ key, status: v.literal('ACCEPTED_LATER'), askAgainAfterSeconds }),
])
export type IssueRequest = v.InferOutput<typeof issueRequest>
export type IssueAnswer = v.InferOutput<typeof issueAnswer>
