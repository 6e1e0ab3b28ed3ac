import * as v from 'valibot'
import { defineCall } from './call'
import { cityCode } from './fields'

const prefix = '/v1/rpc/user-info-service/'
const appid = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))

/** 0: the gateway does not yet know the user's openid in that official account. */
const bindingStatus = v.picklist([0, 1])

export const getBindingStatus = defineCall({
  cmd: 'getBindingStatus',
  prefix,
  access: 'user',
  summary:
    'Whether this login knows who the person is in an official account, who can then pay in its sheet.',
  request: v.strictObject({ cityCode, appid }),
  response: v.object({ bindingStatus }),
  errors: ['NOT_FOUND'],
})

export const bindWechat = defineCall({
  cmd: 'binding',
  prefix,
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
  prefix,
  access: 'user',
  summary:
    'Whether this person follows the official account, as WeChat says; whoever it does not know, does not.',
  request: v.strictObject({ value: v.literal('have_follow'), appId: appid }),
  response: v.object({ publicStatus: v.picklist(['have_follow', 'not_follow']) }),
  errors: ['NOT_FOUND', 'WX_UNAVAILABLE'],
})

export const wechatBindingCalls = {
  getBindingStatus,
  getPublicStatus,
  bindWechat,
}
