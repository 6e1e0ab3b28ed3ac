import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { moveOn } from '../transition/transition'
import { updateRenewal, type Renewal } from './repo'

/**
 * Moves a renewal along its state table and writes the transition. No other function writes its
 * status. Undefined when the table does not allow this event.
 */
export async function moveRenewal(
  ctx: Context,
  tx: Db,
  renewal: Renewal,
  event: EventOf<'renewal'>,
  change: Partial<Renewal> = {},
): Promise<Renewal | undefined> {
  const { id: entityId, status: from } = renewal
  const step = { machine: 'renewal', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) =>
    updateRenewal(tx, entityId, { ...change, status }),
  )
  if (!status) return undefined
  return { ...renewal, ...change, status }
}
