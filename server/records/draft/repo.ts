import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { drafts } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import type { OpenAccount } from '../account/open-account'

export type DraftKey = { userId: string; cityCode: string; productCode: string }

const at = ({ userId, cityCode, productCode }: DraftKey) =>
  and(eq(drafts.userId, userId), eq(drafts.cityCode, cityCode), eq(drafts.productCode, productCode))

/**
 * Writes a draft, unless the same page has already stored a newer one: requests may overtake each
 * other.
 */
export const putDraft = (
  db: Db,
  { id: userId }: OpenAccount,
  { cityCode, productCode, ...content }: Omit<typeof drafts.$inferInsert, 'userId'>,
) =>
  db
    .insert(drafts)
    .values({ userId, cityCode, productCode, ...content })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.cityCode, drafts.productCode],
      set: content,
      setWhere: sql`(${drafts.editBy} = excluded.edit_by
        and ${drafts.editNumber} > excluded.edit_number) is not true`,
    })

export const findDraft = async (db: Db, key: DraftKey, now: number) =>
  (
    await db
      .select()
      .from(drafts)
      .where(and(at(key), gt(drafts.expireAt, now)))
  )[0]

/** Extends a stored draft to this time (ms), where it would expire earlier. */
export const keepDraft = (db: Db, key: DraftKey, expireAt: number) =>
  db
    .update(drafts)
    .set({ expireAt })
    .where(and(at(key), lte(drafts.expireAt, expireAt)))

export const dropDraft = (db: Writes, key: DraftKey) => db.delete(drafts).where(at(key))

export const dropDraftsBefore = (db: Db, now: number) =>
  db.delete(drafts).where(lte(drafts.expireAt, now))
