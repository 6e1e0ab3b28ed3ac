import * as v from 'valibot'
import { defineCall } from './call'
import { id, instant } from './fields'

/** Separate from the calls that use the token, because those also load the cashier's schemas. */
export const payToken = v.pipe(v.string(), v.regex(/^[\w.-]{20,800}$/))

export const makePayToken = defineCall({
  cmd: 'getPayTokenToc',
  prefix: '/rpc/city-insur-pay/',
  access: 'user',
  share: 0.2,
  summary: 'A note by which somebody else may pay an order of this user, until the order is over.',
  request: v.strictObject({ proposalId: id }),
  response: v.object({ payToken, url: v.string(), expireAt: instant }),
  errors: ['NOT_FOUND', 'PROPOSAL_STATE', 'PROPOSAL_EXPIRED'],
})
