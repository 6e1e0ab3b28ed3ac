import * as v from 'valibot'
import { defineCall } from './call'
import { empty, text } from './fields'

/** A product's code and the subject of the reminder: `PH6Z_TBY_WLTC`, an unfinished order. */
const subscribeKey = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4}_[A-Z]\w{0,40}$/))

const prefix = '/rpc/city-insur-misc/'

export const checkSubscribe = defineCall({
  cmd: 'checkSubscribe',
  prefix,
  access: 'visitor',
  summary: 'Whether whoever asks will be reminded of what the key names; nobody unknown is.',
  request: v.strictObject({ subscribeKey }),
  response: v.object({ subscribe: v.boolean() }),
})

export const existSubscribe = defineCall({
  cmd: 'existSubscribe',
  prefix,
  access: 'visitor',
  summary: 'Whether whoever asks accepted messages of WeChat by this id, and waits for one.',
  request: v.strictObject({ subscribeId: subscribeKey }),
  response: v.object({ exist: v.boolean() }),
})

export const addSubscribe = defineCall({
  cmd: 'addSubscribe',
  prefix,
  access: 'user',
  summary: 'One message the next day, while the product is sold and was not bought by then.',
  request: v.strictObject({ subscribeKey, version: v.literal(2) }),
  response: empty,
  errors: ['PRODUCT_NOT_FOUND'],
})

const subscribePrefix = '/rpc/subscribe-point/'

/** A set of messages that a user subscribes to together. It is the product's code by default. */
const subscribeId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const templateId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

export const getTemplateIds = defineCall({
  cmd: 'getTemplateIdList',
  prefix: subscribePrefix,
  access: 'visitor',
  summary: 'The message templates to ask for at a place where people may subscribe.',
  request: v.strictObject({ subscribeId }),
  response: v.object({
    templateIdList: v.array(
      v.object({
        templateId: v.string(),
        /** 0 is not subscribed. 1 is subscribed: accepted and not sent since. */
        status: v.picklist([0, 1]),
        templateType: v.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

export const reportSubscribe = defineCall({
  cmd: 'reportSubscribePoint',
  prefix: subscribePrefix,
  access: 'visitor',
  summary: 'Tells what somebody answered when asked to subscribe.',
  request: v.strictObject({
    templateId,
    /** The product's code. */
    insuranceType: text,
    /** The result in WeChat's own words: accept, reject, ban or filter. */
    actionId: v.picklist(['accept', 'reject', 'ban', 'filter']),
    subscribeId,
  }),
  response: empty,
  errors: ['NOT_FOUND'],
})

export const reminderCalls = {
  checkSubscribe,
  existSubscribe,
  addSubscribe,
  getTemplateIds,
  reportSubscribe,
}
