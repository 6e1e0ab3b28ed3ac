import { and, asc, desc, eq, gt, inArray, isNotNull, lt, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { staffLog } from '../../db/schema'

export type StaffLogRow = typeof staffLog.$inferSelect
export type NewStaffLogRow = Omit<StaffLogRow, 'transactionId'>

export const lastLogRow = async (db: Db): Promise<StaffLogRow | undefined> =>
  (await db.select().from(staffLog).orderBy(desc(staffLog.position)).limit(1))[0]

export const addLogRow = (db: Db, row: NewStaffLogRow) => db.insert(staffLog).values(row)

export const logRowsAfter = (db: Db, position: number, limit: number): Promise<StaffLogRow[]> =>
  db
    .select()
    .from(staffLog)
    .where(gt(staffLog.position, position))
    .orderBy(asc(staffLog.position))
    .limit(limit)

export interface LogFilter {
  staffId?: string | undefined
  act?: string | undefined
  subject?: string | undefined
  userId?: string | undefined
  outcome?: 'DONE' | 'REFUSED' | undefined
  /** Only rows of these cities; undefined for all. A row of no city is seen by staff of all cities alone. */
  cities?: readonly string[] | undefined
  before?: number | undefined
}

/** The newest rows first, before a position where one is given. */
export const listLog = (db: Db, filter: LogFilter, limit: number): Promise<StaffLogRow[]> => {
  const wanted: (SQL | undefined)[] = [
    filter.staffId === undefined ? undefined : eq(staffLog.staffId, filter.staffId),
    filter.act === undefined ? undefined : eq(staffLog.act, filter.act),
    filter.subject === undefined ? undefined : eq(staffLog.subject, filter.subject),
    filter.userId === undefined ? undefined : eq(staffLog.userId, filter.userId),
    filter.outcome === undefined ? undefined : eq(staffLog.outcome, filter.outcome),
    filter.cities === undefined ? undefined : inArray(staffLog.cityCode, [...filter.cities]),
    filter.before === undefined ? undefined : lt(staffLog.position, filter.before),
  ]
  return db
    .select()
    .from(staffLog)
    .where(and(...wanted))
    .orderBy(desc(staffLog.position))
    .limit(limit)
}

/** What staff saw of this customer and did for them, the newest first. */
export const logOfUser = (db: Db, userId: string, limit: number): Promise<StaffLogRow[]> =>
  db
    .select()
    .from(staffLog)
    .where(and(eq(staffLog.userId, userId), eq(staffLog.outcome, 'DONE')))
    .orderBy(desc(staffLog.position))
    .limit(limit)

/** The rows about any of these records, or about this customer. */
export const logAbout = (
  db: Db,
  { userId, subjects }: { userId: string; subjects: readonly string[] },
  limit: number,
): Promise<StaffLogRow[]> =>
  db
    .select()
    .from(staffLog)
    .where(
      or(
        eq(staffLog.userId, userId),
        and(isNotNull(staffLog.subject), inArray(staffLog.subject, [...subjects])),
      ),
    )
    .orderBy(desc(staffLog.position))
    .limit(limit)
