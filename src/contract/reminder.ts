import * as v from 'valibot'
import { defineCall } from './call'
import { empty } from './fields'

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

export const reminderCalls = {
  checkSubscribe,
  existSubscribe,
  addSubscribe,
}
