import { refuse, type Answer } from '../context/answer'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { paidOrder, type Paid } from '../pay/paid-order'
import { isIssuedByCore } from '../records/proposal/insurers'
import type { Proposal } from '../records/proposal/repo'
import { untilOf } from '../records/proposal/revoke-deadline'
import { productOf } from '../records/proposal/show'
import { isAsked } from './ask-core'

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
  // The insurer has been asked and has not answered yet.
  if (isIssuedByCore(ctx, proposal) && (await isAsked(db, proposal))) return refuse('ORDER_STATE')
  return { ok: true, value: { ...paid, until } }
}
