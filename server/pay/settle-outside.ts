import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { addLedgerEntries } from '../records/ledger/entry'
import { queueMessage } from '../records/message/queue'
import { moveRefund } from '../records/pay/move'
import type { PayOrder, Refund } from '../records/pay/repo'
import { closeRefunded } from './end-order'

/**
 * Ends a refund that the bank refused (ABNORMAL) and that staff gave back in another way, in the caller's
 * transaction: the books move it from what is owed to money outside of the providers (SETTLE), the
 * order is closed as after any refund, and the person is told.
 */
export async function settleOutside(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  refund: Refund,
  documentNo: string,
): Promise<void> {
  const { outRefundNo: reference, amountFen } = refund
  const now = ctx.clock.now()
  const change = { nextTryAt: null, refundedAt: now, documentNo }
  if (!(await moveRefund(ctx, tx, refund, 'settle', change)))
    throw new Error('A refund that cannot be settled')
  const { proposalId, userId } = order
  await addLedgerEntries(ctx, tx, order, { kind: 'SETTLE', reference, amountFen, occurredAt: now })
  if (refund.position !== null)
    await ctx.consequences.refundedOne(ctx, tx, proposalId, refund.position)
  else if (refund.transactionId === null) await closeRefunded(ctx, tx, order)
  const payload = { proposalId, amountFen }
  await queueMessage(ctx, tx, { userId, topic: 'PAYMENT_REFUNDED', event: reference, payload })
}
