import * as v from 'valibot'
import { statesOf } from '@/domain/order/states'
import { defineCall } from './call'
import { id, product, outerId } from './fields'
import { payLaterPopup } from './popups'
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

export const getProposalByOuterId = defineCall({
  cmd: 'getProposalInfoByOuterId',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary:
    "The newest proposal this user made under a partner's number, and how to go on with it while it is unpaid.",
  request: v.strictObject({ outerId }),
  response: v.object({
    ...getUnpaidProposal.response.entries,
    status: v.nullable(v.picklist(statesOf('proposal'))),
  }),
})

export const unpaidCalls = {
  getUnpaidProposal,
  getProposalByOuterId,
}
