import { and, count, inArray, isNotNull, lte, min } from 'drizzle-orm'
import type { Db } from '../../db/client'
import { outbox, payOrders, refunds } from '../../db/schema'
import { openStates } from '../pay/repo'

/**
 * What waits for the jobs: since when the oldest row of each kind does (ms; null where none waits), and
 * how many messages were given up. Each query uses an index.
 */
export async function readBacklog(db: Db, now: number) {
  const [unsent] = await db
    .select({ since: min(outbox.createdAt) })
    .from(outbox)
    .where(isNotNull(outbox.nextTryAt))
  const [dead] = await db.select({ n: count() }).from(outbox).where(isNotNull(outbox.deadAt))
  const [owed] = await db
    .select({ since: min(refunds.createdAt) })
    .from(refunds)
    .where(isNotNull(refunds.nextTryAt))
  const [overdue] = await db
    .select({ since: min(payOrders.expireAt) })
    .from(payOrders)
    .where(and(inArray(payOrders.status, openStates), lte(payOrders.expireAt, now)))
  const [unasked] = await db
    .select({ since: min(payOrders.nextQueryAt) })
    .from(payOrders)
    .where(lte(payOrders.nextQueryAt, now))
  return {
    unsentSince: unsent?.since ?? null,
    deadMessages: dead?.n ?? 0,
    refundOwedSince: owed?.since ?? null,
    payOrderOverdueSince: overdue?.since ?? null,
    payOrderUnaskedSince: unasked?.since ?? null,
  }
}
