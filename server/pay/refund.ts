import type { Context } from '../context'
import type { Refund as Report } from '../gateways/wechat-pay/port'
import { lockProposal } from '../proposal/repo'
import { movePayOrder } from './move'
import { notifyPath } from './place'
import {
  addLedgerEntry,
  addMessage,
  findRefund,
  payOrderById,
  updateRefund,
  type Refund,
} from './repo'

const MINUTE_MS = 60_000

/** Asks for the money back, or how it goes, always under the same number. */
export async function pushRefund(ctx: Context, refund: Refund): Promise<void> {
  const order = await payOrderById(ctx.db, refund.payOrderId)
  if (!order) throw new Error('A refund without its pay order')
  const { wechatPay } = ctx.gateways
  const origin = ctx.env.PUBLIC_URL ?? ctx.selfOrigin()
  const answer =
    refund.status === 'PROCESSING'
      ? await wechatPay.queryRefund(refund.outRefundNo)
      : await wechatPay.refund({
          outTradeNo: order.outTradeNo,
          outRefundNo: refund.outRefundNo,
          refundFen: refund.amountFen,
          totalFen: order.amountFen,
          reason: refund.reason,
          notifyUrl: `${origin}${notifyPath}`,
        })
  if (answer.ok) await takeRefund(ctx, answer.value)
  else ctx.log.warn({ payOrderId: order.id, reason: answer.code }, 'refund not accepted yet')
}

/** What WeChat Pay says about a refund, by answer or by notification; repeats are harmless. */
export function takeRefund(ctx: Context, report: Report): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const named = await findRefund(tx, report.outRefundNo)
    const known = named && (await payOrderById(tx, named.payOrderId))
    if (!named || !known || report.refundFen !== named.amountFen) return false
    await lockProposal(tx, known.proposalId)
    const refund = await findRefund(tx, report.outRefundNo)
    const order = await payOrderById(tx, known.id)
    if (!refund || !order) return false
    if (refund.status === 'REFUNDED') return true
    const now = ctx.clock.now()
    if (report.status === 'PROCESSING') {
      const change = { status: 'PROCESSING' as const, nextTryAt: now + MINUTE_MS }
      await updateRefund(tx, refund.outRefundNo, change)
      return true
    }
    if (report.status !== 'SUCCESS') {
      // Still owed: asked again under the same number, and somebody should look.
      ctx.log.error({ payOrderId: order.id, reason: report.status }, 'refund failed')
      const change = { status: 'REQUESTED' as const, nextTryAt: now + 5 * MINUTE_MS }
      await updateRefund(tx, refund.outRefundNo, change)
      return true
    }
    const change = { status: 'REFUNDED' as const, nextTryAt: null, refundedAt: now }
    await updateRefund(tx, refund.outRefundNo, change)
    await movePayOrder(ctx, tx, order, 'refunded')
    await addLedgerEntry(tx, {
      id: ctx.ids.next(),
      kind: 'REFUND',
      payOrderId: order.id,
      reference: refund.outRefundNo,
      amountFen: refund.amountFen,
      at: now,
    })
    await addMessage(tx, {
      id: ctx.ids.next(),
      userId: order.userId,
      topic: 'PAYMENT_REFUNDED',
      dedupeKey: `PAYMENT_REFUNDED ${refund.outRefundNo}`,
      payload: { proposalId: order.proposalId, amountFen: refund.amountFen },
      createdAt: now,
      nextTryAt: now,
    })
    return true
  })
}
