import { move, type EventOf, type Machine, type StateOf } from '@/domain/payment/order-states'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { addTransition } from './repo'

/**
 * The next state by the table, recorded; undefined when the table has no such move. Only the
 * `move` of proposal, pay order and policy call it, and only they write a status.
 */
export async function nextState<M extends Machine>(
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
