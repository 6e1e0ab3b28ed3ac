import type { EventOf } from '@/domain/payment/order-states'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../catalogue/cover'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { Trade } from '../gateways/payments/port'
import { addLedgerEntries } from '../records/ledger/entry'
import { findEntry } from '../records/ledger/repo'
import {
  addRefund,
  lockByTradeNo,
  openStates,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { releaseCover } from '../records/proposal/cover'
import { insurantsOf, type Proposal } from '../records/proposal/repo'
import { lockRenewalOf, type Renewal } from '../records/renewal/repo'
import { moveProposal, movePayOrder } from '../records/transition/move'
import { leaveOut, refusedOf, type Refused } from './items'

/**
 * TAKEN: the trade was new and is processed. NOTHING_NEW: it changes nothing. MISMATCH: it does not
 * agree with the order. UNKNOWN: this provider holds no such order.
 */
export type Settled = 'TAKEN' | 'NOTHING_NEW' | 'MISMATCH' | 'UNKNOWN'

type TradeEvent = Extract<
  EventOf<'payOrder'>,
  'partFail' | 'fail' | 'failNoRetry' | 'expire' | 'cancel'
>

const eventOf: Partial<Record<Trade['outcome'], TradeEvent>> = {
  PART_FAIL: 'partFail',
  PAID_FAIL: 'fail',
  PAID_FAIL_NO_RETRY: 'failNoRetry',
  EXPIRED: 'expire',
  CANCEL: 'cancel',
}

/**
 * Takes what a provider says about an order, from a notification or a query, perhaps from both at
 * once. The row of the proposal is the lock, so repeats and races are processed one after another.
 * Everything that follows from the money (states, ledger, policies, message) commits in one
 * transaction.
 */
export function settle(
  ctx: Context,
  known: Pick<PayOrder, 'outTradeNo' | 'provider'>,
  trade: Trade,
): Promise<Settled> {
  return ctx.db.transaction(async (tx): Promise<Settled> => {
    const locked = await lockByTradeNo(tx, known)
    if (!locked) return 'UNKNOWN'
    const { proposal, order } = locked
    if (!agrees(order, trade)) return mismatch(ctx, order, trade)
    if (isMoney(order, trade)) return takeMoney(ctx, tx, proposal, order, trade)
    const event = eventOf[trade.outcome]
    if (!event) return 'NOTHING_NEW'
    const failed = await movePayOrder(ctx, tx, order, event, {
      // For a maintenance code the page has a text of its own.
      errorMessage: trade.errorMessage ?? (trade.errorCode ? null : messageOf[event]),
      errorCode: trade.errorCode ?? null,
    })
    // A closed order stays closed, whatever the provider says about it later.
    if (!failed) return 'NOTHING_NEW'
    if (event === 'failNoRetry') await endProposal(ctx, tx, proposal)
    else await releaseProposal(ctx, tx, proposal, failed)
    return 'TAKEN'
  })
}

/**
 * Ends a proposal that can never be paid again. A new purchase needs a new proposal (specification
 * section 4).
 */
export async function endProposal(ctx: Context, tx: Db, proposal: Proposal): Promise<void> {
  if (await moveProposal(ctx, tx, proposal, 'cancel')) await releaseCover(tx, proposal.id)
}

const messageOf: Record<TradeEvent, string> = {
  partFail: '部分支付失败',
  fail: '支付失败',
  failNoRetry: '支付失败',
  expire: '支付订单已超时，请重新下单',
  cancel: '该订单已取消',
}

/**
 * Whether the trade is a payment. One that was refunded in the merchant console before we heard of
 * it is a payment, too.
 */
const isMoney = (order: PayOrder, { outcome }: Trade): boolean =>
  outcome === 'PAID' || (outcome === 'REFUNDED' && order.transactionId === null)

/** A payment must have this order's number and its whole amount, and must name its transaction. */
const agrees = (order: PayOrder, trade: Trade): boolean =>
  trade.outTradeNo === order.outTradeNo &&
  (!isMoney(order, trade) ||
    (trade.amountFen === order.amountFen && trade.transactionId !== undefined))

/**
 * This does not count as processed, so the provider or the job repeats it until an operator has
 * looked.
 */
function mismatch(ctx: Context, { id: payOrderId, outTradeNo }: PayOrder, trade: Trade): Settled {
  const fields = { payOrderId, outTradeNo, reason: trade.outcome }
  ctx.log.error({ alarm: 'PAYMENT_MISMATCH', ...fields }, 'payment does not agree')
  ctx.metrics.unmatched('amount')
  return 'MISMATCH'
}

const NOBODY_TAKEN = '全部未能承保，款项将原路退回'

async function takeMoney(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  order: PayOrder,
  trade: Trade,
): Promise<Settled> {
  const paidAt = trade.paidAt ?? ctx.clock.now()
  const { transactionId = '' } = trade
  const known = await findEntry(tx, 'PAYMENT', transactionId, order.provider)
  if (known?.payOrderId === order.id) return 'NOTHING_NEW'
  // The transaction belongs to another order, or to this one without an entry in the ledger.
  if (known || order.transactionId === transactionId) return mismatch(ctx, order, trade)
  const people = await insurantsOf(tx, [proposal.id])
  const refused = refusedOf(people, trade)
  if (!refused) return mismatch(ctx, order, trade)
  const renewal = proposal.renews === null ? undefined : await lockRenewalOf(tx, proposal.renews)
  const follow = await ctx.consequences.paid(ctx, tx, proposal)
  // From here on the code only writes. Everything that it reads comes before this line.
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
  const paid = await movePayOrder(ctx, tx, order, 'paid', change)
  if (!paid) {
    await addLedgerEntries(ctx, tx, order, payment)
    return refundDuplicate(ctx, tx, order, transactionId)
  }
  const bought =
    paid.status === 'PAID' &&
    trade.outcome === 'PAID' &&
    refused.taken.length > 0 &&
    isStillOffered(ctx, proposal, paidAt) &&
    !isUnwanted(order, renewal) &&
    (await moveProposal(ctx, tx, proposal, 'paid', { paidAt }))
  if (bought) {
    const issued = { kind: 'ISSUE' as const, reference, amountFen: amountFen - refused.amountFen }
    await addLedgerEntries(ctx, tx, order, payment, issued)
    await follow({
      proposal: await withoutRefused(ctx, tx, bought, paid, refused),
      payOrder: paid,
      people: refused.taken,
      renewal,
    })
  } else {
    await addLedgerEntries(ctx, tx, order, payment)
    const owed = await refundPayment(
      ctx,
      tx,
      paid,
      refused.taken.length === 0 ? NOBODY_TAKEN : undefined,
    )
    if (openStates.includes(order.status)) await releaseProposal(ctx, tx, proposal, owed)
  }
  ctx.metrics.paid(bought ? 'bought' : 'returned', ctx.clock.now() - paidAt)
  return 'TAKEN'
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
  tx: Db,
  bought: Proposal,
  paid: PayOrder,
  refused: Refused,
): Promise<Proposal> {
  const { amountFen, people } = refused
  if (people.length === 0) return bought
  const { transactionId, outTradeNo } = paid
  const part = { outRefundNo: `R${outTradeNo}P`, transactionId, reason: '部分承保未通过' }
  await requestRefund(ctx, tx, { ...paid, amountFen }, part)
  return leaveOut(ctx, tx, bought, refused)
}

/**
 * Refunds a second payment of an order that was paid before, whatever happened to the first
 * payment.
 */
async function refundDuplicate(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  transactionId: string,
): Promise<Settled> {
  const { id: payOrderId, status: reason } = order
  ctx.log.error({ alarm: 'MONEY_TWICE', payOrderId, reason }, 'money twice for one order')
  ctx.metrics.unmatched('twice')
  await requestRefund(ctx, tx, order, { outRefundNo: `R${transactionId}`, transactionId })
  return 'TAKEN'
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
  tx: Db,
  order: PayOrder,
  errorMessage?: string,
): Promise<PayOrder> {
  const said = errorMessage === undefined ? {} : { errorMessage }
  const owed = order.status === 'PAID' ? await movePayOrder(ctx, tx, order, 'refund', said) : order
  if (owed?.status !== 'REFUNDING') throw new Error('Money that can be neither used nor returned')
  await requestRefund(ctx, tx, order, { outRefundNo: `R${order.outTradeNo}`, transactionId: null })
  return owed
}

async function requestRefund(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  {
    outRefundNo,
    transactionId,
    reason = '订单已关闭，自动退款',
  }: Pick<Refund, 'outRefundNo' | 'transactionId'> & { reason?: string },
): Promise<void> {
  const createdAt = ctx.clock.now()
  const { id: payOrderId, amountFen } = order
  await addLedgerEntries(ctx, tx, order, { kind: 'RETURN', reference: outRefundNo, amountFen })
  await addRefund(tx, {
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

/**
 * Lets the proposal be paid again after an attempt failed, and frees its insured people once the
 * order is closed. Call it only for an order that was open until now: the cover that another order
 * has bought must stay.
 */
export async function releaseProposal(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  order: PayOrder,
): Promise<void> {
  if (proposal.status === 'PAYING') await moveProposal(ctx, tx, proposal, 'payFail')
  if (!openStates.includes(order.status) && proposal.status !== 'PAID')
    await releaseCover(tx, proposal.id)
}
