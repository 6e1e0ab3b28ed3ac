import { and, asc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { appointments } from '../../db/schema'
import type { Due } from '../jobs/job'

export type Appointment = typeof appointments.$inferSelect
export type AppointmentKey = Pick<Appointment, 'userId' | 'cityCode' | 'productCode'>

const at = ({ userId, cityCode, productCode }: AppointmentKey) =>
  and(
    eq(appointments.userId, userId),
    eq(appointments.cityCode, cityCode),
    eq(appointments.productCode, productCode),
  )

/** A booking repeated after its message counts for the opening after that one. */
export const putAppointment = (db: Db, booked: AppointmentKey & { id: string; bookedAt: number }) =>
  db
    .insert(appointments)
    .values(booked)
    .onConflictDoUpdate({
      target: [appointments.userId, appointments.cityCode, appointments.productCode],
      set: { bookedAt: booked.bookedAt, remindedAt: null },
    })

/** A booking that still waits for its opening. */
export const findAppointment = async (db: Db, key: AppointmentKey) =>
  (
    await db
      .select()
      .from(appointments)
      .where(and(at(key), isNull(appointments.remindedAt)))
  )[0]

export const dropAppointment = (db: Db, key: AppointmentKey) =>
  db.delete(appointments).where(at(key))

export const appointmentsOf = (db: Db, userId: string) =>
  db.select().from(appointments).where(eq(appointments.userId, userId))

export const dropAppointmentsOf = (db: Db, userId: string) =>
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
export const dueAppointments = (db: Db, opened: readonly Opened[], { limit, among }: Due) =>
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
