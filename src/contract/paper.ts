import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant } from './fields'
import { policyStatus } from './policy'
import { wording } from './wording'

const prefix = '/api/health-insure-api/'

/** An address that opens the paper for ten minutes, for whoever has it. */
const paper = v.object({ url: v.string(), expireAt: instant })

export const getPolicyFile = defineCall({
  cmd: 'getPolicyFile',
  prefix,
  access: 'user',
  summary:
    'Where the electronic policy (PDF) may be fetched; none while it is checked, or revoked.',
  request: v.strictObject({ policyId: id }),
  response: paper,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

export const getOrderReceipt = defineCall({
  cmd: 'getOrderReceipt',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'Where the receipt (PDF) of a paid order may be fetched.',
  request: v.strictObject({ orderId: id }),
  response: paper,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

export const verifyPolicy = defineCall({
  cmd: 'verifyPolicy',
  prefix,
  access: 'visitor',
  // Nobody has a hundred papers to check in a minute.
  share: 0.05,
  summary: 'Whether a policy in hand is genuine: masked facts for its number and code, or nothing.',
  request: v.strictObject({
    policyNo: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,40}$/)),
    /** As printed; hyphens and case do not matter. */
    verifyCode: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  }),
  response: v.object({
    policyNo: v.string(),
    productName: v.string(),
    /** The product's own words for these people. */
    wording: v.optional(wording, {}),
    companyName: v.string(),
    applicantName: v.string(),
    insurantName: v.string(),
    credentialNo: v.string(),
    premiumFen: fen,
    effectiveOn: day,
    expireOn: day,
    issuedAt: instant,
    status: policyStatus,
    /** The insurer refused somebody of its order; who it was is not told. */
    refused: v.optional(v.boolean(), false),
    /** As the policy says it itself. */
    givenBack: v.optional(v.boolean(), false),
    servicePhone: v.string(),
  }),
  errors: ['NOT_FOUND'],
})
export type VerifiedPolicy = ResponseOf<typeof verifyPolicy>
