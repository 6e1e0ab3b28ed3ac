import { and, asc, desc, eq, gt, gte, inArray, lt, or, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/client'
import {
  ledger,
  payOrders,
  proposals,
  reconciliationNotes,
  reconciliations,
  staff,
  withdrawals,
} from '../../db/schema'
import type { Account } from '../../db/schema/ledger'

export const reconciliationsBefore = (db: Db, before: string | undefined, limit: number) =>
  withNote(db)
    .where(before === undefined ? undefined : lt(reconciliations.day, before))
    .orderBy(desc(reconciliations.day))
    .limit(limit)

const withNote = (db: Db) =>
  db
    .select({ found: reconciliations, note: reconciliationNotes, by: staff.name })
    .from(reconciliations)
    .leftJoin(reconciliationNotes, eq(reconciliationNotes.day, reconciliations.day))
    .leftJoin(staff, eq(staff.id, reconciliationNotes.staffId))

export type ReconciledDay = Awaited<ReturnType<typeof reconciliationsBefore>>[number]

export const reconciliationOf = async (db: Db, day: string): Promise<ReconciledDay | undefined> =>
  (await withNote(db).where(eq(reconciliations.day, day)))[0]

/** Locks the result of a day, so that two people do not close it together. */
export const lockReconciliation = (db: Db, day: string) =>
  db
    .select({ day: reconciliations.day })
    .from(reconciliations)
    .where(eq(reconciliations.day, day))
    .for('update')

export const keepNote = (db: Db, note: typeof reconciliationNotes.$inferInsert) =>
  db
    .insert(reconciliationNotes)
    .values(note)
    .onConflictDoUpdate({ target: reconciliationNotes.day, set: note })

export const openWithdrawals = (db: Db, after: string | undefined, limit: number) =>
  db
    .select()
    .from(withdrawals)
    .where(
      and(
        inArray(withdrawals.status, ['REQUESTED', 'PROCESSING']),
        after === undefined ? undefined : gt(withdrawals.id, after),
      ),
    )
    .orderBy(asc(withdrawals.id))
    .limit(limit)

interface Span {
  from: number
  until: number
  account?: Account | undefined
  cities: readonly string[] | undefined
}

const inSpan = ({ from, until, account, cities }: Span) =>
  and(
    gte(ledger.occurredAt, from),
    lt(ledger.occurredAt, until),
    account && or(eq(ledger.debit, account), eq(ledger.credit, account)),
    cities && inArray(proposals.cityCode, [...cities]),
  )

export const entriesIn = (db: Db, span: Span, after: string | undefined, limit: number) =>
  db
    .select({ entry: ledger, orderId: proposals.id })
    .from(ledger)
    .innerJoin(payOrders, eq(payOrders.id, ledger.payOrderId))
    .innerJoin(proposals, eq(proposals.id, payOrders.proposalId))
    .where(and(inSpan(span), after === undefined ? undefined : gt(ledger.id, after)))
    .orderBy(asc(ledger.id))
    .limit(limit)

/** What went in and out of each pair of accounts. */
export const sumsIn = (db: Db, span: Span) =>
  db
    .select({
      debit: ledger.debit,
      credit: ledger.credit,
      amountFen: sum(ledger.amountFen).mapWith(Number),
    })
    .from(ledger)
    .innerJoin(payOrders, eq(payOrders.id, ledger.payOrderId))
    .innerJoin(proposals, eq(proposals.id, payOrders.proposalId))
    .where(inSpan(span))
    .groupBy(ledger.debit, ledger.credit)

export const countEntries = async (db: Db, span: Span): Promise<number> =>
  (
    await db
      .select({ times: sql<number>`count(*)::int` })
      .from(ledger)
      .innerJoin(payOrders, eq(payOrders.id, ledger.payOrderId))
      .innerJoin(proposals, eq(proposals.id, payOrders.proposalId))
      .where(inSpan(span))
  )[0]?.times ?? 0
