import { owedRefundStates } from '@/domain/order/states'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { heldFen } from '../records/ledger/premium'
import { moveRefund } from '../records/pay/move'
import {
  payOrderById,
  refundedPayment,
  refundsOfOrder,
  updateRefund,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { proposalById } from '../records/proposal/repo'
import { closeRefunded, endOrder } from './end-order'
import { bookHeld } from './refund-order'

/**
 * Books a refund that an operator made in the merchant console. If the gateway itself still owed a
 * refund for its payment, the console refund replaces it or reduces it, but not one that the provider
 * has accepted: that one goes to the applicant besides. A second payment is owed as a whole, so nothing goes beyond. What goes beyond for the order's own payment is premium of policies,
 * which end once the whole premium is refunded. A partial refund ends no policy, because only a person
 * can tell whose it is; it raises the alarm REFUND_PARTIAL.
 */
export async function applyConsoleRefund(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  refund: Refund,
): Promise<void> {
  const { outRefundNo: reference, amountFen } = refund
  const transactionId = refundedPayment(order, refund)
  const owed = (await refundsOfOrder(tx, order.id)).filter(
    (each) =>
      each.origin === 'GATEWAY' &&
      owedRefundStates.includes(each.status) &&
      each.acceptedAt === null &&
      refundedPayment(order, each) === transactionId,
  )
  const payOrderId = order.id
  let left = amountFen
  // We may owe two: for people whom the insurer refused, and for the others who revoked.
  for (const each of owed) {
    if (each.amountFen > left) {
      if (left > 0) await updateRefund(tx, each.outRefundNo, { amountFen: each.amountFen - left })
      left = 0
      break
    }
    left -= each.amountFen
    await moveRefund(ctx, tx, each, 'replace', { nextTryAt: null })
    if (each.position !== null)
      await ctx.consequences.refundedOne(ctx, tx, order.proposalId, each.position)
    else if (each.transactionId === null) await closeRefunded(ctx, tx, order)
  }
  if (left === 0) return
  if (transactionId !== order.transactionId)
    throw new Error('More of a second payment was refunded than was owed')

  const proposal = await proposalById(tx, order.proposalId)
  if (!proposal) throw new Error('A pay order without its proposal')
  const before = await heldFen(tx, order.id)
  if (left > before.premiumFen + before.advanceFen)
    throw new Error('More was refunded than is held')
  const revokedFen = Math.min(left, before.premiumFen)
  const held = { premiumFen: revokedFen, advanceFen: left - revokedFen }
  const isWhole = left >= before.premiumFen + before.advanceFen
  // What the policies hold can be read until it is booked as given back.
  const isEnded =
    isWhole && (await endOrder(ctx, tx, order, { proposal, cause: 'PAYMENT_REVERSED' }))
  await bookHeld(ctx, tx, { order, proposal, held, outRefundNo: reference })
  if (!isWhole)
    ctx.log.error({ alarm: 'REFUND_PARTIAL', payOrderId }, 'part of a premium was given back')
  const refunding = isEnded ? await payOrderById(tx, payOrderId) : undefined
  if (refunding) await closeRefunded(ctx, tx, refunding)
}
