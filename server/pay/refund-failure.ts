import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { queueMessage } from '../records/message/queue'
import { moveRefund } from '../records/pay/move'
import {
  addRefund,
  payOrderById,
  refundsOfOrder,
  updateRefund,
  type Refund,
} from '../records/pay/repo'

/**
 * Refunds that do not arrive (WeChat Pay v3). ABNORMAL: the payer's account cannot take the money,
 * and an operator refunds it another way in the merchant console, under the same number. CLOSED:
 * the refund is over and no money moved, so it is requested again under a new number. In both cases
 * the money is still owed, and an alarm tells the operator.
 */

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const FIRST_PAUSE_MS = 5 * 60_000

/**
 * Hands a refund over to manual handling: raises the alarm and tells the applicant. The refund is
 * queried again every hour.
 */
export async function markManual(ctx: Context, tx: Db, refund: Refund): Promise<void> {
  const { outRefundNo, acceptedAt, amountFen } = refund
  const change = { nextTryAt: ctx.clock.now() + HOUR_MS, acceptedAt }
  const bounced = await moveRefund(ctx, tx, refund, 'bounce', change)
  if (!bounced) {
    if (refund.status === 'ABNORMAL') await updateRefund(tx, outRefundNo, change)
    return
  }
  raise(ctx, refund, 'ABNORMAL')
  const order = await payOrderById(tx, refund.payOrderId)
  if (!order) throw new Error('A refund without its pay order')
  const { userId, proposalId } = order
  await queueMessage(ctx, tx, {
    userId,
    topic: 'REFUND_PROGRESS',
    event: `${outRefundNo} ABNORMAL`,
    payload: { proposalId, amountFen, what: '原账户无法入账，请联系客服' },
  })
}

/**
 * Requests the refund again under the next number (R1, R1_2, R1_3 ...), after a longer pause each
 * time.
 */
export async function requestRefundAgain(ctx: Context, tx: Db, refund: Refund): Promise<void> {
  const { payOrderId, position, transactionId, amountFen, reason, outRefundNo, acceptedAt } = refund
  if (
    !(await moveRefund(ctx, tx, refund, 'close', { nextTryAt: null, acceptedAt, cardSealed: null }))
  )
    return
  raise(ctx, refund, 'CLOSED')
  const first = outRefundNo.replace(/_\d+$/, '')
  const before = (await refundsOfOrder(tx, payOrderId)).filter(
    (each) => each.outRefundNo.replace(/_\d+$/, '') === first,
  ).length
  const createdAt = ctx.clock.now()
  await addRefund(tx, {
    outRefundNo: `${first}_${before + 1}`,
    payOrderId,
    position,
    transactionId,
    amountFen,
    reason,
    status: 'REQUESTED',
    createdAt,
    nextTryAt: createdAt + Math.min(DAY_MS, FIRST_PAUSE_MS * 2 ** (before - 1)),
  })
}

function raise(ctx: Context, { payOrderId }: Refund, reason: 'ABNORMAL' | 'CLOSED'): void {
  ctx.log.error({ alarm: 'REFUND_FAILED', payOrderId, reason }, 'refund failed')
}
