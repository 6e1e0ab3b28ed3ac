import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { loginTickets, sessions, users } from '../../db/schema'

export const addTicket = (db: Db, ticket: typeof loginTickets.$inferInsert) =>
  db.insert(loginTickets).values(ticket)

/** The newest login of a user that is still valid. */
export const latestSessionOf = async (
  db: Db,
  userId: string,
  now: number,
): Promise<string | undefined> => {
  const [found] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expireAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(1)
  return found?.tokenHash
}

/** The number of tickets of this login that are not used and not expired. */
export const countTickets = async (db: Db, sessionHash: string, now: number): Promise<number> => {
  const [found] = await db
    .select({ times: count() })
    .from(loginTickets)
    .where(and(eq(loginTickets.sessionHash, sessionHash), gt(loginTickets.expireAt, now)))
  return found?.times ?? 0
}

/** Uses up a ticket and answers its user, if it was valid. The ticket is deleted in either case. */
export async function useTicket(
  db: Db,
  { ticketHash, source, now }: { ticketHash: string; source: string; now: number },
): Promise<{ id: string; openId: string; extras: Record<string, string> } | undefined> {
  const [ticket] = await db
    .delete(loginTickets)
    .where(eq(loginTickets.ticketHash, ticketHash))
    .returning()
  if (ticket?.source !== source || ticket.expireAt <= now) return undefined
  const [owner] = await db
    .select({ id: users.id, openId: users.openId })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, ticket.sessionHash),
        gt(sessions.expireAt, now),
        isNull(users.closedAt),
      ),
    )
  return owner && { ...owner, extras: ticket.extras }
}
