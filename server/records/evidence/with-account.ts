import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { traces, users } from '../../db/schema'
import type { Evidence } from './repo'

type User = typeof users.$inferSelect

/** An account and its records of evidence, read in one statement because the forms need both. */
interface AccountWithEvidence {
  account: User
  records: Evidence[]
}

/**
 * Reads an account with its records of evidence that changed since consent was last withdrawn, because
 * no earlier agreement counts. The record of this id is among them at any age, and even if it still
 * belongs to nobody.
 */
export async function accountWithEvidence(
  db: Db,
  userId: string,
  id?: string,
): Promise<AccountWithEvidence> {
  const counts = or(
    isNull(users.consentWithdrawnAt),
    gt(traces.changedAt, users.consentWithdrawnAt),
  )
  const own = and(eq(traces.userId, userId), counts)
  const rows = await db
    .select({ account: users, evidence: traces })
    .from(users)
    .leftJoin(traces, id === undefined ? own : or(own, eq(traces.id, id)))
    .where(eq(users.id, userId))
  const [first] = rows
  if (!first) throw new Error('A login without its account')
  return { account: first.account, records: rows.flatMap(({ evidence }) => evidence ?? []) }
}

const bothToLock = prepared((db) =>
  db
    .select({ account: users, evidence: traces })
    .from(users)
    .innerJoin(traces, eq(traces.id, sql.placeholder('id')))
    .where(eq(users.id, sql.placeholder('userId')))
    .for('no key update'),
)

/**
 * Locks an account and then a record of evidence, which gets one writer at a time by this. PostgreSQL
 * locks the rows in the order in which the tables are named here, and answers them as they are once it
 * has both locks. Undefined when nobody has begun the evidence; then nothing is locked.
 */
export const lockAccountAndEvidence = async (
  db: Db,
  userId: string,
  id: string,
): Promise<{ account: User; evidence: Evidence } | undefined> =>
  (await bothToLock(db).execute({ userId, id }))[0]
