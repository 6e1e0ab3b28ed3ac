import * as v from 'valibot'
import { defineCall } from './call'
import { id, product } from './fields'
import { historicalInsurant } from './person'

export const getInsurantDetail = defineCall({
  cmd: 'getInsurantDetail',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary:
    'One of the people this user insured before, as the list of this product has them; without one, of the product they were last insured with.',
  request: v.strictObject({
    insurantId: id,
    ...v.partial(v.strictObject(product)).entries,
  }),
  response: historicalInsurant,
  errors: ['NOT_FOUND'],
})

export const deleteInsurant = defineCall({
  cmd: 'deleteInsurant',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'One of them is offered no more, until they are insured again; their orders stay.',
  request: v.strictObject({ insurantId: id }),
  response: v.object({}),
  errors: ['NOT_FOUND'],
})

export const insurantDetailCalls = {
  getInsurantDetail,
  deleteInsurant,
}
