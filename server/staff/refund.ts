import { canMove, type RefundState } from '@/domain/order/states'
import type { Context } from '../context/context'
import type { Db } from '../db/client'
import type { BankCard } from '../gateways/payments/port'
import { sealCard } from '../pay/refund-to-card'
import { settleOutside } from '../pay/settle-outside'
import { providerNamed } from '../records/pay/provider'
import {
  findRefund,
  lockPayOrder,
  updateRefund,
  type PayOrder,
  type Refund,
} from '../records/pay/repo'
import { barred, type Outcome } from './outcome'

/** States in which the provider can be asked again: the money is owed and on its way. */
const restartable: readonly RefundState[] = ['REQUESTED', 'PROCESSING', 'ABNORMAL']

type Told = Pick<Refund, 'status' | 'origin' | 'cardSealed'>

export const mayRestart = ({ status, origin }: Pick<Refund, 'status' | 'origin'>): boolean =>
  origin === 'GATEWAY' && restartable.includes(status)

/** While a refund is being sent to a card, money outside of the provider would be the second time. */
export const maySettle = ({ status, origin, cardSealed }: Told): boolean =>
  origin === 'GATEWAY' &&
  cardSealed === null &&
  canMove({ machine: 'refund', from: status, event: 'settle' })

/** Whether the provider can send this refund to another card, because the bank refused it. */
export const takesCard = (
  ctx: Context,
  { status, origin }: Pick<Refund, 'status' | 'origin'>,
  { provider }: Pick<PayOrder, 'provider'>,
): boolean =>
  origin === 'GATEWAY' &&
  status === 'ABNORMAL' &&
  providerNamed(ctx, provider).refundToCard !== undefined

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
 * refund that the provider never took on is requested; one that the bank refused is sent to the card
 * that is given; another one is asked about.
 */
export async function restartRefund(
  ctx: Context,
  tx: Db,
  { outRefundNo, card }: { outRefundNo: string; card?: BankCard | undefined },
): Promise<Outcome<undefined>> {
  const locked = await lockRefund(tx, outRefundNo)
  if (!locked) return barred('NOT_FOUND')
  const { refund, order } = locked
  if (!mayRestart(refund) || (card && !takesCard(ctx, refund, order)))
    return barred('NOT_ALLOWED_NOW', { reason: 'STATE' })
  await updateRefund(tx, outRefundNo, {
    ...{ nextTryAt: ctx.clock.now(), tries: 0 },
    ...(card && { cardSealed: sealCard(ctx.keys, outRefundNo, card) }),
  })
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
