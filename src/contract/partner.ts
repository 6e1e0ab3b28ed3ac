import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import {
  day,
  id,
  instant,
  outerId,
  productCode,
  extras,
  source,
  agreedText,
  textHash,
} from './fields'

const prefix = '/rpc/city-insur-custom/'

/** One target address of a partner. */
export const partnerPlace = v.strictObject({ source, target: id })

export const getPartnerAddress = defineCall({
  cmd: 'getRedirectUrl',
  prefix,
  access: 'visitor',
  summary:
    "Where one of a partner's targets is, and which token it wants; only our own addresses and allow-listed hosts (LINK_HOSTS).",
  request: partnerPlace,
  response: v.object({
    url: v.string(),
    /** USER: getTokenByUserToc, which needs a login. PARTNER: getPartnerToken, which needs none. */
    token: v.picklist(['USER', 'PARTNER', 'NONE']),
  }),
  errors: ['NOT_FOUND'],
})

/** An encrypted token, longer than a ticket. */
const sealed = v.pipe(v.string(), v.minLength(1), v.maxLength(2000))

export const getPartnerToken = defineCall({
  cmd: 'getPartnerToken',
  prefix,
  access: 'visitor',
  summary:
    'A token of two minutes that tells a partner that somebody comes from here, and not who it is.',
  request: v.strictObject({ source, outerId: v.optional(outerId), extras: v.optional(extras, {}) }),
  response: v.object({ token: sealed, expireAt: instant }),
  errors: ['NOT_FOUND'],
})

export const exchangePartnerToken = defineCall({
  cmd: 'exchangePartnerToken',
  prefix,
  access: 'visitor',
  share: 0.2,
  summary:
    'For the server of the partner, which proves itself by its secret: what a token says. Of a person nothing but a number that no other partner is given, and what that person allows this partner to see.',
  request: v.strictObject({
    source,
    token: sealed,
    /** The gateway's operator issues it (PARTNER_SECRETS). It must never be in a page. */
    secret: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  response: v.object({
    outerId: v.nullable(v.string()),
    extras: v.record(v.string(), v.string()),
    person: v.nullable(
      v.object({
        partnerUserId: v.string(),
        /** Null if the user has not allowed it or no longer allows it. */
        cover: v.nullable(v.array(v.object({ productCode, effectiveOn: day, expireOn: day }))),
      }),
    ),
  }),
  errors: ['TICKET_INVALID'],
})
export type PartnerTold = ResponseOf<typeof exchangePartnerToken>

/** A partner's public data: GetConfig, namespace `pre_insure_page`, key `partner:<source>`. */
export const partnerShown = v.object({
  name: v.string(),
  /** Whether the partner has a target `home` to return to. */
  hasHome: v.optional(v.boolean(), false),
})
export type PartnerShown = v.InferOutput<typeof partnerShown>

export const partnerKey = (source: string): string => `partner:${source}`

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

/** The request in the partner's entry address, and the one that the user agrees to. */
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

export const partnerCalls = {
  getPartnerAddress,
  getPartnerToken,
  exchangePartnerToken,
  getAuthorization,
  reportAuthorization,
}
