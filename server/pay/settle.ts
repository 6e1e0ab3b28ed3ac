import type { EventOf } from '@/domain/payment/order-states'
import { dayOf } from '@/domain/time/day'
import { coverPeriod } from '../catalogue/cover'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { Trade } from '../gateways/payments/port'
import { addLedgerEntries } from '../records/ledger/entry'
import { findEntry } from '../records/ledger/repo'
import { movePayOrder } from '../records/pay/move'
import {
  addRefund,
  lockByTradeNo,
  openStates,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { releaseCover } from '../records/proposal/cover'
import { moveProposal } from '../records/proposal/move'
import { insurantsOf, type Proposal } from '../records/proposal/repo'
import { lockRenewalOf, type Renewal } from '../records/renewal/repo'
import { leaveOut, refusedOf, type Refused } from './items'

/**
 * What its provider says about an order, taken in: by notification, by query or by both at once.
 * The proposal's row is the lock, so repeats and races come one after another, and everything
 * that follows from the money (states, ledger, policies, message) commits together.
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
      // Under maintenance the page has words of its own.
      errorMessage: trade.errorMessage ?? (trade.errorCode ? null : messageOf[event]),
      errorCode: trade.errorCode ?? null,
    })
    // A closed order stays as it is closed, whatever else is said about it later.
    if (!failed) return 'NOTHING_NEW'
    if (event === 'failNoRetry') await endProposal(ctx, tx, proposal)
    else await releaseProposal(ctx, tx, proposal, failed)
    return 'TAKEN'
  })
}

/** It is not paid any more: whoever still wants to be insured begins anew (specification section 4). */
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

/** A payment; also one that was refunded in the merchant console before we heard of it. */
const isMoney = (order: PayOrder, { outcome }: Trade): boolean =>
  outcome === 'PAID' || (outcome === 'REFUNDED' && order.transactionId === null)

/** A payment must be of this order's number and whole amount, and name its transaction. */
const agrees = (order: PayOrder, trade: Trade): boolean =>
  trade.outTradeNo === order.outTradeNo &&
  (!isMoney(order, trade) ||
    (trade.amountFen === order.amountFen && trade.transactionId !== undefined))

/** Never answered as taken: whoever brought this asks again until somebody has looked. */
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
  // Somebody else's money, or our own that is not in the ledger.
  if (known || order.transactionId === transactionId) return mismatch(ctx, order, trade)
  const people = await insurantsOf(tx, [proposal.id])
  const refused = refusedOf(people, trade)
  if (!refused) return mismatch(ctx, order, trade)
  const renewal = proposal.renews === null ? undefined : await lockRenewalOf(tx, proposal.renews)
  const follow = await ctx.consequences.paid(ctx, tx, proposal)
  // From here on it is only written: everything that was to be read has been.
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
      people: refused.taken,
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

/** Charged after the person said no; whoever pays by hand wants it, whatever became of the charge. */
const isUnwanted = ({ tradeType }: PayOrder, renewal: Renewal | undefined): boolean =>
  tradeType === 'DEDUCT' && renewal?.status !== 'SCHEDULED'

/** Their part goes back by itself; the order stays paid for the others. */
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

/** The order was paid before: this money goes back, whatever became of the first. */
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

/** Cover never starts before the money: the agreed period is the one of the day of payment. */
function isStillOffered(ctx: Context, proposal: Proposal, paidAt: number): boolean {
  // A renewal goes on where the old cover ends, whenever it is charged before.
  if (proposal.renews !== null) return dayOf(paidAt) < proposal.effectiveOn
  const product = ctx.catalogue.product(proposal.cityCode, proposal.productCode)
  if (!product) return true
  return coverPeriod(product.cover, dayOf(paidAt)).effectiveOn === proposal.effectiveOn
}

/** Money for an order that can no longer buy: owed back from this moment on. */
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
 * After an open attempt failed or closed: the proposal may be paid again, the people are free. Only
 * for an order that was open until now; the cover that another one bought is not its to give away.
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
