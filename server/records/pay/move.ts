import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { moveOn } from '../transition/transition'
import { updatePayOrder, updateRefund, type PayOrder, type Refund } from './repo'

/**
 * Moves a pay order along its state table and writes the transition. No other function writes its
 * status. Undefined when the table does not allow this event.
 */
export async function movePayOrder(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  event: EventOf<'payOrder'>,
  change: Partial<PayOrder> = {},
): Promise<PayOrder | undefined> {
  const { id: entityId, status: from } = order
  const step = { machine: 'payOrder', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) =>
    updatePayOrder(tx, entityId, { ...change, status }),
  )
  if (!status) return undefined
  return { ...order, ...change, status }
}

/** Moves a refund in the same way. */
export async function moveRefund(
  ctx: Context,
  tx: Db,
  refund: Refund,
  event: EventOf<'refund'>,
  change: Partial<Refund> = {},
): Promise<Refund | undefined> {
  const { outRefundNo: entityId, status: from } = refund
  const step = { machine: 'refund', entityId, from, event } as const
  const status = await moveOn(ctx, tx, step, (status) =>
    updateRefund(tx, entityId, { ...change, status }),
  )
  if (!status) return undefined
  return { ...refund, ...change, status }
}
