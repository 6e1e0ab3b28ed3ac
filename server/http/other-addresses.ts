import type { Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { orderCalls } from './calls/order'
import { payCalls } from './calls/pay'
import { policyCalls } from './calls/policy'
import { proposalCalls } from './calls/proposal'
import { quoteCalls } from './calls/quote'
import type { Route } from './route'

/** Serves an existing call under a second address, with the same idempotency keys. */
const again = (call: Call, { answer }: Route): Route => ({ call, answer })

export const otherAddresses = {
  getCorePrice: again(calls.getCorePrice, quoteCalls.getPrice),
  getCoreResult: again(calls.getCoreResult, proposalCalls.getResult),
  getCoreCashier: again(calls.getCoreCashier, payCalls.getCashierOrder),
  getCoreUnpaid: again(calls.getCoreUnpaid, proposalCalls.getUnpaidProposal),
  createCorePayOrder: again(calls.createCorePayOrder, payCalls.createPayOrder),
  getCorePayStatus: again(calls.getCorePayStatus, payCalls.getPayStatus),
  createCoreProposal: again(calls.createCoreProposal, proposalCalls.createProposal),
  createProposalV2: again(calls.createProposalV2, proposalCalls.createProposal),
  confirmProposalV2: again(calls.confirmProposalV2, proposalCalls.confirmProposal),
  createPlainPayOrder: again(calls.createPlainPayOrder, payCalls.createPayOrder),
  queryPolicyList: again(calls.queryPolicyList, policyCalls.listPolicies),
  queryPolicyDetail: again(calls.queryPolicyDetail, policyCalls.getPolicy),
  getInsurePolicy: again(calls.getInsurePolicy, policyCalls.getPolicy),
  queryProposalList: again(calls.queryProposalList, orderCalls.listOrders),
}
