import { move, type EventOf, type Machine, type StateOf } from '@/domain/payment/order-states'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { addTransition, updatePayOrder, type PayOrder } from '../pay/repo'
import { updatePolicy, type Policy } from '../policy/repo'
import { updateProposal, type Proposal } from './repo'

/** The only places where a status is written: asked of the tables first, and recorded. */

async function next<M extends Machine>(
  ctx: Context,
  tx: Db,
  step: { machine: M; entityId: string; from: StateOf<M>; event: EventOf<M> },
): Promise<StateOf<M> | undefined> {
  const { machine, entityId, from, event } = step
  const moved = move({ machine, from, event })
  if (!moved.ok) return undefined
  await addTransition(tx, {
    id: ctx.ids.next(),
    machine,
    entityId,
    event,
    fromState: from,
    toState: moved.value,
    at: ctx.clock.now(),
  })
  return moved.value
}

/** Each answers the row as it is now, or undefined when the table has no such move. */
export async function moveProposal(
  ctx: Context,
  tx: Db,
  proposal: Proposal,
  event: EventOf<'proposal'>,
  change: Partial<Pick<Proposal, 'paidAt'>> = {},
): Promise<Proposal | undefined> {
  const { id: entityId, status: from } = proposal
  const status = await next(ctx, tx, { machine: 'proposal', entityId, from, event })
  if (!status) return undefined
  await updateProposal(tx, entityId, { ...change, status })
  return { ...proposal, ...change, status }
}

export async function movePayOrder(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  event: EventOf<'payOrder'>,
  change: Partial<PayOrder> = {},
): Promise<PayOrder | undefined> {
  const { id: entityId, status: from } = order
  const status = await next(ctx, tx, { machine: 'payOrder', entityId, from, event })
  if (!status) return undefined
  await updatePayOrder(tx, entityId, { ...change, status })
  return { ...order, ...change, status }
}

export async function movePolicy(
  ctx: Context,
  tx: Db,
  policy: Policy,
  event: EventOf<'policy'>,
): Promise<Policy | undefined> {
  const { id: entityId, status: from } = policy
  const status = await next(ctx, tx, { machine: 'policy', entityId, from, event })
  if (!status) return undefined
  await updatePolicy(tx, entityId, status)
  return { ...policy, status }
}
