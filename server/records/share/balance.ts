import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from '../../context/context'
import type { Db } from '../../db/client'
import { rewardEntries, users } from '../../db/schema'
import type { RewardEntryKind } from '../../db/schema/rewards'

/**
 * Locks the account of the owner before its balance changes, and after the proposal that it is
 * about.
 */
export const lockBalance = async (tx: Db, userId: string): Promise<void> => {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** The balance in fen. It is negative where a reward was taken back after it was withdrawn. */
export const balanceOf = async (db: Db, userId: string): Promise<number> => {
  const signed = sql<string>`coalesce(sum(case when ${rewardEntries.kind} in ('EARN', 'RETURN') then ${rewardEntries.amountFen} else -${rewardEntries.amountFen} end), 0)`
  const [found] = await db
    .select({ fen: signed })
    .from(rewardEntries)
    .where(eq(rewardEntries.userId, userId))
  return Number(found?.fen ?? 0)
}

/**
 * What a person owes (fen, zero or less) from other accounts, whose identity was forgotten meanwhile.
 */
export const debtOf = async (db: Db, owesAs: string, exceptUserId: string): Promise<number> => {
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.owesAs, owesAs), ne(users.id, exceptUserId)))
  let fen = 0
  for (const { id } of others) fen += await balanceOf(db, id)
  return Math.min(0, fen)
}

/** Writes one entry of the reward ledger, in the transaction of the state that it follows from. */
export const addRewardEntry = (
  ctx: Context,
  tx: Db,
  entry: { kind: RewardEntryKind; userId: string; reference: string; amountFen: number },
) => tx.insert(rewardEntries).values({ ...entry, id: ctx.ids.next(), at: ctx.clock.now() })
