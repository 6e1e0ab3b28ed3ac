import type { Why } from '../context/consequences'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { addLedgerEntries } from '../records/ledger/entry'
import type { Held } from '../records/ledger/premium'
import { revokePremium } from '../records/ledger/shares'
import { queueMessage } from '../records/message/queue'
import { addRefund, type PayOrder } from '../records/pay/repo'
import { sharesOf } from '../records/proposal/insurers'
import type { Proposal } from '../records/proposal/repo'
import { endOrder } from './end-order'
import type { Paid } from './paid-order'

/**
 * Ends every policy of the pay order and writes what is owed: states, ledger, refund and message,
 * in the caller's transaction. A job then requests the refund from the provider. Its number follows
 * from the order, so the refund is made only once, even after a crash.
 */
export async function refundOrder(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  { order, held, refundFen }: Paid,
  why: Why,
): Promise<void> {
  if (!(await endOrder(ctx, tx, order, { proposal, cause: 'REVOKED' })))
    throw new Error('A paid order that cannot be refunded')
  const outRefundNo = `R${order.outTradeNo}`
  await bookHeld(ctx, tx, { order, proposal, held, outRefundNo })
  await oweRefund(ctx, tx, { order, outRefundNo, amountFen: refundFen, why })
}

/** Books what was held as owed: advance premium as RETURN, premium of policies as REVOKE. */
export async function bookHeld(
  ctx: Context,
  tx: Db,
  {
    order,
    proposal,
    held: { advanceFen, premiumFen },
    outRefundNo: reference,
    policyId,
  }: { order: PayOrder; proposal: Proposal; held: Held; outRefundNo: string; policyId?: string },
): Promise<void> {
  if (advanceFen > 0)
    await addLedgerEntries(ctx, tx, order, { kind: 'RETURN', reference, amountFen: advanceFen })
  if (premiumFen > 0)
    await revokePremium(ctx, tx, order, {
      ...{ reference, amountFen: premiumFen, shares: sharesOf(ctx, proposal) },
      ...(policyId !== undefined && { policyId }),
    })
}

/** Writes the refund that a job requests, and tells the applicant of it. */
export async function oweRefund(
  ctx: Context,
  tx: Db,
  {
    order: { id: payOrderId, userId, proposalId, transactionId: paidBy },
    outRefundNo,
    amountFen,
    position,
    why: { reason, told: what },
  }: {
    order: PayOrder
    outRefundNo: string
    amountFen: number
    /** The only person whose premium goes back. The order itself stays in force then. */
    position?: number
    why: Why
  },
): Promise<void> {
  const createdAt = ctx.clock.now()
  await addRefund(tx, {
    ...{ outRefundNo, payOrderId, amountFen, reason, createdAt },
    ...(position !== undefined && { position, transactionId: paidBy }),
    status: 'REQUESTED',
    nextTryAt: createdAt,
  })
  await queueMessage(ctx, tx, {
    userId,
    topic: 'REFUND_PROGRESS',
    event: `${outRefundNo} REQUESTED`,
    payload: { proposalId, amountFen, what },
  })
}
