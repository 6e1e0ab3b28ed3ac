import { and, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/client'
import {
  ledger,
  notifications,
  outbox,
  payOrders,
  policies,
  proposals,
  refunds,
  sessions,
  traceEvents,
  transitions,
  users,
} from '../../db/schema'

/** What the tables know of one order, for the testers of the sandbox. It holds no personal data. */
export type OrderHistory = NonNullable<Awaited<ReturnType<typeof historyOf>>>

/** Reads any user's order. Only the sandbox may call it. */
export async function historyOf(db: Db, proposalId: string) {
  const [proposal] = await db.select().from(proposals).where(eq(proposals.id, proposalId))
  if (!proposal) return undefined
  const paid = await db.select().from(payOrders).where(eq(payOrders.proposalId, proposalId))
  const payOrderIds = paid.map(({ id }) => id)
  const outTradeNos = paid.map(({ outTradeNo }) => outTradeNo)
  const returned = await db.select().from(refunds).where(inArray(refunds.payOrderId, payOrderIds))
  const issued = await db.select().from(policies).where(eq(policies.proposalId, proposalId))
  const entityIds = [
    proposalId,
    ...payOrderIds,
    ...returned.map(({ outRefundNo }) => outRefundNo),
    ...issued.map(({ id }) => id),
  ]
  return {
    createdAt: proposal.createdAt,
    /** Every number by which a call or a service may name the order. */
    numbers: [...entityIds, ...outTradeNos, ...issued.flatMap(({ policyNo }) => policyNo ?? [])],
    moves: await db
      .select({
        machine: transitions.machine,
        entityId: transitions.entityId,
        event: transitions.event,
        fromState: transitions.fromState,
        toState: transitions.toState,
        at: transitions.at,
      })
      .from(transitions)
      .where(inArray(transitions.entityId, entityIds)),
    entries: await db
      .select({
        entry: ledger.kind,
        debit: ledger.debit,
        credit: ledger.credit,
        amountFen: ledger.amountFen,
        at: ledger.at,
      })
      .from(ledger)
      .where(inArray(ledger.payOrderId, payOrderIds)),
    notifications: await db
      .select()
      .from(notifications)
      .where(inArray(notifications.outTradeNo, outTradeNos)),
    messages: await db
      .select({
        topic: outbox.topic,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
        deadAt: outbox.deadAt,
      })
      .from(outbox)
      .where(
        and(
          eq(outbox.userId, proposal.userId),
          eq(sql`${outbox.payload} ->> 'proposalId'`, proposalId),
        ),
      ),
    evidence: await db
      .select({
        type: traceEvents.type,
        pageId: traceEvents.pageId,
        pageVersion: traceEvents.pageVersion,
        at: traceEvents.at,
      })
      .from(traceEvents)
      .where(eq(traceEvents.traceId, proposal.traceId))
      .orderBy(traceEvents.position),
  }
}

const SHOWN = 20

/** Users with a login that is not over, the latest first, and their latest orders. */
export async function usersSignedIn(db: Db, now: number) {
  const latest = max(sessions.createdAt)
  const found = await db
    .select({
      id: users.id,
      openId: users.openId,
      mobileSealed: users.mobileSealed,
      signedInAt: latest,
    })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(gt(sessions.expireAt, now))
    .groupBy(users.id)
    .orderBy(desc(latest))
    .limit(SHOWN)
  const orders = await db
    .select({
      orderId: proposals.id,
      userId: proposals.userId,
      cityCode: proposals.cityCode,
      productCode: proposals.productCode,
      storedStatus: proposals.storedStatus,
      expireAt: proposals.expireAt,
      totalFen: proposals.totalFen,
      createdAt: proposals.createdAt,
    })
    .from(proposals)
    .where(
      inArray(
        proposals.userId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(desc(proposals.id))
    .limit(3 * SHOWN)
  return found.map(({ id, ...user }) => ({
    ...user,
    id,
    orders: orders.filter(({ userId }) => userId === id),
  }))
}
