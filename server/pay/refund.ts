import { sumFen } from '@/domain/money/money'
import { owedRefundStates, type RefundState } from '@/domain/order/states'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { Refund as Report } from '../gateways/payments/port'
import { addLedgerEntries } from '../records/ledger/entry'
import { entriesOf } from '../records/ledger/repo'
import { totalFen } from '../records/ledger/total'
import { queueMessage } from '../records/message/queue'
import { moveRefund } from '../records/pay/move'
import { notifyPaths, providerNamed } from '../records/pay/provider'
import {
  addRefund,
  findRefund,
  lockPayOrder,
  payOrderById,
  refundedPayment,
  refundsOfOrder,
  updateRefund,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { lockProposal } from '../records/proposal/repo'
import { applyConsoleRefund } from './console-refund'
import { closeRefunded } from './end-order'
import { pull } from './pull'
import { requestRefundAgain, markManual } from './refund-failure'
import { sendToCard } from './refund-to-card'
import { settle } from './settle'

const MINUTE_MS = 60_000

/** Requests the refund, or queries how it goes, always under the same refund number. */
export async function pushRefund(ctx: Context, refund: Refund): Promise<void> {
  const order = await payOrderById(ctx.db, refund.payOrderId)
  if (!order) throw new Error('A refund without its pay order')
  const provider = providerNamed(ctx, order.provider)
  const origin = ctx.env.PUBLIC_URL ?? ctx.selfOrigin()
  // An order that was paid twice has two transactions, so its number alone does not say which to
  // refund.
  const transactionId = refundedPayment(order, refund)
  const answer =
    // The refund is requested again under its number until the provider has accepted it.
    refund.cardSealed !== null
      ? await sendToCard(ctx, provider, order, refund)
      : refund.acceptedAt !== null
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
  if (answer.ok) await takeRefund(ctx, order, answer.value, refund.status)
  else if (answer.code === 'ACCOUNT_ABNORMAL')
    await markRefundManual(ctx, order, refund.outRefundNo)
  else ctx.log.warn({ payOrderId: order.id, reason: answer.code }, 'refund not accepted yet')
}

/**
 * Takes what the provider says about a refund, from an answer or a notification; repeats change
 * nothing. A refund number that we do not know was made in the merchant console, and belongs to the
 * payment that the report names (docs/states.md). Answers false, books no refund and raises the alarm
 * REFUND_MISMATCH when the report does not agree with what we know, or names more money than can
 * still be refunded of that payment. `stateWhenAsked` is that of the refund, where we asked.
 */
export async function takeRefund(
  ctx: Context,
  known: PayOrder,
  report: Report,
  stateWhenAsked?: RefundState,
): Promise<boolean> {
  await bookPaymentOf(ctx, known, report)
  if (!(await askBeside(ctx, known, report))) return false
  const taken = await ctx.db.transaction(async (tx) => {
    const { order } = await lockPayOrder(tx, known.id)
    if (order.transactionId === null) return false
    const ours = await findRefund(tx, report.outRefundNo)
    const transactionId = refundedPayment(order, ours ?? report)
    if ((report.transactionId ?? transactionId) !== transactionId) return false
    if (isNews(ours, report) && report.refundFen > (await refundableFen(tx, order, transactionId)))
      return false
    const refund = ours ?? (await fromConsole(ctx, tx, order, { ...report, transactionId }))
    if (refund.payOrderId !== order.id || refund.amountFen !== report.refundFen) return false
    // It was given back outside, so money of the provider would be the second time.
    if (refund.documentNo !== null) return report.status !== 'SUCCESS'
    // The notice that an account cannot take the money may come before the answer to our request.
    const isOvertaken =
      report.status === 'PROCESSING' &&
      refund.status === 'ABNORMAL' &&
      stateWhenAsked !== 'ABNORMAL'
    if (refund.status === 'REFUNDED' || isOvertaken) return true
    return follow(ctx, tx, order, refund, report)
  })
  if (!taken) {
    const { id: payOrderId, outTradeNo } = known
    const fields = { payOrderId, outTradeNo, reason: report.status }
    ctx.log.error({ alarm: 'REFUND_MISMATCH', ...fields }, 'refund does not agree')
  }
  return taken
}

/**
 * Books the payment that a refund belongs to, when its own notification has not come. An order may
 * be paid twice, and a query about the order names only one of its payments.
 */
async function bookPaymentOf(ctx: Context, known: PayOrder, { transactionId }: Report) {
  if (known.transactionId === null) await pull(ctx, known)
  if (transactionId === undefined || transactionId === known.transactionId) return
  const { id, outTradeNo, provider } = known
  const isBooked = (await entriesOf(ctx.db, [id])).some(
    ({ kind, reference }) => kind === 'PAYMENT' && reference === transactionId,
  )
  if (isBooked) return
  const asked = await providerNamed(ctx, provider).queryPayment({ outTradeNo, transactionId })
  if (asked.ok) await settle(ctx, known, asked.value)
}

/**
 * Asks about our own refunds of a payment that an operator refunded. Whatever the provider makes of them
 * is booked first, so that the refund of the console takes the place of none of these. Answers false
 * where the provider does not tell; it will say again what the operator did.
 */
async function askBeside(ctx: Context, { id }: PayOrder, report: Report): Promise<boolean> {
  const said = await findRefund(ctx.db, report.outRefundNo)
  if (report.status !== 'SUCCESS' || said?.origin === 'GATEWAY' || said?.status === 'REFUNDED')
    return true
  const order = await payOrderById(ctx.db, id)
  if (!order) throw new Error('A refund without its pay order')
  const payment = refundedPayment(order, said ?? report)
  const ours = (await refundsOfOrder(ctx.db, id)).filter(
    (each) =>
      each.origin === 'GATEWAY' &&
      owedRefundStates.includes(each.status) &&
      refundedPayment(order, each) === payment,
  )
  for (const { outRefundNo, status } of ours) {
    const { outTradeNo, provider } = order
    const asked = await providerNamed(ctx, provider).queryRefund(outRefundNo, outTradeNo)
    if (asked.ok) await takeRefund(ctx, order, asked.value, status)
    else if (asked.code !== 'REFUND_NOT_FOUND') {
      ctx.log.warn({ payOrderId: id, reason: asked.code }, 'nobody says how our own refund stands')
      return false
    }
  }
  return true
}

/**
 * Whether the report moves money. For a refund that we know, only its success does. One that is
 * closed moved none.
 */
const isNews = (ours: Refund | undefined, { status }: Report): boolean =>
  ours === undefined ? status !== 'CLOSED' : status === 'SUCCESS' && ours.status !== 'REFUNDED'

/**
 * The most that one refund of this payment can be, in fen: what was paid and is not refunded yet. A
 * provider that reports more is wrong, or means another payment.
 */
async function refundableFen(
  tx: Db,
  order: PayOrder,
  transactionId: string | null,
): Promise<number> {
  const booked = (await entriesOf(tx, [order.id])).filter(
    ({ reference }) => reference === transactionId,
  )
  const refunded = (await refundsOfOrder(tx, order.id)).filter(
    (each) => each.status === 'REFUNDED' && refundedPayment(order, each) === transactionId,
  )
  return totalFen(booked, 'PAYMENT') - sumFen(refunded.map(({ amountFen }) => amountFen))
}

/** The provider cannot carry out the refund, because the payer's account is closed or frozen. */
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
  {
    outRefundNo,
    refundFen: amountFen,
    transactionId,
  }: Pick<Report, 'outRefundNo' | 'refundFen'> & Pick<Refund, 'transactionId'>,
): Promise<Refund> {
  const createdAt = ctx.clock.now()
  await addRefund(tx, {
    outRefundNo,
    payOrderId,
    transactionId,
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
      const change = { nextTryAt: now + MINUTE_MS, acceptedAt, cardSealed: null }
      // The provider repeats this while the refund is under way, and may send it late, after the
      // end.
      if (!(await moveRefund(ctx, tx, refund, 'accept', change)) && refund.status === 'PROCESSING')
        await updateRefund(tx, outRefundNo, change)
      return true
    }
    case 'SUCCESS': {
      const change = { nextTryAt: null, refundedAt: now, acceptedAt, cardSealed: null }
      const refunded = await moveRefund(ctx, tx, refund, 'succeed', change)
      if (refunded) await finish(ctx, tx, order, refunded, report)
      return refunded !== undefined
    }
    case 'CLOSED':
    case 'ABNORMAL':
      // Only the operator who tried it in the console can try it again.
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
  const { outRefundNo: reference, amountFen } = refund
  const { proposalId, userId } = order
  const occurredAt = report.refundedAt ?? ctx.clock.now()
  await addLedgerEntries(ctx, tx, order, { kind: 'REFUND', reference, amountFen, occurredAt })
  if (refund.origin === 'CONSOLE') await applyConsoleRefund(ctx, tx, order, refund)
  else if (refund.position !== null)
    await ctx.consequences.refundedOne(ctx, tx, proposalId, refund.position)
  else if (refund.transactionId === null) await closeRefunded(ctx, tx, order)
  const payload = { proposalId, amountFen }
  await queueMessage(ctx, tx, { userId, topic: 'PAYMENT_REFUNDED', event: reference, payload })
}
