import * as v from 'valibot'
import { defineCall } from './call'
import { id } from './fields'
import { historicalInsurant } from './person'

export const getInsurantDetail = defineCall({
  cmd: 'getInsurantDetail',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary: 'One of the people this user insured before, to be insured again.',
  request: v.strictObject({ insurantId: id }),
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
