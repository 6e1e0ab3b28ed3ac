import { owedRefundStates } from '@/domain/payment/order-states'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { addLedgerEntries } from '../records/ledger/entry'
import { refundedFen } from '../records/pay/refund-total'
import {
  payOrderById,
  refundsOfOrder,
  updateRefund,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { proposalById } from '../records/proposal/repo'
import { moveRefund } from '../records/transition/move'
import { closeRefunded, endOrder } from './end-order'

/**
 * Books a refund that an operator made in the merchant console. If the gateway itself still owed a
 * refund for this transaction, the console refund replaces it or reduces it. If nothing was owed,
 * the policies end once the whole premium is refunded. A partial refund ends no policy, because
 * only a person can tell whose it is; it raises the alarm REFUND_PARTIAL.
 */
export async function applyConsoleRefund(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  { outRefundNo: reference, amountFen }: Refund,
  transactionId: string | null,
): Promise<void> {
  const refunds = await refundsOfOrder(tx, order.id)
  const owed = refunds.find(
    (each) =>
      each.origin === 'GATEWAY' &&
      owedRefundStates.includes(each.status) &&
      (each.transactionId ?? order.transactionId) === transactionId,
  )
  if (owed) {
    const left = owed.amountFen - amountFen
    if (left > 0) return void (await updateRefund(tx, owed.outRefundNo, { amountFen: left }))
    await moveRefund(ctx, tx, owed, 'replace', { nextTryAt: null })
    if (owed.transactionId === null) await closeRefunded(ctx, tx, order)
    return
  }

  const payOrderId = order.id
  await addLedgerEntries(ctx, tx, order, { kind: 'REVOKE', reference, amountFen })
  if (refundedFen(order, refunds) < order.amountFen)
    ctx.log.error({ alarm: 'REFUND_PARTIAL', payOrderId }, 'part of a premium was given back')
  else await endAll(ctx, tx, order)
}

async function endAll(ctx: Context, tx: Db, order: PayOrder): Promise<void> {
  const proposal = await proposalById(tx, order.proposalId)
  if (!proposal || !(await endOrder(ctx, tx, order, proposal))) return
  const refunding = await payOrderById(tx, order.id)
  if (refunding) await closeRefunded(ctx, tx, refunding)
}
