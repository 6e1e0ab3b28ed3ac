import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import { movePayOrder } from '../records/pay/move'
import { providerNamed } from '../records/pay/provider'
import {
  lockPayOrder,
  openStates,
  payOrderById,
  updatePayOrder,
  type PayOrder,
} from '../records/pay/repo'
import { releaseProposal } from './release'
import { settle } from './settle'

/**
 * Queries the provider. Notifications get lost, so a job asks about every order until its outcome
 * is known, and so does the paying page while the applicant waits on it.
 */

const SECOND_MS = 1000
/** The shortest time between two queries about one order while somebody waits for it. */
const POLITE_MS = 2 * SECOND_MS
const FIRST_MS = 5 * SECOND_MS
const SLOWEST_MS = 10 * 60 * SECOND_MS
/** A closed order is queried for this long, because a payment may already be on its way. */
const WATCH_MS = DAY_MS

/** The pause before the next query, in ms: 5 s, 10 s, 20 s ... 10 min. */
export const pauseAfter = (queries: number): number =>
  Math.min(SLOWEST_MS, FIRST_MS * 2 ** Math.min(queries, 10))

export type Pulled = 'TAKEN' | 'NOTHING_NEW' | 'UNKNOWN'

/**
 * Queries an order once and settles what the provider answers. UNKNOWN: the provider gave no usable
 * answer, or one that does not agree with the order.
 */
export async function pull(ctx: Context, order: PayOrder): Promise<Pulled> {
  const now = ctx.clock.now()
  const watched = openStates.includes(order.status) || now < order.expireAt + WATCH_MS
  await updatePayOrder(ctx.db, order.id, {
    lastQueryAt: now,
    queries: order.queries + 1,
    nextQueryAt: watched ? now + pauseAfter(order.queries) : null,
  })
  const asked = await providerNamed(ctx, order.provider).queryByOutTradeNo(order.outTradeNo)
  if (!asked.ok) {
    // The order was never placed, so it cannot have been paid.
    if (asked.code === 'ORDER_NOT_FOUND') return 'NOTHING_NEW'
    const { id: payOrderId, outTradeNo } = order
    ctx.log.warn({ payOrderId, outTradeNo, reason: asked.code }, 'pay order could not be queried')
    return 'UNKNOWN'
  }
  const settled = await settle(ctx, order, asked.value)
  return settled === 'MISMATCH' ? 'UNKNOWN' : settled
}

/** Queries an open order for somebody who waits, at most every two seconds. */
export async function pullIfDue(ctx: Context, order: PayOrder): Promise<PayOrder> {
  if (!openStates.includes(order.status)) return order
  if (order.lastQueryAt !== null && ctx.clock.now() < order.lastQueryAt + POLITE_MS) return order
  await pull(ctx, order)
  return (await payOrderById(ctx.db, order.id)) ?? order
}

/**
 * Closes an open order here first and at its provider afterwards. If the second step is lost, a job
 * repeats it, and a payment that arrives in between is refunded.
 */
export async function closeOrder(
  ctx: Context,
  known: PayOrder,
  event: 'cancel' | 'expire',
): Promise<void> {
  const closed = await ctx.db.transaction(async (tx) => {
    const { proposal, order } = await lockPayOrder(tx, known.id)
    const now = ctx.clock.now()
    const errorMessage = event === 'expire' ? '支付订单已超时，请重新下单' : '该订单已取消'
    const change = { closeDueAt: now + FIRST_MS, nextQueryAt: now + FIRST_MS, errorMessage }
    const moved = await movePayOrder(ctx, tx, order, event, change)
    if (moved) await releaseProposal(ctx, tx, proposal, moved)
    return moved
  })
  if (closed) await closeRemotely(ctx, closed)
}

/** Closes an order at its provider. If it is paid there, its payment is queried and processed. */
export async function closeRemotely(ctx: Context, order: PayOrder): Promise<void> {
  const closed = await providerNamed(ctx, order.provider).close(order.outTradeNo)
  if (closed.ok || closed.code === 'ORDER_CLOSED' || closed.code === 'ORDER_NOT_FOUND') {
    await updatePayOrder(ctx.db, order.id, { closeDueAt: null })
  } else if (closed.code === 'ORDER_PAID') {
    await pull(ctx, order)
  }
}
