import { and, asc, count, desc, eq, inArray, lte, notInArray } from 'drizzle-orm'
import type { PayOrderState } from '@/domain/payment/order-states'
import type { Db } from '../db/client'
import { notifications, outbox, payOrders, proposals, refunds } from '../db/schema'
import type { Due } from '../jobs/job'
import type { Proposal } from '../proposal/repo'

export type PayOrder = typeof payOrders.$inferSelect
export type Refund = typeof refunds.$inferSelect

export const openStates: PayOrderState[] = ['CREATED', 'PAYING', 'PAID_FAIL']

export async function addPayOrder(db: Db, order: typeof payOrders.$inferInsert): Promise<PayOrder> {
  const [written] = await db.insert(payOrders).values(order).returning()
  if (!written) throw new Error('The pay order was not written')
  return written
}

export const findPayOrder = async (
  db: Db,
  userId: string,
  id: string,
): Promise<PayOrder | undefined> =>
  (
    await db
      .select()
      .from(payOrders)
      .where(and(eq(payOrders.id, id), eq(payOrders.userId, userId)))
  )[0]

export const payOrderById = async (db: Db, id: string): Promise<PayOrder | undefined> =>
  (await db.select().from(payOrders).where(eq(payOrders.id, id)))[0]

/**
 * With its proposal, whose row is the lock of both: who waited for it sees both as they are now. Rows
 * that refer to them (a refund, a renewal) are written meanwhile by whoever holds other locks.
 */
export async function lockPayOrder(
  db: Db,
  id: string,
): Promise<{ proposal: Proposal; order: PayOrder }> {
  const [locked] = await db
    .select({ proposal: proposals, order: payOrders })
    .from(proposals)
    .innerJoin(payOrders, eq(payOrders.proposalId, proposals.id))
    .where(eq(payOrders.id, id))
    .for('no key update')
  if (!locked) throw new Error('A pay order without its proposal')
  return locked
}

export const payOrderByTradeNo = async (
  db: Db,
  outTradeNo: string,
): Promise<PayOrder | undefined> =>
  (await db.select().from(payOrders).where(eq(payOrders.outTradeNo, outTradeNo)))[0]

/** Of one proposal, newest first. */
export const payOrdersOf = (db: Db, proposalIds: string[]): Promise<PayOrder[]> =>
  proposalIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(payOrders)
        .where(inArray(payOrders.proposalId, proposalIds))
        .orderBy(desc(payOrders.id))

export const openPayOrder = async (db: Db, proposalId: string): Promise<PayOrder | undefined> =>
  (
    await db
      .select()
      .from(payOrders)
      .where(and(eq(payOrders.proposalId, proposalId), inArray(payOrders.status, openStates)))
  )[0]

/** Of one account, newest first. */
export const openPayOrdersOf = (db: Db, userId: string): Promise<PayOrder[]> =>
  db
    .select()
    .from(payOrders)
    .where(and(eq(payOrders.userId, userId), inArray(payOrders.status, openStates)))
    .orderBy(desc(payOrders.id))

/** Whether paying this proposal failed in a way that is not tried again. */
export const hasFailedForGood = async (db: Db, proposalId: string): Promise<boolean> =>
  (await payOrdersOf(db, [proposalId])).some(({ status }) => status === 'PAID_FAIL_NO_RETRY')

/** Orders of one account that hold cover and are not paid, but for those of some proposals. */
export const countOpenOrders = async (
  db: Db,
  userId: string,
  without: string[],
): Promise<number> => {
  const open = and(inArray(payOrders.status, openStates), notInArray(payOrders.proposalId, without))
  const [found] = await db
    .select({ times: count() })
    .from(payOrders)
    .where(and(eq(payOrders.userId, userId), open))
  return found?.times ?? 0
}

export const updatePayOrder = (
  db: Pick<Db, 'update'>,
  id: string,
  change: Partial<Omit<PayOrder, 'id'>>,
) => db.update(payOrders).set(change).where(eq(payOrders.id, id))

export const dueQueries = (db: Db, wanted: Due) => dueBy(db, payOrders.nextQueryAt, wanted)
export const dueCloses = (db: Db, wanted: Due) => dueBy(db, payOrders.closeDueAt, wanted)

const dueBy = (
  db: Db,
  column: typeof payOrders.nextQueryAt | typeof payOrders.closeDueAt,
  { now, limit, among }: Due,
): Promise<PayOrder[]> =>
  db
    .select()
    .from(payOrders)
    .where(and(lte(column, now), among(payOrders.id)))
    .orderBy(asc(column))
    .limit(limit)

/** Open orders past their time. */
export const overduePayOrders = (db: Db, { now, limit, among }: Due): Promise<PayOrder[]> =>
  db
    .select()
    .from(payOrders)
    .where(
      and(inArray(payOrders.status, openStates), lte(payOrders.expireAt, now), among(payOrders.id)),
    )
    .orderBy(asc(payOrders.expireAt))
    .limit(limit)

export const addRefund = (db: Db, refund: typeof refunds.$inferInsert) =>
  db.insert(refunds).values(refund).onConflictDoNothing()

export const findRefund = async (db: Db, outRefundNo: string): Promise<Refund | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.outRefundNo, outRefundNo)))[0]

export const refundsOfOrder = (db: Db, payOrderId: string): Promise<Refund[]> =>
  db.select().from(refunds).where(eq(refunds.payOrderId, payOrderId))

export const refundsOfOrders = (db: Db, payOrderIds: string[]): Promise<Refund[]> =>
  payOrderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(refunds).where(inArray(refunds.payOrderId, payOrderIds))

export const updateRefund = (
  db: Pick<Db, 'update'>,
  outRefundNo: string,
  change: Partial<Refund>,
) => db.update(refunds).set(change).where(eq(refunds.outRefundNo, outRefundNo))

export const dueRefunds = (db: Db, { now, limit, among }: Due): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(lte(refunds.nextTryAt, now), among(refunds.outRefundNo)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit)

/** True the first time; WeChat Pay sends the same notification up to fifteen times. */
export const isNewNotification = async (
  db: Db,
  notification: typeof notifications.$inferInsert,
): Promise<boolean> =>
  (await db.insert(notifications).values(notification).onConflictDoNothing().returning()).length > 0

/** A repeat of what was already written down under its key changes nothing. */
export const addMessage = (db: Db, message: typeof outbox.$inferInsert) =>
  db.insert(outbox).values(message).onConflictDoNothing({ target: outbox.dedupeKey })
