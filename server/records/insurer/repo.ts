import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurerDocuments, insurerRequests, proposals } from '../../db/schema'
import { serialise } from '../../db/serialise'
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

/** A request, and which product it is about. */
export type DueRequest = InsurerRequest &
  Pick<typeof proposals.$inferSelect, 'cityCode' | 'productCode'>

export const dueInsurerRequests = (db: Db, { now, limit, among }: Due): Promise<DueRequest[]> =>
  db
    .select({
      ...getTableColumns(insurerRequests),
      ...{ cityCode: proposals.cityCode, productCode: proposals.productCode },
    })
    .from(insurerRequests)
    .innerJoin(proposals, eq(proposals.id, insurerRequests.proposalId))
    .where(and(lte(insurerRequests.nextTryAt, now), among(insurerRequests.key)))
    .orderBy(asc(insurerRequests.nextTryAt))
    .limit(limit)

/** The requests about one person of an order, the first one first. */
export const insurerRequestsAt = (
  db: Db,
  { proposalId, position }: Pick<InsurerRequest, 'proposalId' | 'position'>,
): Promise<InsurerRequest[]> =>
  db
    .select()
    .from(insurerRequests)
    .where(and(eq(insurerRequests.proposalId, proposalId), eq(insurerRequests.position, position)))
    .orderBy(asc(insurerRequests.createdAt), asc(insurerRequests.key))

/** The requests about the people of these orders. */
export const insurerRequestsOf = (db: Db, proposalIds: string[]): Promise<InsurerRequest[]> =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(insurerRequests)
        .where(inArray(insurerRequests.proposalId, proposalIds))
        .orderBy(
          asc(insurerRequests.position),
          asc(insurerRequests.createdAt),
          asc(insurerRequests.key),
        )

export const updateInsurerRequest = (
  db: Writes,
  key: string,
  change: Partial<
    Pick<
      InsurerRequest,
      | ('no' | 'bodySealed')
      | ('nextTryAt' | 'tries' | 'alarmAt' | 'giveUpAt' | 'answeredAt' | 'answer')
    >
  >,
) => db.update(insurerRequests).set(change).where(eq(insurerRequests.key, key))

/** Requests of a core about which a person was alarmed, and which it still has not answered. */
const toldSilent = (core: string) =>
  and(
    eq(insurerRequests.core, core),
    isNull(insurerRequests.alarmAt),
    isNull(insurerRequests.answeredAt),
    isNotNull(insurerRequests.nextTryAt),
  )

/**
 * Notes that a request waits for a silent core. Answers whether it is the first of this core, so that a
 * person has to be told; two that are noted at the same moment wait for each other.
 */
export const noteSilence = (
  db: Db,
  { key, core }: Pick<InsurerRequest, 'key' | 'core'>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await serialise(tx, `silence of ${core}`)
    const [told] = await tx
      .select({ key: insurerRequests.key })
      .from(insurerRequests)
      .where(toldSilent(core))
      .limit(1)
    await updateInsurerRequest(tx, key, { alarmAt: null })
    return told === undefined
  })

/** Watches the requests of a core anew, once it answers. */
export const watchAgain = (db: Writes, core: string, alarmAt: number) =>
  db.update(insurerRequests).set({ alarmAt }).where(toldSilent(core))

/** Sends no correction of this policy any more that is not answered. */
export const stopEndorsing = (db: Writes, proposalId: string, position: number) =>
  db
    .update(insurerRequests)
    .set({ nextTryAt: null, alarmAt: null })
    .where(
      and(
        eq(insurerRequests.proposalId, proposalId),
        eq(insurerRequests.port, 'endorse'),
        eq(insurerRequests.position, position),
        isNotNull(insurerRequests.nextTryAt),
      ),
    )

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

/** Whether the core has drawn the document of a policy. */
export const hasInsurerDocument = async (
  db: Db,
  proposalId: string,
  position: number,
): Promise<boolean> => (await insurerDocument(db, proposalId, position)) !== undefined

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
