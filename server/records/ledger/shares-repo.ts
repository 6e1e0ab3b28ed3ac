import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { policies, shareEntries } from '../../db/schema'
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
