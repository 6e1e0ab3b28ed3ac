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
  type Placeholder,
  type SQLWrapper,
} from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { payOrders, proposals, traceEvents, traces } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type Evidence = typeof traces.$inferSelect
export type EvidenceEventRow = typeof traceEvents.$inferSelect

/** Undefined when another request added the evidence first. */
export const addEvidence = async (
  db: Db,
  fresh: typeof traces.$inferInsert,
): Promise<Evidence | undefined> =>
  (await db.insert(traces).values(fresh).onConflictDoNothing().returning())[0]

const evidenceToLock = prepared((db) =>
  db
    .select()
    .from(traces)
    .where(eq(traces.id, sql.placeholder('id')))
    .for('update'),
)

/** Locks the head row, so that a chain has one writer at a time. */
export const lockEvidence = async (db: Db, id: string): Promise<Evidence | undefined> =>
  (await evidenceToLock(db).execute({ id }))[0]

type Chain = Pick<Evidence, 'id' | 'month'>

/** Finds the steps of one record, without reading the partitions of other months. */
const isIn = ({ id, month }: Chain | Record<keyof Chain, Placeholder>) =>
  and(eq(traceEvents.traceId, id), eq(traceEvents.month, month))

/** Finds the steps of several records. A record has steps in its own month only. */
const areIn = (chains: readonly Chain[]) =>
  and(
    inArray(
      traceEvents.traceId,
      chains.map(({ id }) => id),
    ),
    inArray(traceEvents.month, [...new Set(chains.map(({ month }) => month))]),
  )

export const findEvidence = async (db: Db, id: string): Promise<Evidence | undefined> =>
  (await db.select().from(traces).where(eq(traces.id, id)))[0]

/**
 * Reads a record of evidence with its steps in one statement, so that they fit each other. It opens
 * the partitions of all months; calls that people wait for use `findEvidence` and `readEvents`.
 */
export async function findEvidenceWithSteps(
  db: Db,
  id: string,
): Promise<{ evidence: Evidence; steps: EvidenceEventRow[] } | undefined> {
  const rows = await db
    .select({ evidence: traces, step: traceEvents })
    .from(traces)
    .leftJoin(
      traceEvents,
      and(eq(traceEvents.traceId, traces.id), eq(traceEvents.month, traces.month)),
    )
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
  const [found] = await db.select({ times: count() }).from(traces).where(isBegunBy(ipHash, since))
  return found?.times ?? 0
}

/** Evidence that this address began after `since` (ms). */
const isBegunBy = (ipHash: string | Placeholder, since: number | SQLWrapper) =>
  and(eq(traces.ipHash, ipHash), gt(traces.createdAt, since))

const beside = prepared((db) => {
  const same = db
    .select({ times: count() })
    .from(traces)
    .where(eq(traces.id, sql.placeholder('id')))
  const since = sql.param(sql.placeholder('since'), traces.createdAt)
  return db
    .select({ times: count(), same: sql`(${same})`.mapWith(Number) })
    .from(traces)
    .where(isBegunBy(sql.placeholder('ipHash'), since))
})

/** Counts the same, and says whether this record has been begun. */
export const countEvidenceBeside = async (
  db: Db,
  id: string,
  by: { ipHash: string; since: number },
): Promise<{ times: number; isBegun: boolean }> => {
  const [found] = await beside(db).execute({ id, ...by })
  return { times: found?.times ?? 0, isBegun: found?.same !== 0 }
}

const eventsOf = prepared((db) =>
  db
    .select()
    .from(traceEvents)
    .where(isIn({ id: sql.placeholder('id'), month: sql.placeholder('month') }))
    .orderBy(asc(traceEvents.position)),
)

export const readEvents = (db: Db, { id, month }: Chain): Promise<EvidenceEventRow[]> =>
  eventsOf(db).execute({ id, month })

/** The newest step of this type in a record. It is read from the partition of the record's month alone. */
export const lastStep = async (
  db: Db,
  traceId: string,
  type: string,
): Promise<EvidenceEventRow | undefined> => (await newestStep(db).execute({ traceId, type }))[0]

