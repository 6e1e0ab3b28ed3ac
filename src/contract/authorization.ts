import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { agreedText, day, id, instant, textHash } from './fields'
import { source } from './partner-source'

const prefix = '/rpc/city-insur-custom/'

/** What a partner may be allowed to see. Each is answered by exchangePartnerToken alone. */
export const authorizedItems = ['COVER'] as const

const asked = {
  source,
  /** What it is for: one of the partner's purposes. */
  business: id,
  /** The partner's own number of this authorization; once for each. */
  seqNo: id,
  /** The last day that it holds. */
  effectiveTime: day,
  /** What is really asked for: items with commas between. */
  realReq: v.pipe(v.string(), v.regex(/^[A-Z_]+(,[A-Z_]+)*$/), v.maxLength(200)),
}

/** As the partner's entry says it, and as the person agrees to it (specification section 7). */
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
    /** Never left out or shortened: they are what is agreed to. */
    items: v.array(v.string()),
    agreedAt: v.nullable(instant),
    /** What is agreed to by its hash; an older gateway does not say. */
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
    /** Who agrees: by openid inside WeChat, by userid in a browser. Nobody for anybody else. */
    openid: v.optional(v.string()),
    userid: v.optional(id),
    /** Of the text that was agreed to. */
    textHash,
  }),
  response: v.object({ seqNo: id, agreedAt: instant }),
  errors: ['NOT_FOUND', 'NOTICE_CHANGED'],
})
