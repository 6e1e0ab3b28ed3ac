import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { nextState } from '../transition/transition'
import { updatePolicy, type Policy } from './repo'

/** The only place where its status is written; undefined when the table has no such move. */
export async function movePolicy(
  ctx: Context,
  tx: Db,
  policy: Policy,
  event: EventOf<'policy'>,
): Promise<Policy | undefined> {
  const { id: entityId, status: from } = policy
  const status = await nextState(ctx, tx, { machine: 'policy', entityId, from, event })
  if (!status) return undefined
  await updatePolicy(tx, entityId, status)
  return { ...policy, status }
}
