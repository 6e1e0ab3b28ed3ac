import { and, asc, eq, inArray, isNotNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurerDocuments, insurerRequests } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import { traceparentNow } from '../../trace/span'
import type { Due } from '../jobs/job'

export type InsurerRequest = typeof insurerRequests.$inferSelect
export type NewInsurerRequest = typeof insurerRequests.$inferInsert
export type InsurerDocument = typeof insurerDocuments.$inferSelect

/** Writes requests. One that is there already stays as it is: its bytes may have been sent. */
export const addInsurerRequests = (db: Writes, rows: NewInsurerRequest[]) =>
  db
    .insert(insurerRequests)
    .values(rows.map((row) => ({ traceparent: traceparentNow(), ...row })))
    .onConflictDoNothing()

export const dueInsurerRequests = (db: Db, { now, limit, among }: Due): Promise<InsurerRequest[]> =>
  db
    .select()
    .from(insurerRequests)
    .where(and(lte(insurerRequests.nextTryAt, now), among(insurerRequests.key)))
    .orderBy(asc(insurerRequests.nextTryAt))
    .limit(limit)

export const insurerRequest = async (db: Db, key: string): Promise<InsurerRequest | undefined> =>
  (await db.select().from(insurerRequests).where(eq(insurerRequests.key, key)))[0]

/** The requests about the people of these orders. */
export const insurerRequestsOf = (db: Db, proposalIds: string[]): Promise<InsurerRequest[]> =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(insurerRequests)
        .where(inArray(insurerRequests.proposalId, proposalIds))
        .orderBy(asc(insurerRequests.position), asc(insurerRequests.createdAt))

export const updateInsurerRequest = (
  db: Writes,
  key: string,
  change: Partial<
    Pick<InsurerRequest, 'nextTryAt' | 'tries' | 'alarmAt' | 'giveUpAt' | 'answeredAt' | 'answer'>
  >,
) => db.update(insurerRequests).set(change).where(eq(insurerRequests.key, key))

/** Asks no more about the issue of these people. */
export const stopIssuing = (db: Writes, proposalId: string, positions: number[]) =>
  db
    .update(insurerRequests)
    .set({ nextTryAt: null, alarmAt: null, giveUpAt: null })
    .where(
      and(
        eq(insurerRequests.proposalId, proposalId),
        eq(insurerRequests.port, 'issue'),
        inArray(insurerRequests.position, positions),
        isNotNull(insurerRequests.nextTryAt),
      ),
    )

export const addInsurerDocument = (db: Writes, row: typeof insurerDocuments.$inferInsert) =>
  db.insert(insurerDocuments).values(row).onConflictDoNothing()

export const insurerDocument = async (
  db: Db,
  proposalId: string,
  position: number,
): Promise<InsurerDocument | undefined> =>
  (
    await db
      .select()
      .from(insurerDocuments)
      .where(
        and(eq(insurerDocuments.proposalId, proposalId), eq(insurerDocuments.position, position)),
      )
  )[0]
