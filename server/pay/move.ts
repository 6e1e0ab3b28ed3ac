import type { EventOf } from '@/domain/payment/order-states'
import type { Context } from '../context'
import type { Db } from '../db/client'
import { nextState } from '../transition/transition'
import { updatePayOrder, updateRefund, type PayOrder, type Refund } from './repo'

/** The only place where its status is written; undefined when the table has no such move. */
export async function movePayOrder(
  ctx: Context,
  tx: Db,
  order: PayOrder,
  event: EventOf<'payOrder'>,
  change: Partial<PayOrder> = {},
): Promise<PayOrder | undefined> {
  const { id: entityId, status: from } = order
  const status = await nextState(ctx, tx, { machine: 'payOrder', entityId, from, event })
  if (!status) return undefined
  await updatePayOrder(tx, entityId, { ...change, status })
  return { ...order, ...change, status }
}

/** The same for a refund. */
export async function moveRefund(
  ctx: Context,
  tx: Db,
  refund: Refund,
  event: EventOf<'refund'>,
  change: Partial<Refund> = {},
): Promise<Refund | undefined> {
  const { outRefundNo: entityId, status: from } = refund
  const status = await nextState(ctx, tx, { machine: 'refund', entityId, from, event })
  if (!status) return undefined
  await updateRefund(tx, entityId, { ...change, status })
  return { ...refund, ...change, status }
}
