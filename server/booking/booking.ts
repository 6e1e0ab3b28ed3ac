import type { Booking } from '@/contract/booking'
import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { situationOf } from '@/domain/situation/situation'
import { openingsAt } from '@/domain/time/sale-window'
import type { Product } from '../catalogue/product'
import { refuse, type Answer } from '../context/answer'
import { iso } from '../context/clock'
import type { Context, User, Visitor } from '../context/context'
import type { Db } from '../db/client'
import { findUser } from '../records/account/user-repo'
import { dropBooking, findBooking, putBooking } from '../records/booking/repo'
import type { OpenUser } from '../records/idempotency/idempotency'
import { heldStatuses } from '../records/policy/status'

/** When the product opened, and when it opens next, as the catalogue says today. */
export const openingsOf = (ctx: Context, { sale, poster }: Product) =>
  openingsAt({ now: ctx.clock.now(), ...sale, poster })

async function reachOf(db: Db, userId: string | undefined): Promise<Booking['reach']> {
  const account = userId === undefined ? undefined : await findUser(db, userId)
  if (account?.wxOpenIdSealed) return 'WECHAT'
  return account?.mobileSealed ? 'SMS' : 'NONE'
}

export async function getAppointment(
  ctx: Context,
  { user }: Visitor,
  asked: RequestOf<typeof calls.getAppointment>,
): Promise<Answer<Booking>> {
  const { cityCode, productCode } = asked
  const product = ctx.catalogue.product(cityCode, productCode)
  if (!product) return refuse('PRODUCT_NOT_FOUND')
  const { since, next } = openingsOf(ctx, product)
  const booked = user && (await findBooking(ctx.db, { userId: user.id, cityCode, productCode }))
  const policies = user ? await heldStatuses(ctx, user.id, asked) : []
  const { cover } = situationOf({ policies })
  return {
    ok: true,
    value: {
      isOpen: since !== undefined,
      ...(next !== undefined && { opensAt: iso(next) }),
      booked: booked !== undefined,
      covered: cover === 'IN_FORCE' || cover === 'TO_COME',
      policies,
      reach: await reachOf(ctx.db, user?.id),
    },
  }
}

/**
 * Books a message for the next opening. A product that is open can be booked too, for the sale
 * after the present one.
 */
export async function confirmAppointment(
  ctx: Context,
  tx: Db,
  user: OpenUser,
  { cityCode, productCode }: RequestOf<typeof calls.confirmAppointment>,
): Promise<Answer<ResponseOf<typeof calls.confirmAppointment>>> {
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  const product = { cityCode, productCode }
  if (!(await findBooking(tx, { ...product, userId: user.id })))
    await putBooking(tx, user, { ...product, id: ctx.ids.next(), bookedAt: ctx.clock.now() })
  return { ok: true, value: { reach: await reachOf(tx, user.id) } }
}

export async function cancelAppointment(
  ctx: Context,
  tx: Db,
  user: User,
  { cityCode, productCode }: RequestOf<typeof calls.cancelAppointment>,
): Promise<Answer<Record<string, never>>> {
  if (!ctx.catalogue.product(cityCode, productCode)) return refuse('PRODUCT_NOT_FOUND')
  await dropBooking(tx, { userId: user.id, cityCode, productCode })
  return { ok: true, value: {} }
}
