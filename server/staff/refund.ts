import { canMove, type RefundState } from '@/domain/order/states'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import { settleOutside } from '../pay/settle-outside'
import { findRefund, lockPayOrder, updateRefund, type Refund } from '../records/pay/repo'
import { barred, type Outcome } from './outcome'

/** States in which the provider can be asked again: the money is owed and on its way. */
const restartable: readonly RefundState[] = ['REQUESTED', 'PROCESSING', 'ABNORMAL']

export const mayRestart = ({ status, origin }: Pick<Refund, 'status' | 'origin'>): boolean =>
  origin === 'GATEWAY' && restartable.includes(status)

export const maySettle = ({ status, origin }: Pick<Refund, 'status' | 'origin'>): boolean =>
  origin === 'GATEWAY' && canMove({ machine: 'refund', from: status, event: 'settle' })

/** Locks a refund by its order, which is the lock for all money of the order. */
async function lockRefund(tx: Db, outRefundNo: string) {
  const known = await findRefund(tx, outRefundNo)
  if (!known) return undefined
  const { order, proposal } = await lockPayOrder(tx, known.payOrderId)
  const refund = await findRefund(tx, outRefundNo)
  return refund && { refund, order, proposal }
}

/**
 * Lets the job ask the provider again at once, under the same number, so that no money goes twice. A
 * refund that the provider never took on is requested; another one is asked about.
 */
export async function restartRefund(
  ctx: Context,
  tx: Db,
  outRefundNo: string,
): Promise<Outcome<undefined>> {
  const locked = await lockRefund(tx, outRefundNo)
  if (!locked) return barred('NOT_FOUND')
  if (!mayRestart(locked.refund)) return barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
  await updateRefund(tx, outRefundNo, { nextTryAt: ctx.clock.now(), tries: 0 })
  return { ok: true, value: undefined }
}

/** Books a refund as given back outside of the provider. */
export async function settleRefund(
  ctx: Context,
  tx: Db,
  { outRefundNo, documentNo }: { outRefundNo: string; documentNo: string },
): Promise<Outcome<undefined>> {
  const locked = await lockRefund(tx, outRefundNo)
  if (!locked) return barred('NOT_FOUND')
  const { refund, order } = locked
  if (!maySettle(refund)) return barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
  await settleOutside(ctx, tx, order, refund, documentNo)
  return { ok: true, value: undefined }
}
