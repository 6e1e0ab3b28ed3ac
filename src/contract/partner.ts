import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { day, id, instant, outerId, productCode } from './fields'
import { extras, source } from './partner-source'

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

export const partnerCalls = {
  getPartnerAddress,
  getPartnerToken,
  exchangePartnerToken,
}
