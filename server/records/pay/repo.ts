import { and, asc, desc, eq, getTableColumns, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { PayOrderState } from '@/domain/order/states'
import type { Db } from '../../db/client'
import { prepared } from '../../db/prepared-query'
import { notifications, payOrders, proposals, refunds } from '../../db/schema'
import type { Writes } from '../../db/write-batch'
import { traceparentNow } from '../../trace/span'
import { accountKey } from '../account/user-repo'
import type { Due } from '../jobs/job'
import type { Proposal } from '../proposal/repo'
import type { ChangeOf } from '../transition/move'

export type PayOrder = typeof payOrders.$inferSelect
export type Refund = typeof refunds.$inferSelect

export const openStates: PayOrderState[] = ['CREATED', 'PAYING', 'PAID_FAIL']

/** The values of a new order, before its provider was asked. */
const untried = {
  payParams: null,
  transactionId: null,
  errorMessage: null,
  errorCode: null,
  paidAt: null,
  lastQueryAt: null,
  queries: 0,
  closeDueAt: null,
}

export async function addPayOrder(
  db: Writes,
  order: Omit<PayOrder, keyof typeof untried | 'traceparent'>,
): Promise<PayOrder> {
  const written = { ...untried, traceparent: traceparentNow(), ...order }
  await db.insert(payOrders).values(written)
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

/** The oldest order. Ids are in the order of time. */
export const firstPayOrder = async (db: Db): Promise<PayOrder | undefined> =>
  (await db.select().from(payOrders).orderBy(asc(payOrders.id)).limit(1))[0]

const toLock = (which: SQL | undefined) =>
  prepared((db) => {
    const owner = db.select({ userId: payOrders.userId }).from(payOrders).where(which)
    const account = accountKey(db, owner)
    return db
      .select({ proposal: proposals, order: payOrders })
      .from(proposals)
      .innerJoin(payOrders, eq(payOrders.proposalId, proposals.id))
      .innerJoin(account, eq(account.id, proposals.userId))
      .where(which)
      .for('no key update', { of: [proposals, payOrders] })
  })
const toLockById = toLock(eq(payOrders.id, sql.placeholder('id')))
const toLockByTradeNo = toLock(
  and(
    eq(payOrders.outTradeNo, sql.placeholder('outTradeNo')),
    eq(payOrders.provider, sql.placeholder('provider')),
  ),
)

/**
 * Locks a pay order together with its proposal. The row of the proposal is the lock for both, and a
 * transaction that waited for it reads both as they are now. Other transactions may still write
 * rows that refer to them (a refund, a renewal).
 */
export async function lockPayOrder(db: Db, id: string): Promise<LockedOrder> {
  const [locked] = await toLockById(db).execute({ id })
  if (!locked) throw new Error('A pay order without its proposal')
  return locked
}

/** Does the same by the order number that the provider knows. */
export const lockByTradeNo = async (
  db: Db,
  { outTradeNo, provider }: Pick<PayOrder, 'outTradeNo' | 'provider'>,
): Promise<LockedOrder | undefined> =>
  (await toLockByTradeNo(db).execute({ outTradeNo, provider }))[0]

interface LockedOrder {
  proposal: Proposal
  order: PayOrder
}

export const payOrderByTradeNo = async (
  db: Db,
  outTradeNo: string,
): Promise<PayOrder | undefined> =>
  (await db.select().from(payOrders).where(eq(payOrders.outTradeNo, outTradeNo)))[0]

/** The pay orders of these proposals, newest first. */
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

/** The open orders of one account, newest first. */
export const openPayOrdersOf = (db: Db, userId: string): Promise<PayOrder[]> =>
  openOrders(db).execute({ userId })

const openOrders = prepared((db) =>
  db
    .select()
    .from(payOrders)
    .where(
      and(eq(payOrders.userId, sql.placeholder('userId')), inArray(payOrders.status, openStates)),
    )
    .orderBy(desc(payOrders.id)),
)

/** Whether a payment of this proposal failed in a way that must not be tried again. */
export const hasFailedForGood = async (db: Db, proposalId: string): Promise<boolean> =>
  (await payOrdersOf(db, [proposalId])).some(({ status }) => status === 'PAID_FAIL_NO_RETRY')

export const updatePayOrder = (db: Writes, id: string, change: ChangeOf<PayOrder>) =>
  db.update(payOrders).set(change).where(eq(payOrders.id, id))

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

/** Open orders whose deadline has passed. */
export const overduePayOrders = (db: Db, { now, limit, among }: Due): Promise<PayOrder[]> =>
  db
    .select()
    .from(payOrders)
    .where(
      and(inArray(payOrders.status, openStates), lte(payOrders.expireAt, now), among(payOrders.id)),
    )
    .orderBy(asc(payOrders.expireAt))
    .limit(limit)

export const addRefund = (db: Writes, refund: typeof refunds.$inferInsert) =>
  db
    .insert(refunds)
    .values({ traceparent: traceparentNow(), ...refund })
    .onConflictDoNothing()

export const findRefund = async (db: Db, outRefundNo: string): Promise<Refund | undefined> =>
  (await db.select().from(refunds).where(eq(refunds.outRefundNo, outRefundNo)))[0]

/** The refunds of an order, the oldest first. */
export const refundsOfOrder = (db: Db, payOrderId: string): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(eq(refunds.payOrderId, payOrderId))
    .orderBy(asc(refunds.createdAt), asc(refunds.outRefundNo))

export const refundsOfProposal = (db: Db, proposalId: string): Promise<Refund[]> =>
  refundsOf(db).execute({ proposalId })

const refundsOf = prepared((db) =>
  db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))
    .where(eq(payOrders.proposalId, sql.placeholder('proposalId'))),
)

export const refundsOfOrders = (db: Db, payOrderIds: string[]): Promise<Refund[]> =>
  payOrderIds.length === 0
    ? Promise.resolve([])
    : db.select().from(refunds).where(inArray(refunds.payOrderId, payOrderIds))

/** The transaction id of the payment that a refund belongs to. */
export const refundedPayment = (
  order: Pick<PayOrder, 'transactionId'>,
  refund: { transactionId?: string | null | undefined },
): string | null => refund.transactionId ?? order.transactionId

export const updateRefund = (db: Writes, outRefundNo: string, change: ChangeOf<Refund>) =>
  db.update(refunds).set(change).where(eq(refunds.outRefundNo, outRefundNo))

export const dueRefunds = (db: Db, { now, limit, among }: Due): Promise<Refund[]> =>
  db
    .select()
    .from(refunds)
    .where(and(lte(refunds.nextTryAt, now), among(refunds.outRefundNo)))
    .orderBy(asc(refunds.nextTryAt))
    .limit(limit)

/** Keeps the first copy only; WeChat Pay sends the same notification up to fifteen times. */
export const noteNotification = (db: Writes, notification: typeof notifications.$inferInsert) =>
  db.insert(notifications).values(notification).onConflictDoNothing()
