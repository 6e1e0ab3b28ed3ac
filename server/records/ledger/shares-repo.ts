import { and, asc, eq, gt, gte, inArray, lt, or, sum } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { insurerRequests, policies, proposals, shareEntries } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type ShareEntry = typeof shareEntries.$inferSelect
export type NewShareEntry = typeof shareEntries.$inferInsert

/** The parts of all insurers of this pay order, in the order of its people. */
export const shareEntriesOf = async (db: Db, payOrderId: string): Promise<ShareEntry[]> =>
  (
    await db
      .select({ entry: shareEntries })
      .from(shareEntries)
      .innerJoin(policies, eq(policies.id, shareEntries.policyId))
      .where(eq(shareEntries.payOrderId, payOrderId))
      .orderBy(asc(policies.position), asc(shareEntries.id))
  ).map(({ entry }) => entry)

export const addShareEntries = (db: Writes, entries: NewShareEntry[]) =>
  db.insert(shareEntries).values(entries)

/** The parts of all insurers of these pay orders. */
export const shareEntriesOfAll = (db: Db, payOrderIds: string[]): Promise<ShareEntry[]> =>
  db.select().from(shareEntries).where(inArray(shareEntries.payOrderId, payOrderIds))

/** The proposals among these whose policies a core issues, so that their premium is shared. */
export const sharedProposals = async (db: Db, proposalIds: string[]): Promise<Set<string>> =>
  new Set(
    (
      await db
        .selectDistinct({ id: insurerRequests.proposalId })
        .from(insurerRequests)
        .where(
          and(inArray(insurerRequests.proposalId, proposalIds), eq(insurerRequests.port, 'issue')),
        )
    ).map(({ id }) => id),
  )

export interface Period {
  from: number
  until: number
}

const within = ({ from, until }: Period) =>
  and(gte(shareEntries.at, from), lt(shareEntries.at, until))

/** The bookings of one insurer in a period, beginning after this one, in the order of time. */
export const bookingsOf = (
  db: Db,
  insurer: string,
  period: Period,
  { after, limit }: { after: Pick<ShareEntry, 'at' | 'id'> | undefined; limit: number },
) =>
  db
    .select({
      entry: shareEntries,
      policyNo: policies.policyNo,
      proposalId: proposals.id,
      cityCode: proposals.cityCode,
      productCode: proposals.productCode,
    })
    .from(shareEntries)
    .innerJoin(policies, eq(policies.id, shareEntries.policyId))
    .innerJoin(proposals, eq(proposals.id, policies.proposalId))
    .where(
      and(
        eq(shareEntries.insurer, insurer),
        within(period),
        after &&
          or(
            gt(shareEntries.at, after.at),
            and(eq(shareEntries.at, after.at), gt(shareEntries.id, after.id)),
          ),
      ),
    )
    .orderBy(asc(shareEntries.at), asc(shareEntries.id))
    .limit(limit)

/** What each insurer got and gave back in a period. */
export const sumsOfInsurers = async (db: Db, period: Period) =>
  (
    await db
      .select({
        insurer: shareEntries.insurer,
        kind: shareEntries.kind,
        fen: sum(shareEntries.amountFen).mapWith(Number),
      })
      .from(shareEntries)
      .where(within(period))
      .groupBy(shareEntries.insurer, shareEntries.kind)
      .orderBy(asc(shareEntries.insurer))
  ).map(({ fen, ...row }) => ({ ...row, amountFen: fen }))
