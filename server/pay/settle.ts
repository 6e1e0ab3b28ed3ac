import type { EventOf } from '@/domain/order/states'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { together } from '../db/write-batch'
import type { Trade } from '../gateways/payments/port'
import { ASK_INSURERS } from '../records/jobs/job'
import { paymentFacts } from '../records/ledger/payment-facts'
import { movePayOrder } from '../records/pay/move'
import { lockByTradeNo, type PayOrder } from '../records/pay/repo'
import { isIssuedByCore } from '../records/proposal/insurers'
import { lockRenewalOf } from '../records/renewal/repo'
import { bookMoney, type Money, type Note } from './book-money'
import { refusedOf } from './items'
import { endProposal, releaseProposal } from './release'

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

interface Surroundings {
  note?: Note
  /** Runs all that follows from the trade, once its order is known. */
  around?: (order: PayOrder, work: () => Promise<Settled>) => Promise<Settled>
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
  { note = async () => undefined, around = (_order, work) => work() }: Surroundings = {},
): Promise<Settled> {
  let isByCore = false
  const settled = ctx.db.transaction(async (tx): Promise<Settled> => {
    const locked = await lockByTradeNo(tx, known)
    if (!locked) return 'UNKNOWN'
    const { proposal, order } = locked
    isByCore = isIssuedByCore(ctx, proposal)
    return around(order, async () => {
      if (!agrees(order, trade)) return mismatch(ctx, order, trade)
      if (isMoney(order, trade)) return takeMoney(ctx, tx, { proposal, order, trade, note })
      const settled = await takeFailure(ctx, tx, { proposal, order, trade })
      await note(tx)
      return settled
    })
  })
  // Its core is asked as soon as the payment is committed.
  return settled.then((told) => {
    if (told === 'TAKEN' && isByCore) ctx.nudges.nudge(ASK_INSURERS)
    return told
  })
}

async function takeFailure(
  ctx: Context,
  tx: Db,
  { proposal, order, trade }: Pick<Money, 'proposal' | 'order' | 'trade'>,
): Promise<'TAKEN' | 'NOTHING_NEW'> {
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
const isMoney = (order: PayOrder, { outcome, transactionId }: Trade): boolean =>
  outcome === 'PAID' || (outcome === 'REFUNDED' && order.transactionId !== transactionId)

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

async function takeMoney(
  ctx: Context,
  tx: Db,
  { proposal, order, trade, note }: Pick<Money, 'proposal' | 'order' | 'trade' | 'note'>,
): Promise<Settled> {
  const { transactionId = '' } = trade
  const { people, entry: known } = await paymentFacts(tx, order, transactionId)
  if (known?.payOrderId === order.id) {
    await note(tx)
    return 'NOTHING_NEW'
  }
  // The transaction belongs to another order, or to this one without an entry in the ledger.
  if (known || order.transactionId === transactionId) return mismatch(ctx, order, trade)
  const refused = refusedOf(people, trade)
  if (!refused) return mismatch(ctx, order, trade)
  const renewal = proposal.renews === null ? undefined : await lockRenewalOf(tx, proposal.renews)
  const follow = await ctx.consequences.paid(ctx, tx, proposal)
  // From here on the code only writes. Everything that it reads comes before this line.
  const read = { proposal, order, trade, refused, renewal, follow, note }
  await together(tx, (writes) => bookMoney(ctx, writes, read))
  return 'TAKEN'
}
