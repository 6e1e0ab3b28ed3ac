import * as v from 'valibot'
import { defineCall } from './call'
import { fen, id, instant, text, payType } from './fields'
import { createPayOrder, getPayStatus } from './pay'
import { wording } from './wording'

/** Separate from the calls that use the token, because those also load the cashier's schemas. */
const payToken = v.pipe(v.string(), v.regex(/^[\w.-]{20,800}$/))

/** What somebody who is asked to pay for others has to know of it: names as masks, no number. */
const payAbout = v.object({
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

/**
 * Paying without a login. A caller with the token that the applicant issued may pay that one order
 * and sees of it what a payer has to know, names as masks.
 */
const prefix = '/rpc/city-insur-pay/'
const { payOrderId, payStatus, errorMessage, extra, amountFen, expireAt, payParams } =
  createPayOrder.response.entries
const told = { payOrderId, payStatus, errorMessage, extra }

export const createOpenPayOrder = defineCall({
  cmd: 'createPayOrderOpen',
  prefix,
  access: 'visitor',
  idempotent: true,
  share: 0.1,
  summary: 'Opens the pay order of a note for who holds it, on a cashier page; no login is needed.',
  request: v.strictObject({
    payToken,
    version: v.literal(3),
    payType,
    /** Nobody's openid is known here, so WeChat's sheet cannot open. */
    tradeType: v.optional(v.picklist(['H5', 'NATIVE']), 'H5'),
  }),
  response: v.object({
    ...told,
    amountFen,
    expireAt,
    payParams,
    /** An older gateway omits it. */
    about: v.optional(payAbout),
  }),
  errors: createPayOrder.errors,
})

export const getOpenPayStatus = defineCall({
  cmd: 'queryPayStatusOpen',
  prefix,
  access: 'visitor',
  share: 0.3,
  summary: 'How the pay order of a note stands, for who holds it.',
  request: v.strictObject({ payToken, payOrderId: id }),
  response: v.object(told),
  errors: getPayStatus.errors,
})

export const openPayCalls = {
  makePayToken,
  createOpenPayOrder,
  getOpenPayStatus,
}
