import { refuse, type Answer } from '../context/answer'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { premiumFen } from '../records/ledger/premium'
import { payOrdersOf, type PayOrder } from '../records/pay/repo'
import type { Proposal } from '../records/proposal/repo'
import { untilOf } from '../records/proposal/revoke-deadline'
import { productOf } from '../records/proposal/show'

/** The paid pay order of a proposal, and the amount that a revocation would refund. */
export interface Paid {
  order: PayOrder
  /** In fen: the premium, without the part given back before. */
  refundFen: number
}

/** A paid order that the applicant may revoke. */
export interface Revocable extends Paid {
  /** In ms. From this time on only customer service can end the order. */
  until: number
}

/**
 * Answers ORDER_STATE or REVOKE_TOO_LATE when the order cannot be revoked. To change anything, call
 * it in a transaction that has locked the proposal.
 */
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

/** The paid pay order of a proposal; undefined when the proposal is not paid or is revoked. */
export async function paidOrder(db: Db, proposal: Proposal): Promise<Paid | undefined> {
  const order = (await payOrdersOf(db, [proposal.id])).find(({ status }) => status === 'PAID')
  if (proposal.status !== 'PAID' || !order) return undefined
  return { order, refundFen: await premiumFen(db, order.id) }
}
