import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { moveOn } from '../transition/transition'
import { updateRenewal, type Renewal } from './repo'

/** The only place where its status is written; undefined when the table has no such move. */
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
