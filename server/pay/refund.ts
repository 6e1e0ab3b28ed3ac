import { sumFen } from '@/domain/money/money'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { Refund as Report } from '../gateways/payments/port'
import { addLedgerEntries } from '../records/ledger/entry'
import { entriesOf } from '../records/ledger/repo'
import { addMessage } from '../records/message/repo'
import { moveRefund } from '../records/pay/move'
import { notifyPaths, providerNamed } from '../records/pay/provider'
import {
  addRefund,
  findRefund,
  lockPayOrder,
  payOrderById,
  updateRefund,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { lockProposal } from '../records/proposal/repo'
import { applyConsoleRefund } from './console-refund'
import { closeRefunded } from './end-order'
import { pull } from './pull'
import { requestRefundAgain, markManual } from './refund-failure'

const MINUTE_MS = 60_000

/** Asks for the money back, or how it goes, always under the same number. */
export async function pushRefund(ctx: Context, refund: Refund): Promise<void> {
  const order = await payOrderById(ctx.db, refund.payOrderId)
  if (!order) throw new Error('A refund without its pay order')
  const provider = providerNamed(ctx, order.provider)
  const origin = ctx.env.PUBLIC_URL ?? ctx.selfOrigin()
  // Paid twice, an order has two: its number alone would not say which money goes back.
  const transactionId = refund.transactionId ?? order.transactionId
  const answer =
    // Asked for again under its number until it was taken on.
    refund.acceptedAt !== null
      ? await provider.queryRefund(refund.outRefundNo, order.outTradeNo)
      : await provider.refund({
          outTradeNo: order.outTradeNo,
          ...(transactionId !== null && { transactionId }),
          outRefundNo: refund.outRefundNo,
          refundFen: refund.amountFen,
          totalFen: order.amountFen,
          reason: refund.reason,
          notifyUrl: `${origin}${notifyPaths[order.provider]}`,
        })
  if (answer.ok) await takeRefund(ctx, order, answer.value)
  else if (answer.code === 'ACCOUNT_ABNORMAL')
    await markRefundManual(ctx, order, refund.outRefundNo)
  else ctx.log.warn({ payOrderId: order.id, reason: answer.code }, 'refund not accepted yet')
}

/**
 * What the provider says about a refund, by answer or by notification; repeats are harmless. A number
 * that is not ours was refunded in the merchant console. False: it does not agree with what we know, or
 * says more than there is to give back; nothing is taken in and an alarm raised.
 */
export async function takeRefund(ctx: Context, known: PayOrder, report: Report): Promise<boolean> {
  // Refunded before we heard that it was paid.
  if (known.transactionId === null) await pull(ctx, known)
  const taken = await ctx.db.transaction(async (tx) => {
    const { order } = await lockPayOrder(tx, known.id)
    if (order.transactionId === null) return false
    const ours = await findRefund(tx, report.outRefundNo)
    if (isNews(ours, report) && report.refundFen > (await refundableFen(tx, order))) return false
    const refund = ours ?? (await fromConsole(ctx, tx, order, report))
    if (refund.payOrderId !== order.id || refund.amountFen !== report.refundFen) return false
    return refund.status === 'REFUNDED' || follow(ctx, tx, order, refund, report)
  })
  if (!taken) {
    const { id: payOrderId, outTradeNo } = known
    const fields = { payOrderId, outTradeNo, reason: report.status }
    ctx.log.error({ alarm: 'REFUND_MISMATCH', ...fields }, 'refund does not agree')
  }
  return taken
}

/** Whether money moves by what it says: of one that we know, only its success does. */
const isNews = (ours: Refund | undefined, { status }: Report): boolean =>
  ours === undefined || (status === 'SUCCESS' && ours.status !== 'REFUNDED')

/**
 * The most that one refund of this order can be, fen: no more than one payment, and no more than what
 * came in and has not gone back. A provider that says more is wrong, or means another order.
 */
async function refundableFen(tx: Db, { id, amountFen }: PayOrder): Promise<number> {
  const entries = await entriesOf(tx, [id])
  const sumOf = (kind: 'PAYMENT' | 'REFUND') =>
    sumFen(entries.filter((entry) => entry.kind === kind).map((entry) => entry.amountFen))
  return Math.min(amountFen, sumOf('PAYMENT') - sumOf('REFUND'))
}

/** It is not taken on: the account that the money came from is closed or frozen. */
const markRefundManual = (ctx: Context, { proposalId }: PayOrder, outRefundNo: string) =>
  ctx.db.transaction(async (tx) => {
    await lockProposal(tx, proposalId)
    const refund = await findRefund(tx, outRefundNo)
    if (refund) await markManual(ctx, tx, refund)
  })

async function fromConsole(
  ctx: Context,
  tx: Db,
  { id: payOrderId }: PayOrder,
  { outRefundNo, refundFen: amountFen }: Report,
): Promise<Refund> {
  const createdAt = ctx.clock.now()
  await addRefund(tx, {
    outRefundNo,
    payOrderId,
    origin: 'CONSOLE',
    amountFen,
    reason: '商户平台退款',
    status: 'PROCESSING',
    createdAt,
  })
  const refund = await findRefund(tx, outRefundNo)
  if (!refund) throw new Error('The refund is gone')
  return refund
}

async function follow(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  refund: Refund,
  report: Report,
): Promise<boolean> {
  const now = ctx.clock.now()
  const { outRefundNo } = refund
  const acceptedAt = refund.acceptedAt ?? report.acceptedAt ?? now
  switch (report.status) {
    case 'PROCESSING': {
      const change = { nextTryAt: now + MINUTE_MS, acceptedAt }
      // Said again while it is under way, and of one that is over already.
      if (!(await moveRefund(ctx, tx, refund, 'accept', change)) && refund.status === 'PROCESSING')
        await updateRefund(tx, outRefundNo, change)
      return true
    }
    case 'SUCCESS': {
      const change = { nextTryAt: null, refundedAt: now, acceptedAt }
      const refunded = await moveRefund(ctx, tx, refund, 'succeed', change)
      if (refunded) await finish(ctx, tx, order, refunded, report)
      return refunded !== undefined
    }
    case 'CLOSED':
    case 'ABNORMAL':
      // What the console tried is the console's to try again.
      if (refund.origin === 'CONSOLE')
        await moveRefund(ctx, tx, refund, 'fail', { nextTryAt: null })
      else if (report.status === 'CLOSED')
        await requestRefundAgain(ctx, tx, { ...refund, acceptedAt })
      else await markManual(ctx, tx, { ...refund, acceptedAt })
      return true
  }
}

async function finish(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  refund: Refund,
  report: Report,
): Promise<void> {
  const now = ctx.clock.now()
  const { outRefundNo: reference, amountFen } = refund
  const { proposalId, userId } = order
  const occurredAt = report.refundedAt ?? now
  await addLedgerEntries(ctx, tx, order, { kind: 'REFUND', reference, amountFen, occurredAt })
  if (refund.origin === 'CONSOLE')
    await applyConsoleRefund(ctx, tx, order, refund, report.transactionId ?? order.transactionId)
  else if (refund.transactionId === null) await closeRefunded(ctx, tx, order)
  await addMessage(tx, {
    id: ctx.ids.next(),
    userId,
    topic: 'PAYMENT_REFUNDED',
    dedupeKey: `PAYMENT_REFUNDED ${reference}`,
    payload: { proposalId, amountFen },
    createdAt: now,
    nextTryAt: now,
  })
}
