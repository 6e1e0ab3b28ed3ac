import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { appointments } from '../../db/schema'
import type { OpenAccount } from '../account/open-account'
import type { Due } from '../jobs/job'

export type Booking = typeof appointments.$inferSelect
export type BookingKey = Pick<Booking, 'userId' | 'cityCode' | 'productCode'>

const at = ({ userId, cityCode, productCode }: BookingKey) =>
  and(
    eq(appointments.userId, userId),
    eq(appointments.cityCode, cityCode),
    eq(appointments.productCode, productCode),
  )

/** A booking repeated after its message counts for the opening after that one. */
export const putBooking = (
  db: Db,
  { id: userId }: OpenAccount,
  booked: Omit<BookingKey, 'userId'> & { id: string; bookedAt: number },
) =>
  db
    .insert(appointments)
    .values({ ...booked, userId })
    .onConflictDoUpdate({
      target: [appointments.userId, appointments.cityCode, appointments.productCode],
      set: { bookedAt: booked.bookedAt, remindedAt: null },
    })

/** A booking that still waits for its opening. */
export const findBooking = async (db: Db, key: BookingKey) =>
  (
    await db
      .select()
      .from(appointments)
      .where(and(at(key), isNull(appointments.remindedAt)))
  )[0]

export const dropBooking = (db: Db, key: BookingKey) => db.delete(appointments).where(at(key))

export const bookingsOf = (db: Db, userId: string) =>
  db.select().from(appointments).where(eq(appointments.userId, userId))

export const dropBookingsOf = (db: Db, userId: string) =>
  db.delete(appointments).where(eq(appointments.userId, userId))

/** False when the booking was cancelled meanwhile. */
export const noteReminded = async (db: Db, id: string, remindedAt: number): Promise<boolean> =>
  (
    await db
      .update(appointments)
      .set({ remindedAt })
      .where(and(eq(appointments.id, id), isNull(appointments.remindedAt)))
      .returning()
  ).length > 0

/** Products with bookings that still wait. */
export const awaitedProducts = (db: Db) =>
  db
    .selectDistinct({ cityCode: appointments.cityCode, productCode: appointments.productCode })
    .from(appointments)
    .where(isNull(appointments.remindedAt))

export interface Opened {
  cityCode: string
  productCode: string
  since: number
}

/** Waiting bookings that were made before their product opened. */
export const dueBookings = (db: Db, opened: readonly Opened[], { limit, among }: Due) =>
  db
    .select()
    .from(appointments)
    .where(
      and(
        isNull(appointments.remindedAt),
        among(appointments.id),
        or(
          ...opened.map(({ cityCode, productCode, since }) =>
            and(
              eq(appointments.cityCode, cityCode),
              eq(appointments.productCode, productCode),
              lt(appointments.bookedAt, since),
            ),
          ),
        ),
      ),
    )
    .orderBy(asc(appointments.bookedAt))
    .limit(limit)
