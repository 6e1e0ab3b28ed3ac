import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { shownConfirmation } from './confirmation'
import { continued } from './continued'
import { day, fen, id, instant, product, relationType } from './fields'
import { insuredName } from './insured-name'
import { knownOnly } from './known-only'
import { policyStatus } from './policy-status'
import { documentLink } from './product-page'
import { ending } from './refusal'
import { shownApplicant, shownPerson } from './shown-person'
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
    servicePhone: v.string(),
    /** Until when the whole order can be revoked; null if it cannot. */
    revokeUntil: v.optional(v.nullable(instant), null),
    /** Confirmation by the insured person. An older gateway omits it. */
    confirmation: v.optional(shownConfirmation),
  }),
  errors: ['NOT_FOUND'],
})
export type PolicyDetail = ResponseOf<typeof getPolicy>

export const policyCalls = {
  listPolicies,
  pullPolicies,
  getPolicy,
}
