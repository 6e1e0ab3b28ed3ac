import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, product, relationType, knownOnly } from './fields'
import { insuredName, shownApplicant, shownPerson } from './person'
import { documentLink } from './product-page'
import { shownConfirmation, continued, policyStatus, ending, revokeAsks } from './shown'
import { wording } from './wording'

const policySummary = {
  policyId: id,
  policyNo: v.string(),
  orderId: id,
  cityCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  wording: v.optional(wording, {}),
  companyName: v.string(),
  status: policyStatus,
  ...insuredName,
  relationType,
  premiumFen: fen,
  effectiveOn: day,
  expireOn: day,
  ...ending,
  /** Why the insurer issued no policy for this person, in its own words. */
  notIssuedFor: v.exactOptional(v.string()),
  continued,
}

export const listPolicies = defineCall({
  cmd: 'queryPolicyInfoListV3',
  prefix: '/api/insure-api-v2/',
  access: 'user',
  summary: 'Policies this user holds as applicant, newest first.',
  request: v.partial(v.strictObject({ ...product, cursor: id })),
  response: v.object({ list: knownOnly(v.object(policySummary)), nextCursor: v.nullable(id) }),
})
export type PolicySummary = ResponseOf<typeof listPolicies>['list'][number]

export const pullPolicies = defineCall({
  cmd: 'pullPolicyInfo',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  share: 0.2,
  summary:
    'Asks providers about orders of this user that are being paid; whether policies came of it.',
  request: v.strictObject({}),
  response: v.object({ issued: v.number() }),
})

export const getPolicy = defineCall({
  cmd: 'getPolicyDetailV3',
  prefix: '/api/health-insure-api/',
  access: 'user',
  summary: 'One policy: people, cover, documents, period.',
  request: v.strictObject({ policyId: id }),
  response: v.object({
    ...policySummary,
    applicableRegion: v.string(),
    filedName: v.string(),
    comboTitle: v.string(),
    waitingPeriodDays: v.number(),
    issuedAt: instant,
    applicant: shownApplicant,
    insurant: shownPerson,
    coverage: v.array(v.object({ name: v.string(), amount: v.string(), detail: v.string() })),
    /** Whether a payout guide works out what is paid for a bill. An older gateway omits it. */
    hasPayout: v.optional(v.boolean(), false),
    /** From when it can be renewed by buying again. An older gateway omits it. */
    renewableFrom: v.exactOptional(day),
    documents: v.array(documentLink),
    /** Whether the insurer has drawn the document. Missing where the gateway draws it. */
    insurerDocument: v.exactOptional(v.boolean()),
    servicePhone: v.string(),
    /** Until when the whole order can be revoked; null if it cannot. */
    revokeUntil: v.optional(v.nullable(instant), null),
    revokeAsks,
    /** Confirmation by the insured person. An older gateway omits it. */
    confirmation: v.optional(shownConfirmation),
  }),
  errors: ['NOT_FOUND'],
})
export type PolicyDetail = ResponseOf<typeof getPolicy>

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
  /** DOCUMENT_TO_COME: the insurer issued the policy and has not drawn it yet. */
  errors: ['NOT_FOUND', 'ORDER_STATE', 'DOCUMENT_TO_COME'],
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

export const getInsuredInfo = defineCall({
  cmd: 'getInsuredInfoToc',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  summary: 'Everybody insured by the order of a policy, masked, with their policies.',
  request: v.strictObject({ policyId: id }),
  response: v.object({
    insuredList: v.array(
      v.object({
        policyId: id,
        policyNo: v.string(),
        status: policyStatus,
        relationType,
        comboTitle: v.string(),
        premiumFen: fen,
        effectiveOn: day,
        expireOn: day,
        person: shownPerson,
        credentialTail: insuredName.credentialTail,
        home: insuredName.home,
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

const claimNoticePrefix = '/rpc/city-insur-custom/'
const response = v.object({ seen: v.boolean() })

/** The edition of the claim notice. */
const version = id

export const getClaimNotice = defineCall({
  cmd: 'getClaimNoticeFlag',
  prefix: claimNoticePrefix,
  access: 'user',
  summary: 'Whether this user has put away the notice about claims in this edition.',
  request: v.strictObject({ version }),
  response,
})

export const keepClaimNotice = defineCall({
  cmd: 'saveClaimNoticeFlag',
  prefix: claimNoticePrefix,
  access: 'user',
  summary: 'Remembers that the notice about claims was put away.',
  request: v.strictObject({ version }),
  response,
})

export const policyCalls = {
  listPolicies,
  pullPolicies,
  getPolicy,
  getPolicyFile,
  getOrderReceipt,
  verifyPolicy,
  getInsuredInfo,
  getClaimNotice,
  keepClaimNotice,
}
