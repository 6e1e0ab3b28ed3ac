import * as v from 'valibot'
import { defineCall } from './call'
import { instant, cityCode } from './fields'

const prefix = '/rpc/wechat-service/'

/** An address of ours. WeChat compares it character by character. */
const address = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s#]+$/), v.maxLength(2000))

export const signAddress = defineCall({
  cmd: 'getJsSdkConfig',
  prefix,
  access: 'visitor',
  summary:
    "Signs an address of ours for WeChat's JS-SDK. Code 1: the login that came along counts no more; sign in again, then ask again.",
  request: v.strictObject({ url: address }),
  response: v.object({
    appId: v.string(),
    /** In seconds since 1970. */
    timestamp: v.string(),
    nonceStr: v.string(),
    signature: v.string(),
  }),
  errors: ['JS_SDK_LOGIN_LOST', 'WX_UNAVAILABLE'],
})

/**
 * Target of the mini-program's share page. The page opens only pages of the route table, whatever
 * the target says.
 */
export const destination = {
  /** A page's key in the route table. */
  routeKey: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  /** Parameters of the page and the visit's context, as a query without a question mark. */
  paramStr: v.optional(v.pipe(v.string(), v.regex(/^[\w\-.~%&=+!'()*]*$/), v.maxLength(500))),
  /** A public address of ours, for pages that the mini-program does not have; empty if none. */
  redirectPath: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\/(?:[\w-]+(?:\/[\w-]+)*)?(?:\?[\w\-.~%&=+/]*)?)?$/),
      v.maxLength(800),
    ),
  ),
}
const scene = v.pipe(v.string(), v.regex(/^[0-9A-Z]{26}$/))

export const makeCode = defineCall({
  cmd: 'getQRCode',
  prefix: '/api/c/city-insur-core/',
  access: 'visitor',
  summary: 'A mini-program code to scan: what it leads to is kept behind a scene, and never ends.',
  request: v.strictObject({
    ...destination,
    /** In pixels. */
    width: v.optional(v.pipe(v.number(), v.integer(), v.minValue(120), v.maxValue(1280)), 430),
  }),
  response: v.object({
    /** The picture in a data address. */
    image: v.string(),
    scene,
  }),
  errors: ['TOO_MANY_REQUESTS', 'WX_UNAVAILABLE'],
})

export const makeLink = defineCall({
  cmd: 'getMiniProgramLink',
  prefix,
  access: 'visitor',
  summary: 'An address that opens the mini-program from a plain browser; good for 30 days.',
  request: v.strictObject({
    ...destination,
    /** SCHEME opens WeChat from a page; URL_LINK may also be sent by SMS. */
    kind: v.picklist(['SCHEME', 'URL_LINK']),
  }),
  response: v.object({ url: v.string(), expireAt: instant }),
  errors: ['TOO_MANY_REQUESTS', 'WX_UNAVAILABLE'],
})

export const resolveScene = defineCall({
  cmd: 'getSceneInfo',
  prefix,
  access: 'visitor',
  summary: 'What a code or link that was opened leads to.',
  request: v.strictObject({ scene }),
  response: v.object(destination),
  errors: ['NOT_FOUND'],
})

const wechatBindingPrefix = '/v1/rpc/user-info-service/'
const appid = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** 0: the gateway does not yet know the user's openid in that official account. */
const bindingStatus = v.picklist([0, 1])

export const getBindingStatus = defineCall({
  cmd: 'getBindingStatus',
  prefix: wechatBindingPrefix,
  access: 'user',
  summary:
    'Whether this login knows who the person is in an official account, who can then pay in its sheet.',
  request: v.strictObject({ cityCode, appid }),
  response: v.object({ bindingStatus }),
  errors: ['NOT_FOUND'],
})

export const bindWechat = defineCall({
  cmd: 'binding',
  prefix: wechatBindingPrefix,
  access: 'user',
  summary:
    'Tells this login who the person is, by the code of the authorisation page; it lasts as long as the login. 0: WeChat knows nobody by it.',
  request: v.strictObject({
    appid,
    cityCode,
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  }),
  response: v.object({ bindingStatus }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const getPublicStatus = defineCall({
  cmd: 'publicStatus',
  prefix: wechatBindingPrefix,
  access: 'user',
  summary:
    'Whether this person follows the official account, as WeChat says; whoever it does not know, does not.',
  request: v.strictObject({ value: v.literal('have_follow'), appId: appid }),
  response: v.object({ publicStatus: v.picklist(['have_follow', 'not_follow']) }),
  errors: ['NOT_FOUND', 'WX_UNAVAILABLE'],
})

export const wechatCalls = {
  signAddress,
  makeCode,
  makeLink,
  resolveScene,
  getBindingStatus,
  bindWechat,
  getPublicStatus,
}
