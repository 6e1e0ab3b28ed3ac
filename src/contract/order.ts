import * as v from 'valibot'
import { orderFilters } from '@/domain/order/groups'
import { defineCall, type ResponseOf } from './call'
import { day, fen, id, instant, product, knownOnly } from './fields'
import { insuredName, shownApplicant } from './person'
import { price } from './price'
import {
  shownConfirmation,
  policyStatus,
  proposalStatus,
  ending,
  leftOut,
  revokeAsks,
  shownRefund,
} from './shown'
import { wording } from './wording'

const prefix = '/api/c/city-insur-core/'

/** One order is one proposal with its payments; its id is the proposal's. */
const orderSummary = {
  orderId: id,
  cityCode: v.string(),
  productCode: v.string(),
  productName: v.string(),
  wording: v.optional(wording, {}),
  /** The id that the proposal calls use, which is the same. An older gateway omits it. */
  proposalId: v.optional(id),
  status: proposalStatus,
  totalFen: fen,
  insurantNames: v.array(v.string()),
  /** The same people with enough detail to tell them apart. An older gateway omits it. */
  insurants: v.optional(v.array(v.object(insuredName)), []),
  createdAt: instant,
  /** Until when an unpaid order can be paid. */
  expireAt: instant,
  paidAt: v.nullable(instant),
  payOrderId: v.nullable(id),
  /** The order belongs to an auto-renewal, which charges it while it is unpaid. */
  byRenewal: v.optional(v.boolean(), false),
  ...ending,
}

export const listOrders = defineCall({
  cmd: 'orderList',
  prefix,
  access: 'user',
  summary: 'Orders of this user, newest first, twenty a page.',
  request: v.strictObject({
    ...v.partial(v.strictObject(product)).entries,
    status: v.optional(v.picklist(orderFilters), 'ALL'),
    cursor: v.optional(id),
  }),
  response: v.object({ list: knownOnly(v.object(orderSummary)), nextCursor: v.nullable(id) }),
})
export type OrderSummary = ResponseOf<typeof listOrders>['list'][number]

export const getOrder = defineCall({
  cmd: 'orderDetail',
  prefix,
  access: 'user',
  summary: 'One order: people, premiums, payment, policies, refunds.',
  request: v.strictObject({ orderId: id }),
  response: v.object({
    ...orderSummary,
    effectiveOn: day,
    expireOn: day,
    applicant: shownApplicant,
    price,
    policies: knownOnly(
      v.object({
        policyId: id,
        policyNo: v.string(),
        ...insuredName,
        status: policyStatus,
        /** Confirmation by the insured person. An older gateway omits it. */
        confirmation: v.optional(shownConfirmation),
      }),
    ),
    leftOut: v.optional(v.array(leftOut), []),
    /** Whether an agent sold the order (getAgentInfoByProposalId). */
    byAgent: v.optional(v.boolean(), false),
    /** When the order was cancelled, revoked or closed because it expired. */
    closedAt: v.optional(v.nullable(instant), null),
    issuedAt: v.optional(v.nullable(instant), null),
    /** Until when the whole order can be revoked with a full refund; null if it cannot. */
    revokeUntil: v.optional(v.nullable(instant), null),
    revokeAsks,
    /** The service phone of the product. */
    servicePhone: v.optional(v.string(), ''),
    /** Oldest first, including refunds of duplicate payments. */
    refunds: v.optional(v.array(shownRefund), []),
  }),
  errors: ['NOT_FOUND'],
})
export type OrderDetail = ResponseOf<typeof getOrder>

export const cancelOrder = defineCall({
  cmd: 'orderCancel',
  prefix,
  access: 'user',
  idempotent: true,
  summary: 'Cancels an unpaid order and closes its pay order.',
  request: v.strictObject({ orderId: id }),
  response: v.object({ orderId: id, status: proposalStatus }),
  errors: ['NOT_FOUND', 'ORDER_STATE', 'ORDER_ALREADY_PAID'],
})

export const orderCalls = {
  listOrders,
  getOrder,
  cancelOrder,
}
