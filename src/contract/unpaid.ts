import * as v from 'valibot'
import { defineCall } from './call'
import { id, product } from './fields'
import { payLaterPopup } from './pay-later'
import { wording } from './wording'

export const getUnpaidProposal = defineCall({
  cmd: 'getLastUnpaidProposal',
  prefix: '/rpc/city-insur-data-query/',
  access: 'user',
  summary: 'The newest proposal this user left unpaid, of one product or of any, if there is one.',
  request: v.partial(v.strictObject(product)),
  response: v.object({
    proposalId: v.nullable(id),
    cityCode: v.optional(v.string(), ''),
    productCode: v.optional(v.string(), ''),
    wording: v.optional(wording, {}),
    /** The popup that reminds of the unpaid proposal. */
    popup: v.optional(v.nullable(payLaterPopup), null),
  }),
})
