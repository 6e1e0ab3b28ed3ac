import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { agreedText, day, id, instant, textHash } from './fields'
import { source } from './partner-source'

const prefix = '/rpc/city-insur-custom/'

/** Data that a user can allow a partner to see. Only exchangePartnerToken answers it. */
export const authorizedItems = ['COVER'] as const

const asked = {
  source,
  /** The purpose: one of the partner's registered purposes. */
  business: id,
  /** The partner's own number of this authorization. Each number is used once. */
  seqNo: id,
  /** The last day of the authorization. */
  effectiveTime: day,
  /** The requested items, separated by commas. */
  realReq: v.pipe(v.string(), v.regex(/^[A-Z_]+(,[A-Z_]+)*$/), v.maxLength(200)),
}

/**
 * The request in the partner's entry address, and the one that the user agrees to (specification
 * section 7).
 */
export const authorizationAsked = v.strictObject(asked)
export type AuthorizationAsked = v.InferOutput<typeof authorizationAsked>

export const getAuthorization = defineCall({
  cmd: 'getAuthorizationInformation',
  prefix,
  access: 'user',
  summary:
    'What a partner asks a person to allow, in words, and when this person did; NOT_FOUND where no such partner may ask for it.',
  request: authorizationAsked,
  response: v.object({
    partnerName: v.string(),
    businessName: v.string(),
    /** All items are shown in full, because the user agrees to them. */
    items: v.array(v.string()),
    agreedAt: v.nullable(instant),
    /** The text that the user agrees to, with its hash. An older gateway omits it. */
    text: v.optional(agreedText),
  }),
  errors: ['NOT_FOUND'],
})
export type Authorization = ResponseOf<typeof getAuthorization>

export const reportAuthorization = defineCall({
  cmd: 'authorizationInformationReport',
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'Keeps that a person allows it. The same number again answers the first time.',
  request: v.strictObject({
    ...asked,
    /**
     * The user who agrees: openid inside WeChat, userid in a browser. Nobody can agree for another
     * user.
     */
    openid: v.optional(v.string()),
    userid: v.optional(id),
    /** Hash of the text that the user agreed to. */
    textHash,
  }),
  response: v.object({ seqNo: id, agreedAt: instant }),
  errors: ['NOT_FOUND', 'NOTICE_CHANGED'],
})

export const authorizationCalls = {
  getAuthorization,
  reportAuthorization,
}
