import type { Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { orderRoutes } from './calls/order'
import { payRoutes } from './calls/pay'
import { policyRoutes } from './calls/policy'
import { proposalRoutes } from './calls/proposal'
import { quoteRoutes } from './calls/quote'
import type { Route } from './route'

/** Serves an existing call under a second address, with the same idempotency keys. */
const again = (call: Call, served: Route): Route => ({ ...served, call })

export const otherAddresses = {
  getCorePrice: again(calls.getCorePrice, quoteRoutes.getPrice),
  getCoreResult: again(calls.getCoreResult, proposalRoutes.getResult),
  getCoreCashier: again(calls.getCoreCashier, payRoutes.getCashierOrder),
  getCoreUnpaid: again(calls.getCoreUnpaid, proposalRoutes.getUnpaidProposal),
  createCorePayOrder: again(calls.createCorePayOrder, payRoutes.createPayOrder),
  getCorePayStatus: again(calls.getCorePayStatus, payRoutes.getPayStatus),
  createCoreProposal: again(calls.createCoreProposal, proposalRoutes.createProposal),
  createProposalV2: again(calls.createProposalV2, proposalRoutes.createProposal),
  confirmProposalV2: again(calls.confirmProposalV2, proposalRoutes.confirmProposal),
  createPlainPayOrder: again(calls.createPlainPayOrder, payRoutes.createPayOrder),
  queryPolicyList: again(calls.queryPolicyList, policyRoutes.listPolicies),
  queryPolicyDetail: again(calls.queryPolicyDetail, policyRoutes.getPolicy),
  getInsurePolicy: again(calls.getInsurePolicy, policyRoutes.getPolicy),
  queryProposalList: again(calls.queryProposalList, orderRoutes.listOrders),
}
