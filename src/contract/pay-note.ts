import * as v from 'valibot'
import { defineCall } from './call'
import { fen, id, instant, text } from './fields'
import { wording } from './wording'

/** Separate from the calls that use the token, because those also load the cashier's schemas. */
export const payToken = v.pipe(v.string(), v.regex(/^[\w.-]{20,800}$/))

/** What somebody who is asked to pay for others has to know of it: names as masks, no number. */
export const payAbout = v.object({
  productName: v.string(),
  /** Name of the insurer. */
  companyName: v.string(),
  wording: v.optional(wording, {}),
  applicantName: v.string(),
  insurantNames: v.array(text),
  totalFen: fen,
})
export type PayAbout = v.InferOutput<typeof payAbout>

export const makePayToken = defineCall({
  cmd: 'getPayTokenToc',
  prefix: '/rpc/city-insur-pay/',
  access: 'user',
  share: 0.2,
  summary: 'A note by which somebody else may pay an order of this user, until the order is over.',
  request: v.strictObject({ proposalId: id }),
  response: v.object({
    payToken,
    url: v.string(),
    expireAt: instant,
    /** An older gateway omits it. */
    about: v.optional(payAbout),
  }),
  errors: ['NOT_FOUND', 'PROPOSAL_STATE', 'PROPOSAL_EXPIRED'],
})
