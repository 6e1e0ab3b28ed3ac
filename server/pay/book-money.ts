import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../catalogue/cover'
import type { WritePaid } from '../context/consequences'
import type { Context } from '../context/context'
import type { Writes } from '../db/write-batch'
import type { Trade } from '../gateways/payments/port'
import { addLedgerEntries } from '../records/ledger/entry'
import { movePayOrder } from '../records/pay/move'
import { addRefund, openStates, type PayOrder, type Refund } from '../records/pay/repo'
import { isIssuedByCore } from '../records/proposal/insurers'
import { moveProposal } from '../records/proposal/move'
import type { Proposal } from '../records/proposal/repo'
import type { Renewal } from '../records/renewal/repo'
import { leaveOut, type Refused } from './items'
import { releaseProposal } from './release'

const NOBODY_TAKEN = '全部未能承保，款项将原路退回'

/** Writes that a notification was processed, in the transaction that processes it. */
export type Note = (writes: Writes) => Promise<unknown>

/** A payment, the order that it is for, and everything else that its booking depends on. */
export interface Money {
  proposal: Proposal
  order: PayOrder
  trade: Trade
  refused: Refused
  renewal: Renewal | undefined
  follow: WritePaid
  note: Note
}

/** Writes what a payment changes. Everything that it depends on was read before. */
export async function bookMoney(
  ctx: Context,
  writes: Writes,
  { proposal, order, trade, refused, renewal, follow, note }: Money,
): Promise<void> {
  const paidAt = trade.paidAt ?? ctx.clock.now()
  const { transactionId = '' } = trade
  const { amountFen } = order
  const reference = transactionId
  const payment = { kind: 'PAYMENT' as const, reference, amountFen, occurredAt: paidAt }
  const change = {
    transactionId,
    paidAt,
    nextQueryAt: null,
    closeDueAt: null,
    errorMessage: null,
    errorCode: null,
  }
  await note(writes)
  const paid = await movePayOrder(ctx, writes, order, 'paid', change)
  if (!paid) {
    await addLedgerEntries(ctx, writes, order, payment)
    await refundDuplicate(ctx, writes, order, transactionId)
    return
  }
  const bought =
    paid.status === 'PAID' &&
    trade.outcome === 'PAID' &&
    refused.taken.length > 0 &&
    isStillOffered(ctx, proposal, paidAt) &&
    !isUnwanted(order, renewal) &&
    (await moveProposal(ctx, writes, proposal, 'paid', { paidAt }))
  if (bought) {
    const issued = { kind: 'ISSUE' as const, reference, amountFen: amountFen - refused.amountFen }
    // Where the insurer's core issues, the money is advance premium until it has answered.
    const bookings = isIssuedByCore(ctx, proposal) ? [payment] : [payment, issued]
    await addLedgerEntries(ctx, writes, order, ...bookings)
    await follow(writes, {
      proposal: await withoutRefused(ctx, writes, bought, paid, refused),
      payOrder: paid,
      people: refused.taken,
      renewal,
    })
  } else {
    await addLedgerEntries(ctx, writes, order, payment)
    const owed = await refundPayment(
      ctx,
      writes,
      paid,
      refused.taken.length === 0 ? NOBODY_TAKEN : undefined,
    )
    if (openStates.includes(order.status)) await releaseProposal(ctx, writes, proposal, owed)
  }
  ctx.metrics.paid(bought ? 'bought' : 'returned', ctx.clock.now() - paidAt)
}

/**
 * Whether a charge came after the applicant had switched the renewal off. A payment by hand is
 * always wanted, whatever happened to the charge.
 */
const isUnwanted = ({ tradeType }: PayOrder, renewal: Renewal | undefined): boolean =>
  tradeType === 'DEDUCT' && renewal?.status !== 'SCHEDULED'

/** Refunds the premium of the refused people. The order stays paid for the others. */
async function withoutRefused(
  ctx: Context,
  writes: Writes,
  bought: Proposal,
  paid: PayOrder,
  refused: Refused,
): Promise<Proposal> {
  const { amountFen, people } = refused
  if (people.length === 0) return bought
  const { transactionId, outTradeNo } = paid
  const part = { outRefundNo: `R${outTradeNo}P`, transactionId, reason: '部分承保未通过' }
  await requestRefund(ctx, writes, { ...paid, amountFen }, part)
  return leaveOut(ctx, writes, bought, refused)
}

/**
 * Refunds a second payment of an order that was paid before, whatever happened to the first
 * payment.
 */
async function refundDuplicate(
  ctx: Context,
  writes: Writes,
  order: PayOrder,
  transactionId: string,
): Promise<void> {
  const { id: payOrderId, status: reason } = order
  ctx.log.error({ alarm: 'MONEY_TWICE', payOrderId, reason }, 'money twice for one order')
  ctx.metrics.unmatched('twice')
  await requestRefund(ctx, writes, order, { outRefundNo: `R${transactionId}`, transactionId })
}

/**
 * Cover never starts before the payment, so the agreed period must be the one of the day of
 * payment.
 */
function isStillOffered(ctx: Context, proposal: Proposal, paidAt: number): boolean {
  // A renewal starts where the old policy ends, and may be charged on any day before that.
  if (proposal.renews !== null) return dayOf(paidAt) < proposal.effectiveOn
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  if (!product) return true
  return coverPeriod(product.cover, dayOf(paidAt)).effectiveOn === proposal.effectiveOn
}

/** The money of an order that can no longer buy is owed back from this moment on. */
async function refundPayment(
  ctx: Context,
  writes: Writes,
  order: PayOrder,
  errorMessage?: string,
): Promise<PayOrder> {
  const said = errorMessage === undefined ? {} : { errorMessage }
  const owed =
    order.status === 'PAID' ? await movePayOrder(ctx, writes, order, 'refund', said) : order
  if (owed?.status !== 'REFUNDING') throw new Error('Money that can be neither used nor returned')
  await requestRefund(ctx, writes, order, {
    outRefundNo: `R${order.outTradeNo}`,
    transactionId: null,
  })
  return owed
}

async function requestRefund(
  ctx: Context,
  writes: Writes,
  order: PayOrder,
  {
    outRefundNo,
    transactionId,
    reason = '订单已关闭，自动退款',
  }: Pick<Refund, 'outRefundNo' | 'transactionId'> & { reason?: string },
): Promise<void> {
  const createdAt = ctx.clock.now()
  const { id: payOrderId, amountFen } = order
  await addLedgerEntries(ctx, writes, order, { kind: 'RETURN', reference: outRefundNo, amountFen })
  await addRefund(writes, {
    payOrderId,
    amountFen,
    outRefundNo,
    transactionId,
    reason,
    status: 'REQUESTED',
    createdAt,
    nextTryAt: createdAt,
  })
}
