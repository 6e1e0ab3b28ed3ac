import * as v from 'valibot'
import { defineCall } from './call'
import { id } from './fields'

const prefix = '/rpc/abtest-broker/'
const request = v.strictObject({ componentId: id })
/** The tested variant; `default` if there is no test. */
const response = v.object({ featureValue: v.string() })

export const getTestTag = defineCall({
  cmd: 'getTestTag',
  prefix,
  access: 'user',
  summary: 'Which side of a comparison this person is on; the same every time.',
  request,
  response,
})

export const getVisitorTestTag = defineCall({
  cmd: 'getTestTagNoLogin',
  prefix,
  access: 'visitor',
  summary: 'The same for who is not signed in: the side that everybody sees.',
  request,
  response,
})

export const testTagCalls = {
  getTestTag,
  getVisitorTestTag,
}
