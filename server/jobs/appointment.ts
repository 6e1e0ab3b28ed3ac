import { openingsOf } from '../appointment/appointment'
import type { Context } from '../context/context'
import { remind } from '../message/remind'
import {
  awaitedProducts,
  dueAppointments,
  noteReminded,
  type Appointment,
  type Opened,
} from '../records/appointment/repo'
import type { Due, Job } from '../records/jobs/job'
import { rowJob } from './kinds'

/**
 * Asks the catalogue in each round instead of storing a date. So a booking is also served when its
 * opening is moved, or is set only after the booking was made.
 */
async function due(ctx: Context, wanted: Due): Promise<Appointment[]> {
  const awaited = await awaitedProducts(ctx.db)
  const opened = awaited.flatMap(({ cityCode, productCode }): Opened[] => {
    const product = ctx.catalogue.product(cityCode, productCode)
    const since = product && openingsOf(ctx, product).since
    return since === undefined ? [] : [{ cityCode, productCode, since }]
  })
  return opened.length === 0 ? [] : dueAppointments(ctx.db, opened, wanted)
}

async function work(ctx: Context, appointment: Appointment): Promise<'DONE'> {
  const { id, userId, cityCode, productCode, bookedAt } = appointment
  const product = ctx.catalogue.product(cityCode, productCode)
  const openedAt = product && openingsOf(ctx, product).since
  if (openedAt === undefined) return 'DONE'
  const dedupeKey = `SALE_OPENS ${id} ${bookedAt}`
  const payload = { cityCode, productCode, openedAt }
  return remind(
    ctx,
    (tx, now) => noteReminded(tx, id, now),
    async () => ({ userId, topic: 'SALE_OPENS', dedupeKey, payload }),
  )
}

export const appointmentJobs: readonly Job[] = [
  rowJob({
    name: 'remindOfOpenings',
    due,
    keyOf: ({ id }) => id,
    work,
  }),
]
