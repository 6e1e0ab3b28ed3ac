import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/client'
import { traceEvents, traces } from '../db/schema'

export type Trace = typeof traces.$inferSelect
export type TraceEventRow = typeof traceEvents.$inferSelect

/** The head row, made when it is new, and locked: a chain has one writer at a time. */
export async function openTrace(db: Db, fresh: typeof traces.$inferInsert): Promise<Trace> {
  await db.insert(traces).values(fresh).onConflictDoNothing()
  const [trace] = await db.select().from(traces).where(eq(traces.id, fresh.id)).for('update')
  if (!trace) throw new Error('The trace is gone')
  return trace
}

export const readEvents = (db: Db, traceId: string): Promise<TraceEventRow[]> =>
  db
    .select()
    .from(traceEvents)
    .where(eq(traceEvents.traceId, traceId))
    .orderBy(asc(traceEvents.position))

export const appendEvents = (db: Db, rows: (typeof traceEvents.$inferInsert)[]) =>
  db.insert(traceEvents).values(rows)

export const updateTrace = (
  db: Db,
  id: string,
  change: Partial<Pick<Trace, 'userId' | 'length' | 'headHash'>>,
) => db.update(traces).set(change).where(eq(traces.id, id))
