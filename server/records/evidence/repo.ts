import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lt,
  notExists,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/client'
import { proposals, traceEvents, traces } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type Evidence = typeof traces.$inferSelect
export type EvidenceEventRow = typeof traceEvents.$inferSelect

/** Undefined when another request added the evidence first. */
export const addEvidence = async (
  db: Db,
  fresh: typeof traces.$inferInsert,
): Promise<Evidence | undefined> =>
  (await db.insert(traces).values(fresh).onConflictDoNothing().returning())[0]

/** Locks the head row, so that a chain has one writer at a time. */
export const lockEvidence = async (db: Db, id: string): Promise<Evidence | undefined> =>
  (await db.select().from(traces).where(eq(traces.id, id)).for('update'))[0]

/** Reads a record of evidence with its steps in one statement. */
export async function findEvidenceWithSteps(
  db: Db,
  id: string,
): Promise<{ evidence: Evidence; steps: EvidenceEventRow[] } | undefined> {
  const rows = await db
    .select({ evidence: traces, step: traceEvents })
    .from(traces)
    .leftJoin(traceEvents, eq(traceEvents.traceId, traces.id))
    .where(eq(traces.id, id))
    .orderBy(asc(traceEvents.position))
  const [first] = rows
  return first && { evidence: first.evidence, steps: rows.flatMap(({ step }) => step ?? []) }
}

export const countEvidenceSince = async (
  db: Db,
  ipHash: string,
  since: number,
): Promise<number> => {
  const [found] = await db
    .select({ times: count() })
    .from(traces)
    .where(and(eq(traces.ipHash, ipHash), gt(traces.createdAt, since)))
  return found?.times ?? 0
}

export const readEvents = (db: Db, traceId: string): Promise<EvidenceEventRow[]> =>
  db
    .select()
    .from(traceEvents)
    .where(eq(traceEvents.traceId, traceId))
    .orderBy(asc(traceEvents.position))

/** Adds the steps and moves the head to the last of them. */
export const appendEvents = async (
  db: Writes,
  id: string,
  rows: (typeof traceEvents.$inferInsert)[],
  head: Pick<Evidence, 'length' | 'headHash' | 'changedAt' | 'userId'>,
): Promise<void> => {
  await db.update(traces).set(head).where(eq(traces.id, id))
  await db.insert(traceEvents).values(rows)
}

/**
 * When this user last agreed to a text in a purchase, after `since` (ms). The repetition of an earlier
 * agreement counts for nothing.
 */
export async function lastAgreementAt(
  db: Db,
  { userId, textHash, since }: { userId: string; textHash: string; since: number },
): Promise<number | undefined> {
  const [last] = await db
    .select({ at: traceEvents.at })
    .from(traceEvents)
    .innerJoin(traces, eq(traces.id, traceEvents.traceId))
    .where(
      and(
        eq(traces.userId, userId),
        eq(traceEvents.type, 'AGREE'),
        eq(traceEvents.textHash, textHash),
        gt(traceEvents.at, since),
        sql`${traceEvents.detail} ->> 'agreedAt' is null`,
      ),
    )
    .orderBy(desc(traceEvents.at))
    .limit(1)
  return last?.at
}

/** The proposal that was made from a record of evidence. */
const made = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(proposals)
    .where(eq(proposals.traceId, traces.id))

/** Evidence of proposals that grew in this span of time (ms), by id. */
export const evidenceOfProposalsChangedIn = (
  db: Db,
  from: number,
  to: number,
): Promise<Evidence[]> =>
  db
    .select()
    .from(traces)
    .where(and(gte(traces.changedAt, from), lt(traces.changedAt, to), exists(made(db))))
    .orderBy(asc(traces.id))

/**
 * Deletes evidence that never became a proposal; the triggers refuse to delete any other. Answers how
 * many.
 */
export async function dropOrphansBefore(db: Db, at: number, limit: number): Promise<number> {
  const rows = await db
    .select({ id: traces.id })
    .from(traces)
    .where(and(lt(traces.changedAt, at), notExists(made(db))))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.delete(traceEvents).where(inArray(traceEvents.traceId, ids))
  await db.delete(traces).where(inArray(traces.id, ids))
  return ids.length
}

/** Removes the owner from evidence that never became a proposal, when the account is deleted. */
export const disownEvidence = (db: Db, userId: string) =>
  db
    .update(traces)
    .set({ userId: null })
    .where(and(eq(traces.userId, userId), notExists(made(db))))
