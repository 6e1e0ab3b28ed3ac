import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lt } from 'drizzle-orm'
import type { PayProviderName } from '@/domain/pay/pay-type'
import type { Db } from '../../db/client'
import { ledger, payOrders, policies, reconciliations, refunds } from '../../db/schema'
import type { Writes } from '../../db/write-batch'

export type Entry = typeof ledger.$inferSelect
export type NewEntry = typeof ledger.$inferInsert

/** Call it in the transaction that writes the state belonging to these entries. */
export const addEntries = (db: Writes, entries: NewEntry[]) => db.insert(ledger).values(entries)

const isPayment = eq(ledger.kind, 'PAYMENT')

export type OrderRow = Pick<
  typeof payOrders.$inferSelect,
  'id' | 'proposalId' | 'status' | 'amountFen' | 'transactionId'
>

/** Pay orders by id, beginning after this one. */
export const ordersAfter = (db: Db, id: string, limit: number): Promise<OrderRow[]> => {
  const { proposalId, status, amountFen, transactionId } = payOrders
  return db
    .select({ id: payOrders.id, proposalId, status, amountFen, transactionId })
    .from(payOrders)
    .where(gt(payOrders.id, id))
    .orderBy(asc(payOrders.id))
    .limit(limit)
}

export const entriesOf = (db: Db, payOrderIds: string[]): Promise<Entry[]> =>
  db.select().from(ledger).where(inArray(ledger.payOrderId, payOrderIds))

export type RefundRow = typeof refunds.$inferSelect
export const refundsOf = (db: Db, payOrderIds: string[]): Promise<RefundRow[]> =>
  db.select().from(refunds).where(inArray(refunds.payOrderId, payOrderIds))

export type PolicyRow = Pick<
  typeof policies.$inferSelect,
  'id' | 'proposalId' | 'storedStatus' | 'premiumFen'
>
const { proposalId, storedStatus, premiumFen } = policies
const policyRow = { id: policies.id, proposalId, storedStatus, premiumFen }

export const policiesOfProposals = (db: Db, proposalIds: string[]): Promise<PolicyRow[]> =>
  db.select(policyRow).from(policies).where(inArray(policies.proposalId, proposalIds))

/** Policies by id, beginning after this one. */
export const policiesAfter = (db: Db, id: string, limit: number): Promise<PolicyRow[]> =>
  db
    .select(policyRow)
    .from(policies)
    .where(gt(policies.id, id))
    .orderBy(asc(policies.id))
    .limit(limit)

/** The proposals among these that were paid. */
export const paidProposals = async (db: Db, proposalIds: string[]): Promise<Set<string>> => {
  const rows = await db
    .select({ id: payOrders.proposalId })
    .from(payOrders)
    .where(and(inArray(payOrders.proposalId, proposalIds), isNotNull(payOrders.transactionId)))
  return new Set(rows.map(({ id }) => id))
}

/** Payments by their transaction ids. */
export const paymentsNamed = (
  db: Db,
  provider: PayProviderName,
  names: string[],
): Promise<Entry[]> =>
  db
    .select()
    .from(ledger)
    .where(and(isPayment, inArray(ledger.reference, names), eq(ledger.provider, provider)))

export interface Span {
  provider: PayProviderName
  from: number
  until: number
}

export const paymentsBetween = (db: Db, { provider, from, until }: Span): Promise<Entry[]> =>
  db
    .select()
    .from(ledger)
    .where(
      and(
        isPayment,
        gte(ledger.occurredAt, from),
        lt(ledger.occurredAt, until),
        eq(ledger.provider, provider),
      ),
    )

export const refundsNamed = (
  db: Db,
  provider: PayProviderName,
  names: string[],
): Promise<RefundRow[]> =>
  refundsAt(db).where(and(inArray(refunds.outRefundNo, names), eq(payOrders.provider, provider)))

const refundsAt = (db: Db) =>
  db
    .select(getTableColumns(refunds))
    .from(refunds)
    .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))

/** Refunds that the provider accepted in this span. */
export const refundsBetween = (db: Db, { provider, from, until }: Span): Promise<RefundRow[]> =>
  refundsAt(db).where(
    and(
      gte(refunds.acceptedAt, from),
      lt(refunds.acceptedAt, until),
      eq(payOrders.provider, provider),
    ),
  )

export type Reconciliation = typeof reconciliations.$inferSelect

/** Reconciling a day again replaces its earlier result. */
export const keepReconciliation = (db: Db, found: Reconciliation) =>
  db
    .insert(reconciliations)
    .values(found)
    .onConflictDoUpdate({ target: reconciliations.day, set: found })

export const lastReconciliation = async (db: Db): Promise<Reconciliation | undefined> =>
  (await db.select().from(reconciliations).orderBy(desc(reconciliations.day)).limit(1))[0]
