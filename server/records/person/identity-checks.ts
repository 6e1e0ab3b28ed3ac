import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { identityChecks } from '../../db/schema'

/** The pairs of name and number that the real-name centre has confirmed, by their hash. */

/** Those of the asked pairs that are confirmed. */
export const confirmedAmong = async (db: Db, personHashes: string[]): Promise<string[]> =>
  (
    await db
      .select({ personHash: identityChecks.personHash })
      .from(identityChecks)
      .where(inArray(identityChecks.personHash, personHashes))
  ).map(({ personHash }) => personHash)

export const addIdentityCheck = (db: Db, personHash: string, checkedAt: number) =>
  db.insert(identityChecks).values({ personHash, checkedAt }).onConflictDoNothing()
