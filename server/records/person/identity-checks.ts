import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { identityChecks, securityEvents, users } from '../../db/schema'

/** The pairs of name and number that the real-name centre has confirmed, by their hash. */

export interface PastChecks {
  /** Those among the asked pairs that are confirmed. */
  confirmed: string[]
  /** How often the centre refused a pair of this account since the asked time. */
  refused: number
}

/** Reads both in one statement, because nobody may be asked about before both are known. */
export async function pastChecks(
  db: Db,
  personHashes: string[],
  { userId, since }: { userId: string; since: number },
): Promise<PastChecks> {
  const refused = db
    .select({ times: count() })
    .from(securityEvents)
    .where(
      and(
        eq(securityEvents.userId, userId),
        eq(securityEvents.kind, 'REALNAME_REFUSED'),
        gt(securityEvents.at, since),
      ),
    )
  const rows = await db
    .select({
      personHash: identityChecks.personHash,
      refused: sql`(${refused})`.mapWith(Number),
    })
    .from(users)
    .leftJoin(identityChecks, inArray(identityChecks.personHash, personHashes))
    .where(eq(users.id, userId))
  return {
    confirmed: rows.flatMap(({ personHash }) => personHash ?? []),
    refused: rows[0]?.refused ?? 0,
  }
}

export const addIdentityCheck = (db: Db, personHash: string, checkedAt: number) =>
  db.insert(identityChecks).values({ personHash, checkedAt }).onConflictDoNothing()
