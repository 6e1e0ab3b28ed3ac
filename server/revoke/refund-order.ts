import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { endOrder } from '../pay/end-order'
import { addLedgerEntries } from '../records/ledger/entry'
import { queueMessage } from '../records/message/queue'
import { addRefund } from '../records/pay/repo'
import type { Proposal } from '../records/proposal/repo'
import type { Paid } from './revocable'

/**
 * Ends every policy of the pay order and writes what is owed: states, ledger, refund and message,
 * in the caller's transaction. A job then requests the refund from the provider. Its number follows
 * from the order, so the refund is made only once, even after a crash.
 */
export async function refundOrder(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  { order, refundFen: amountFen }: Paid,
  /** `reason` is for the provider; `told` is for the applicant and has at most 20 characters. */
  { reason, told: what }: { reason: string; told: string },
): Promise<void> {
  if (!(await endOrder(ctx, tx, order, proposal)))
    throw new Error('A paid order that cannot be refunded')
  const { id: payOrderId, userId } = order
  const outRefundNo = `R${order.outTradeNo}`
  await addLedgerEntries(ctx, tx, order, { kind: 'REVOKE', reference: outRefundNo, amountFen })
  const createdAt = ctx.clock.now()
  const due = { status: 'REQUESTED' as const, createdAt, nextTryAt: createdAt }
  await addRefund(tx, { outRefundNo, payOrderId, amountFen, reason, ...due })
  await queueMessage(ctx, tx, {
    userId,
    topic: 'REFUND_PROGRESS',
    event: `${outRefundNo} REQUESTED`,
    payload: { proposalId: proposal.id, amountFen, what },
  })
}
