import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import {
  insurerRequests,
  ledger,
  outbox,
  payOrders,
  policies,
  refunds,
  renewalConsents,
  renewals,
  shareRewards,
  traceEvents,
  traces,
  transitions,
  withdrawals,
} from '../../db/schema'

/** What the rows of one person's orders have in common. */
export interface Owned {
  userId: string
  /** The orders that whoever asks may see. */
  orderIds: string[]
}

/** The records of these orders: which number belongs to which order. */
export async function recordsOf(db: Db, { userId, orderIds }: Owned) {
  if (orderIds.length === 0)
    return { payOrders: [], refunds: [], policies: [], renewals: [], rewards: [], withdrawals: [] }
  const paid = await db.select().from(payOrders).where(inArray(payOrders.proposalId, orderIds))
  const payOrderIds = paid.map(({ id }) => id)
  return {
    payOrders: paid,
    refunds:
      payOrderIds.length === 0
        ? []
        : await db.select().from(refunds).where(inArray(refunds.payOrderId, payOrderIds)),
    policies: await db.select().from(policies).where(inArray(policies.proposalId, orderIds)),
    renewals: await db.select().from(renewals).where(inArray(renewals.proposalId, orderIds)),
    rewards: await db.select().from(shareRewards).where(inArray(shareRewards.proposalId, orderIds)),
    withdrawals: await db.select().from(withdrawals).where(eq(withdrawals.userId, userId)),
  }
}

const before = (column: PgColumn, at: number | undefined): SQL | undefined =>
  at === undefined ? undefined : lt(column, at)

interface Wanted {
  /** Only what happened before this instant (ms). */
  before: number | undefined
  limit: number
}

export const movesOf = (db: Db, entityIds: string[], { before: at, limit }: Wanted) =>
  entityIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(transitions)
        .where(and(inArray(transitions.entityId, entityIds), before(transitions.at, at)))
        .orderBy(desc(transitions.at), desc(transitions.id))
        .limit(limit)

export const moneyOf = (db: Db, payOrderIds: string[], { before: at, limit }: Wanted) =>
  payOrderIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(ledger)
        .where(and(inArray(ledger.payOrderId, payOrderIds), before(ledger.at, at)))
        .orderBy(desc(ledger.at), desc(ledger.id))
        .limit(limit)

/** Messages to this person about these orders, or about no order. */
export const messagesTo = (db: Db, { userId, orderIds }: Owned, { before: at, limit }: Wanted) =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.userId, userId),
        or(
          sql`${outbox.payload} ->> 'proposalId' is null`,
          inArray(sql`${outbox.payload} ->> 'proposalId'`, [...orderIds, '']),
        ),
        before(outbox.createdAt, at),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)

export const insurerRequestsAbout = (db: Db, orderIds: string[], { before: at, limit }: Wanted) =>
  orderIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          key: insurerRequests.key,
          port: insurerRequests.port,
          proposalId: insurerRequests.proposalId,
          createdAt: insurerRequests.createdAt,
          answeredAt: insurerRequests.answeredAt,
          nextTryAt: insurerRequests.nextTryAt,
          answer: insurerRequests.answer,
        })
        .from(insurerRequests)
        .where(
          and(inArray(insurerRequests.proposalId, orderIds), before(insurerRequests.createdAt, at)),
        )
        .orderBy(desc(insurerRequests.createdAt))
        .limit(limit)

export const consentsOf = (db: Db, renewalIds: string[], { before: at, limit }: Wanted) =>
  renewalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(renewalConsents)
        .where(and(inArray(renewalConsents.renewalId, renewalIds), before(renewalConsents.at, at)))
        .orderBy(desc(renewalConsents.at))
        .limit(limit)

/** Steps of the sales evidence of these orders, by the id of their record. */
export async function evidenceStepsOf(db: Db, traceIds: string[], { before: at, limit }: Wanted) {
  if (traceIds.length === 0) return []
  const heads = await db
    .select({ id: traces.id, month: traces.month })
    .from(traces)
    .where(inArray(traces.id, traceIds))
  if (heads.length === 0) return []
  return db
    .select({
      traceId: traceEvents.traceId,
      position: traceEvents.position,
      type: traceEvents.type,
      pageId: traceEvents.pageId,
      at: traceEvents.at,
    })
    .from(traceEvents)
    .where(
      and(
        inArray(
          traceEvents.traceId,
          heads.map(({ id }) => id),
        ),
        inArray(traceEvents.month, [...new Set(heads.map(({ month }) => month))]),
        before(traceEvents.at, at),
      ),
    )
    .orderBy(desc(traceEvents.at), desc(traceEvents.position))
    .limit(limit)
}

/** The consent with which a renewal was switched on. */
export const consentToRenewal = async (db: Db, orderId: string) =>
  (
    await db
      .select({ consent: renewalConsents })
      .from(renewals)
      .innerJoin(renewalConsents, eq(renewalConsents.renewalId, renewals.id))
      .where(and(eq(renewals.proposalId, orderId), eq(renewalConsents.act, 'ON')))
      .orderBy(desc(renewalConsents.at))
      .limit(1)
  )[0]?.consent
