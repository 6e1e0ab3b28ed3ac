import { calls } from '@/contract/calls'
import { listOrders } from '../order/order'
import { createPayOrder } from '../pay/create'
import { getCashierOrder, getPayStatus } from '../pay/show'
import { getPolicy, listPolicies } from '../policy/policy'
import { getResult, getUnpaidProposal } from '../proposal/detail'
import { getPrice } from '../quote/price'
import { inSteps, route, signedIn } from '../route'

/** Further addresses of calls that have an answer already (contract/other-addresses). */
export const otherAddresses = {
  getCorePrice: route(calls.getCorePrice, signedIn(getPrice)),
  getCoreResult: route(calls.getCoreResult, signedIn(getResult)),
  createCorePayOrder: route(calls.createCorePayOrder, inSteps(createPayOrder)),
  createPlainPayOrder: route(calls.createPlainPayOrder, inSteps(createPayOrder)),
  getCorePayStatus: route(calls.getCorePayStatus, signedIn(getPayStatus)),
  getCashierDetail: route(calls.getCashierDetail, signedIn(getCashierOrder)),
  getUnpaidInfo: route(calls.getUnpaidInfo, signedIn(getUnpaidProposal)),
  pullPolicies: route(calls.pullPolicies, signedIn(listPolicies)),
  queryPolicyList: route(calls.queryPolicyList, signedIn(listPolicies)),
  queryPolicyDetail: route(calls.queryPolicyDetail, signedIn(getPolicy)),
  queryProposalList: route(calls.queryProposalList, signedIn(listOrders)),
}
