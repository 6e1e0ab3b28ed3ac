import type { RequestOf, ResponseOf } from '@/contract/call'
import { orderCancel, orderDetail, orderList } from '@/contract/order'
import { getPolicyDetailV3, queryPolicyInfoListV3 } from '@/contract/policy'
import { send } from './client'

/** Orders and policies: what somebody bought. */

export type OrderSummary = ResponseOf<typeof orderList>['list'][number]
export type OrderDetail = ResponseOf<typeof orderDetail>
export type PolicySummary = ResponseOf<typeof queryPolicyInfoListV3>['list'][number]
export type PolicyDetail = ResponseOf<typeof getPolicyDetailV3>

export const fetchOrders = (filter: RequestOf<typeof orderList>) => send(orderList, filter)
export const fetchOrder = (orderId: string) => send(orderDetail, { orderId })
export const cancelOrder = (orderId: string, key: string) => send(orderCancel, { orderId }, key)

export const fetchPolicies = (filter: RequestOf<typeof queryPolicyInfoListV3>) =>
  send(queryPolicyInfoListV3, filter)
export const fetchPolicy = (policyId: string) => send(getPolicyDetailV3, { policyId })
