import * as v from 'valibot'
import { defineCall } from './call'
import { empty, text } from './fields'

const prefix = '/rpc/subscribe-point/'

/** A set of messages that a user subscribes to together. It is the product's code by default. */
const subscribeId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))
const templateId = v.pipe(v.string(), v.minLength(1), v.maxLength(100))

export const getTemplateIds = defineCall({
  cmd: 'getTemplateIdList',
  prefix,
  access: 'visitor',
  summary: 'The message templates to ask for at a place where people may subscribe.',
  request: v.strictObject({ subscribeId }),
  response: v.object({
    templateIdList: v.array(
      v.object({
        templateId: v.string(),
        /**
         * 0 is not subscribed. 1 is subscribed: accepted and not sent since (specification section
         * 4).
         */
        status: v.picklist([0, 1]),
        templateType: v.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
})

export const reportSubscribe = defineCall({
  cmd: 'reportSubscribePoint',
  prefix,
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

export const subscribeCalls = {
  getTemplateIds,
  reportSubscribe,
}
