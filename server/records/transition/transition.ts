import { move, type EventOf, type Machine, type StateOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { addTransition } from './repo'

interface Step<M extends Machine> {
  machine: M
  entityId: string
  from: StateOf<M>
  event: EventOf<M>
}

/**
 * Works out the next state by the table, records the transition and writes the state. Undefined
 * when the table does not allow the event. Only the `move` of a proposal, pay order, refund, policy
 * and renewal calls it, and only these write a status.
 */
export async function moveOn<M extends Machine>(
  ctx: Context,
  tx: Db,
  { machine, entityId, from, event }: Step<M>,
  write: (status: StateOf<M>) => Promise<unknown>,
): Promise<StateOf<M> | undefined> {
  const moved = move({ machine, from, event })
  if (!moved.ok) return undefined
  const id = ctx.ids.next()
  const at = ctx.clock.now()
  const transition = { id, machine, entityId, event, fromState: from, toState: moved.value, at }
  await addTransition(tx, transition)
  await write(moved.value)
  return moved.value
}
