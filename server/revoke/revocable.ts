import { revocableUntil } from '@/domain/payment/revocation'
import { refuse, type Answer } from '../answer'
import type { Product } from '../catalogue/product'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { payOrdersOf, refundsOfOrder, type PayOrder } from '../pay/repo'
import { returnedFen } from '../pay/returned'
import type { Proposal } from '../proposal/repo'
import { productOf } from '../proposal/show'

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

/** Until when; undefined for what nobody paid. */
export const untilOf = (
  { revocation }: Product,
  { paidAt, effectiveOn }: Proposal,
): number | undefined =>
  paidAt === null ? undefined : revocableUntil({ rule: revocation, paidAt, effectiveOn })

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
  const back = returnedFen(order, await refundsOfOrder(db, order.id))
  return { order, refundFen: order.amountFen - back }
}
