import * as v from 'valibot'
import { statesOf } from '@/domain/payment/order-states'
import { defineCall } from './call'
import { outerId } from './fields'
import { getUnpaidProposal } from './unpaid'

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
