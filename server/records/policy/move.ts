import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { moveOn } from '../transition/transition'
import { updatePolicy, type Policy } from './repo'

/**
 * Moves a policy along its state table and writes the transition. No other function writes its
 * status. Undefined when the table does not allow this event.
 */
export async function movePolicy(
  ctx: Context,
  tx: Db,
  policy: Policy,
  event: EventOf<'policy'>,
): Promise<Policy | undefined> {
  const { id: entityId, status: from } = policy
  const step = { machine: 'policy', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) => updatePolicy(tx, entityId, status))
  if (!status) return undefined
  return { ...policy, status }
}
