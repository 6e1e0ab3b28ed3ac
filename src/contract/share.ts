import * as v from 'valibot'
import { defineCall } from './call'
import { id, instant, product } from './fields'

export const joinActivity = defineCall({
  cmd: 'joinActivity',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  idempotent: true,
  summary: 'Joins those who share a product; answers the mark that their links carry.',
  request: v.strictObject(product),
  response: v.object({ shareWtagid: id, joinedAt: instant }),
  errors: ['PRODUCT_NOT_FOUND'],
})
