import * as v from 'valibot'
import { agentInfo } from './agent'
import { defineCall, type ResponseOf } from './call'
import {
  agreedText,
  day,
  id,
  instant,
  relationType,
  sensitive,
  textHash,
  knownOnly,
} from './fields'
import { documentLink } from './product-page'
import { shownConfirmation } from './shown'
import { wording } from './wording'

/** Opens one person's policy: the signed part of a link, or a token from the search by name. */
const token = v.pipe(v.string(), v.regex(/^[\w.-]{20,800}$/))

/** A policy as anybody with the link may see it. Names and numbers are masked. */
const covered = v.object({
  cityCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  wording: v.optional(wording, {}),
  companyName: v.string(),
  comboTitle: v.string(),
  applicantName: v.string(),
  insurantName: v.string(),
  credentialNo: v.string(),
  relationType,
  effectiveOn: day,
  expireOn: day,
  coverage: v.array(v.object({ name: v.string(), amount: v.string(), detail: v.string() })),
  documents: v.array(documentLink),
  servicePhone: v.string(),
  agent: v.optional(v.nullable(agentInfo), null),
  ...shownConfirmation.entries,
  /** The caller is the applicant, who cannot confirm for another person. */
  isApplicant: v.boolean(),
})

export const getInsurantConfirmation = defineCall({
  cmd: 'queryInsurantConfirmation',
  prefix: '/rpc/city-insur-data-query/',
  access: 'visitor',
  // A link is normally opened only once or twice.
  share: 0.1,
  summary: 'What was bought for the insured person of a link; null once the link is over.',
  request: v.strictObject({ token }),
  response: v.object({
    /** This account has already given the name and number. */
    isProven: v.boolean(),
    policy: v.nullable(covered),
    /** The statement to confirm, with its hash. An older gateway omits it. */
    text: v.optional(agreedText),
  }),
})
export type CoveredPolicy = NonNullable<ResponseOf<typeof getInsurantConfirmation>['policy']>

const who = { name: sensitive, credentialNo: sensitive }

export const findInsurantPolicies = defineCall({
  cmd: 'queryInsurantPolicyList',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  share: 0.05,
  summary:
    'Policies under which a person is insured, whoever bought them, by full name and credential number; of one order where it is given.',
  request: v.strictObject({ ...who, proposalId: v.optional(id) }),
  response: v.object({
    /** Newest first. `token` opens one policy for this account for half an hour. */
    list: knownOnly(v.object({ ...covered.entries, token })),
  }),
  errors: ['REALNAME_MISMATCH', 'TOO_MANY_REQUESTS'],
})
export type FoundPolicy = ResponseOf<typeof findInsurantPolicies>['list'][number]

export const accreditInsurant = defineCall({
  cmd: 'PolicyInsurantAccredit',
  prefix: '/api/insure-api-v2/',
  access: 'user',
  idempotent: true,
  share: 0.05,
  summary:
    'The insured person confirms what was bought for them; once for all, and by nobody in their place.',
  request: v.strictObject({
    token,
    /** Hash of the statement that the insured person agreed to. */
    textHash,
    /**
     * Full name and number of the insured person. A token from the person's own search needs none.
     */
    who: v.optional(v.strictObject(who)),
  }),
  response: v.object({ confirmedAt: instant }),
  /** For ORDER_STATE, `extra.code` is APPLICANT, OTHER_PERSON or the state of the confirmation. */
  errors: ['NOT_FOUND', 'ORDER_STATE', 'NOTICE_CHANGED', 'REALNAME_MISMATCH', 'TOO_MANY_REQUESTS'],
})

export const makeConfirmLink = defineCall({
  cmd: 'createInsurantConfirmLink',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  share: 0.2,
  summary:
    'The link by which the insured person of a policy confirms it: the same one while it is good for another day. `renew` ends it and gives another.',
  request: v.strictObject({ policyId: id, renew: v.optional(v.boolean(), false) }),
  response: v.object({
    url: v.string(),
    /** The link as a QR code, in a data address. */
    image: v.string(),
    token,
    expireAt: instant,
    insurantName: v.string(),
  }),
  errors: ['NOT_FOUND', 'ORDER_STATE'],
})
export type ConfirmLink = ResponseOf<typeof makeConfirmLink>

export const insuredCalls = {
  getInsurantConfirmation,
  findInsurantPolicies,
  accreditInsurant,
  makeConfirmLink,
}
