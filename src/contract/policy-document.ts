import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant } from './fields'
import { policyStatus } from './policy-status'
import { wording } from './wording'

const prefix = '/api/health-insure-api/'

/** An address that opens the document for ten minutes. Anyone with the address can use it. */
const document = v.object({ url: v.string(), expireAt: instant })

export const getPolicyFile = defineCall({
  cmd: 'getPolicyFile',
  prefix,
  access: 'user',
  summary:
    'Where the electronic policy (PDF) may be fetched; none while it is checked, or revoked.',
  request: v.strictObject({ policyId: id }),
  response: document,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

export const getOrderReceipt = defineCall({
  cmd: 'getOrderReceipt',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'Where the receipt (PDF) of a paid order may be fetched.',
  request: v.strictObject({ orderId: id }),
  response: document,
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})

export const verifyPolicy = defineCall({
  cmd: 'verifyPolicy',
  prefix,
  access: 'visitor',
  // Nobody needs to check a hundred documents in a minute.
  share: 0.05,
  summary: 'Whether a policy in hand is genuine: masked facts for its number and code, or nothing.',
  request: v.strictObject({
    policyNo: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{6,40}$/)),
    /** The code as printed. Hyphens and case do not matter. */
    verifyCode: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  }),
  response: v.object({
    policyNo: v.string(),
    productName: v.string(),
    /** The product's own words for its parties. */
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
    /** The insurer refused a person of the order. The answer does not name the person. */
    refused: v.optional(v.boolean(), false),
    /** The merchant refunded the whole order, as in the policy itself. */
    givenBack: v.optional(v.boolean(), false),
    servicePhone: v.string(),
  }),
  errors: ['NOT_FOUND'],
})
export type VerifiedPolicy = ResponseOf<typeof verifyPolicy>

export const policyDocumentCalls = {
  getPolicyFile,
  getOrderReceipt,
  verifyPolicy,
}
