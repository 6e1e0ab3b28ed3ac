import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { termsOf } from '../catalogue/terms'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Db } from '../db/client'
import { refundOrder } from '../pay/refund-order'
import { entriesOf, type Entry } from '../records/ledger/repo'
import { totalFen } from '../records/ledger/total'
import {
  payOrdersOf,
  refundedPayment,
  refundsOfOrders,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { showRefunds } from '../records/pay/show-refunds'
import { findPolicy, policiesOf, type Policy } from '../records/policy/repo'
import { lockProposal, type Proposal } from '../records/proposal/repo'
import { productOf } from '../records/proposal/show'
import { askForCancellation } from './ask-core'
import { readRevocable } from './revocable'

type Revoked = ResponseOf<typeof calls.revokePolicy>

/**
 * Revokes all policies of the order, in time and when the applicant agreed to exactly this amount
 * (fen). A repeat answers the present state.
 */
export async function revokePolicy(
  ctx: Context,
  tx: Db,
  user: User,
  { policyId, expectedRefundable }: RequestOf<typeof calls.revokePolicy>,
): Promise<Answer<Revoked>> {
  const row = await findPolicy(tx, user.id, policyId)
  const proposal = row && (await lockProposal(tx, row.proposal.id))
  if (!proposal) return refuse('NOT_FOUND')
  if (proposal.storedStatus === 'REVOKED') return revokedAnswer(tx, proposal)
  const revocable = await readRevocable(ctx, tx, proposal)
  if (!revocable.ok) return revocable
  if (revocable.value.refundFen !== expectedRefundable) return refuse('REFUND_CHANGED')
  const { applicant, withdraw } = termsOf(productOf(ctx, proposal))
  const why = { reason: `${applicant}${withdraw}`, told: `已${withdraw}，退款处理中` }
  const asked = await askForCancellation(ctx, tx, { proposal, order: revocable.value.order }, why)
  if (!asked) await refundOrder(ctx, tx, proposal, revocable.value, why)
  return revokedAnswer(tx, proposal)
}

/** The state of a revoked order; a repeat gets the same answer. */
async function revokedAnswer(tx: Db, { id: orderId }: Proposal): Promise<Answer<Revoked>> {
  const orders = await payOrdersOf(tx, [orderId])
  const payOrderIds = orders.map(({ id }) => id)
  const refunds = await refundsOfOrders(tx, payOrderIds)
  const entries = await entriesOf(tx, payOrderIds)
  const policies = await policiesOf(tx, orderId)
  const asked = policies.some(({ storedStatus }) => storedStatus === 'CANCELLING')
  const parts = partsOf(orders, refunds, policies)
  const own = parts.filter(({ origin }) => origin === 'GATEWAY')
  // Where an operator gave back everything, there is nothing else to tell.
  const refundAmount = bookedFen(entries, own.length > 0 || asked ? own : parts)
  return {
    ok: true,
    value: {
      ...{ orderId, refundAmount, refunds: showRefunds(refunds), policyNum: policies.length },
      ...(asked && { asked }),
    },
  }
}

/**
 * The refunds of what paid the order. What was paid twice is left out, and so is the premium of people
 * whom the insurer refused: they were refunded before.
 */
const partsOf = (
  orders: readonly PayOrder[],
  refunds: readonly Refund[],
  policies: readonly Policy[],
): Refund[] =>
  refunds.filter((refund) => {
    if (refund.position !== null)
      return policies.some(
        ({ position, storedStatus }) =>
          position === refund.position && storedStatus !== 'NOT_ISSUED',
      )
    // Ours of a named payment is of people whom the insurer refused, or of a second payment.
    if (refund.origin === 'GATEWAY') return refund.transactionId === null
    const order = orders.find(({ id }) => id === refund.payOrderId)
    return order !== undefined && refundedPayment(order, refund) === order.transactionId
  })

/** What was booked as owed for these refunds, in fen: premium, and what was not issued yet. */
const bookedFen = (entries: readonly Entry[], refunds: readonly Refund[]): number => {
  const numbers = new Set(refunds.map(({ outRefundNo }) => outRefundNo))
  const booked = entries.filter(({ reference }) => numbers.has(reference))
  return totalFen(booked, 'REVOKE') + totalFen(booked, 'RETURN')
}
