import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Raised } from '../../context/alarm-book'
import type { Db } from '../../db/client'
import { raisedAlarms } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type RaisedAlarm = typeof raisedAlarms.$inferSelect

/** Opens an alarm, or counts it once more where it is open. */
export const keepAlarm = (db: Writes, id: string, { alarm, subject, detail, at }: Raised) =>
  db
    .insert(raisedAlarms)
    .values({ id, alarm, subject, detail, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [raisedAlarms.alarm, raisedAlarms.subject],
      targetWhere: sql`closed_at is null`,
      set: { lastAt: at, detail, times: sql`${raisedAlarms.times} + 1` },
    })

export const listRaised = (
  db: Db,
  { closed, before }: { closed: boolean; before?: string | undefined },
  limit: number,
): Promise<RaisedAlarm[]> =>
  db
    .select()
    .from(raisedAlarms)
    .where(
      and(
        closed ? isNotNull(raisedAlarms.closedAt) : isNull(raisedAlarms.closedAt),
        before === undefined ? undefined : lt(raisedAlarms.id, before),
      ),
    )
    .orderBy(desc(raisedAlarms.id))
    .limit(limit)

export const openAlarmsOf = (db: Db, alarms: string[], limit: number): Promise<RaisedAlarm[]> =>
  db
    .select()
    .from(raisedAlarms)
    .where(and(isNull(raisedAlarms.closedAt), inArray(raisedAlarms.alarm, alarms)))
    .orderBy(desc(raisedAlarms.id))
    .limit(limit)

export const lockAlarm = async (db: Db, id: string): Promise<RaisedAlarm | undefined> =>
  (await db.select().from(raisedAlarms).where(eq(raisedAlarms.id, id)).for('update'))[0]

export const updateAlarm = (
  db: Writes,
  id: string,
  change: Partial<Pick<RaisedAlarm, 'takenBy' | 'takenAt' | 'closedAt' | 'note' | 'version'>>,
) => db.update(raisedAlarms).set(change).where(eq(raisedAlarms.id, id))
