import { refuse, type Answer } from '../context/answer'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { refundedFen } from '../records/pay/refund-total'
import { payOrdersOf, refundsOfOrder, type PayOrder } from '../records/pay/repo'
import type { Proposal } from '../records/proposal/repo'
import { untilOf } from '../records/proposal/revoke-deadline'
import { productOf } from '../records/proposal/show'

/** The order that bought, and what would come back of it. */
export interface Paid {
  order: PayOrder
  /** All that was paid, but for what went back before. */
  refundFen: number
}

/** A paid order that may be given back. */
export interface Revocable extends Paid {
  /** ms; from then on only customer service ends it. */
  until: number
}

/** Inside a transaction that holds the proposal, or to show it. */
export async function readRevocable(
  ctx: Context,
  db: Db,
  proposal: Proposal,
): Promise<Answer<Revocable>> {
  const paid = await paidOrder(db, proposal)
  const until = untilOf(productOf(ctx, proposal), proposal)
  if (!paid || until === undefined) return refuse('ORDER_STATE')
  if (ctx.clock.now() >= until) return refuse('REVOKE_TOO_LATE')
  return { ok: true, value: { ...paid, until } }
}

export async function paidOrder(db: Db, proposal: Proposal): Promise<Paid | undefined> {
  const order = (await payOrdersOf(db, [proposal.id])).find(({ status }) => status === 'PAID')
  if (proposal.status !== 'PAID' || !order) return undefined
  const back = refundedFen(order, await refundsOfOrder(db, order.id))
  return { order, refundFen: order.amountFen - back }
}