const newestStep = prepared((db) =>
  db
    .select()
    .from(traceEvents)
    .where(
      and(
        eq(traceEvents.traceId, sql.placeholder('traceId')),
        eq(traceEvents.type, sql.placeholder('type')),
        eq(
          traceEvents.month,
          db
            .select({ month: traces.month })
            .from(traces)
            .where(eq(traces.id, sql.placeholder('traceId'))),
        ),
      ),
    )
    .orderBy(desc(traceEvents.position))
    .limit(1),
)

/** Adds the steps and moves the head to the last of them. */
export const appendEvents = async (
  db: Writes,
  id: string,
  rows: EvidenceEventRow[],
  head: Pick<Evidence, 'length' | 'headHash' | 'changedAt' | 'userId'>,
): Promise<void> => {
  await db.update(traces).set(head).where(eq(traces.id, id))
  await db.insert(traceEvents).values(rows)
}

/** Adds a record of evidence with its first steps. The database says in which month it was begun. */
export const addEvidenceWithEvents = async (
  db: Db,
  fresh: typeof traces.$inferInsert,
  rows: Omit<EvidenceEventRow, 'month'>[],
): Promise<void> => {
  const head = db
    .$with('head')
    .as(db.insert(traces).values(fresh).returning({ month: traces.month }))
  const month = sql`(select ${head.month} from ${head})`
  await db
    .with(head)
    .insert(traceEvents)
    .values(rows.map((row) => ({ ...row, month })))
}

/**
 * When a text was last agreed to in these records of evidence, after `since` (ms). The repetition of
 * an earlier agreement counts for nothing.
 */
export async function lastAgreementAt(
  db: Db,
  records: readonly Chain[],
  { textHash, since }: { textHash: string; since: number },
): Promise<number | undefined> {
  if (records.length === 0) return undefined
  const [last] = await db
    .select({ at: traceEvents.at })
    .from(traceEvents)
    .where(
      and(
        areIn(records),
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

/**
 * Evidence that grew in this span of time (ms) and of which somebody began to pay, by id. Beginning to
 * pay is a step, too. All other evidence may be deleted (privacy/retention).
 */
export function evidenceToKeepChangedIn(db: Db, from: number, to: number): Promise<Evidence[]> {
  const toPay = db
    .select({ one: sql`1` })
    .from(proposals)
    .innerJoin(payOrders, eq(payOrders.proposalId, proposals.id))
    .where(eq(proposals.traceId, traces.id))
  return db
    .select()
    .from(traces)
    .where(and(gte(traces.changedAt, from), lt(traces.changedAt, to), exists(toPay)))
    .orderBy(asc(traces.id))
}

/**
 * Deletes evidence that never became a proposal; the triggers refuse to delete any other. Answers how
 * many.
 */
export async function dropOrphansBefore(db: Db, at: number, limit: number): Promise<number> {
  const rows = await db
    .select({ id: traces.id, month: traces.month })
    .from(traces)
    .where(and(lt(traces.changedAt, at), notExists(made(db))))
    .limit(limit)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.delete(traceEvents).where(areIn(rows))
  await db.delete(traces).where(inArray(traces.id, ids))
  return ids.length
}

const PART = 2_000

/**
 * Part of the evidence of a month, by id, and whether it is still needed: because it changed since, or
 * because a contract ended since that it is the evidence of.
 */
export const evidenceOfMonth = (
  db: Db,
  wanted: { month: string; after: string; changedBefore: number; endedBefore: string },
) => {
  const late = db
    .select({ one: sql`1` })
    .from(proposals)
    .where(and(eq(proposals.traceId, traces.id), gte(proposals.expireOn, wanted.endedBefore)))
  return db
    .select({
      id: traces.id,
      isKept: sql<boolean>`${gte(traces.changedAt, wanted.changedBefore)} or ${exists(late)}`,
    })
    .from(traces)
    .where(and(eq(traces.month, wanted.month), gt(traces.id, wanted.after)))
    .orderBy(asc(traces.id))
    .limit(PART)
}

/** Removes the owner from evidence that never became a proposal, when the account is deleted. */
export const disownEvidence = (db: Db, userId: string) =>
  db
    .update(traces)
    .set({ userId: null })
    .where(and(eq(traces.userId, userId), notExists(made(db))))
