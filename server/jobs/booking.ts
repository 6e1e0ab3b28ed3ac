import { openingsOf } from '../booking/booking'
import type { Context } from '../context/context'
import { remind } from '../message/remind'
import {
  awaitedProducts,
  dueBookings,
  noteReminded,
  type Booking,
  type Opened,
} from '../records/booking/repo'
import type { Due, Job } from '../records/jobs/job'
import { rowJob } from './kinds'

/**
 * Asks the catalogue in each round instead of storing a date. So a booking is also served when its
 * opening is moved, or is set only after the booking was made.
 */
async function due(ctx: Context, wanted: Due): Promise<Booking[]> {
  const awaited = await awaitedProducts(ctx.db)
  const opened = awaited.flatMap(({ cityCode, productCode }): Opened[] => {
    const product = ctx.catalogue.product(cityCode, productCode)
    const since = product && openingsOf(ctx, product).since
    return since === undefined ? [] : [{ cityCode, productCode, since }]
  })
  return opened.length === 0 ? [] : dueBookings(ctx.db, opened, wanted)
}

async function work(ctx: Context, booking: Booking): Promise<'DONE'> {
  const { id, userId, cityCode, productCode, bookedAt } = booking
  const product = ctx.catalogue.product(cityCode, productCode)
  const openedAt = product && openingsOf(ctx, product).since
  if (openedAt === undefined) return 'DONE'
  const event = `${id} ${bookedAt}`
  const payload = { cityCode, productCode, openedAt }
  return remind(
    ctx,
    userId,
    (tx, now) => noteReminded(tx, id, now),
    async () => ({ userId, topic: 'SALE_OPENS', event, payload }),
  )
}

export const bookingJobs: readonly Job[] = [
  rowJob({
    name: 'remindOfOpenings',
    due,
    keyOf: ({ id }) => id,
    work,
  }),
]
