import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import type { ProposalState } from '@/domain/order/states'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import type { Save } from '../records/idempotency/idempotency'
import { openPayOrder } from '../records/pay/repo'
import { releaseCover } from '../records/proposal/cover'
import { moveProposal } from '../records/proposal/move'
import { findProposal, lockProposal } from '../records/proposal/repo'
import { proposalStatusOf } from '../records/transition/status'
import { closeOrder, pull } from './pull'

type Status = ProposalState

/**
 * Cancels an unpaid proposal of this user. It first asks the provider about the open order, so that
 * a payment made a moment ago counts and the proposal is not cancelled. A payment that arrives
 * after that is refunded. `done: false` carries the status that prevents it, or undefined when the
 * user has no such proposal. `keep` writes the answer in the same transaction.
 */
export async function cancelUnpaid(
  ctx: Context,
  user: User,
  id: string,
  keep: (tx: Context['db'], status: Status) => Promise<void> = async () => undefined,
): Promise<{ done: true; status: Status } | { done: false; status: Status | undefined }> {
  if (!(await findProposal(ctx.db, user.id, id))) return { done: false, status: undefined }
  const open = await openPayOrder(ctx.db, id)
  if (open) {
    await pull(ctx, open)
    await closeOrder(ctx, open, 'cancel')
  }
  return ctx.db.transaction(async (tx) => {
    const proposal = await lockProposal(tx, id)
    if (!proposal) return { done: false, status: undefined }
    if (await openPayOrder(tx, id)) return { done: false, status: proposalStatusOf(ctx, proposal) }
    const cancelled =
      proposal.storedStatus === 'CANCELLED'
        ? proposal
        : await moveProposal(ctx, tx, proposal, 'cancel')
    if (!cancelled) return { done: false, status: proposalStatusOf(ctx, proposal) }
    await releaseCover(tx, id)
    await ctx.consequences.cancelled(ctx, tx, proposal)
    const status = proposalStatusOf(ctx, cancelled)
    await keep(tx, status)
    return { done: true, status }
  })
}

type CancelledOrder = ResponseOf<typeof calls.cancelOrder>

export async function cancelOrder(
  ctx: Context,
  user: User,
  { orderId }: RequestOf<typeof calls.cancelOrder>,
  save: Save<CancelledOrder>,
): Promise<Answer<CancelledOrder>> {
  const given = await cancelUnpaid(ctx, user, orderId, (tx, status) =>
    save(tx, { orderId, status }),
  )
  if (given.done) return { ok: true, value: { orderId, status: given.status } }
  if (!given.status) return refuse('NOT_FOUND')
  return given.status === 'PAID'
    ? refuse('ORDER_ALREADY_PAID')
    : refuse('ORDER_STATE', { reason: given.status })
}

type CancelledProposal = ResponseOf<typeof calls.cancelProposal>

export async function cancelProposal(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.cancelProposal>,
  save: Save<CancelledProposal>,
): Promise<Answer<CancelledProposal>> {
  const keep = (tx: Context['db'], status: Status) => save(tx, { proposalId, status })
  const given = await cancelUnpaid(ctx, user, proposalId, keep)
  if (given.done) return { ok: true, value: { proposalId, status: given.status } }
  if (!given.status) return refuse('NOT_FOUND')
  return refuse('PROPOSAL_STATE', { reason: given.status })
}
