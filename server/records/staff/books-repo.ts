import { and, asc, desc, eq, gt, gte, inArray, lt, or, sum } from 'drizzle-orm'
import type { Db } from '../../db/client'
import {
  ledger,
  payOrders,
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
  /** Instants (ms); the second one is excluded. */
  from: number
  until: number
  account?: Account | undefined
  /** Undefined for all. */
  cities: readonly string[] | undefined
}

/** The place of an entry in the order of its time. */
export interface Place {
  occurredAt: number
  id: string
}

const inSpan = ({ from, until, account, cities }: Span) =>
  and(
    gte(ledger.occurredAt, from),
    lt(ledger.occurredAt, until),
    account && or(eq(ledger.debit, account), eq(ledger.credit, account)),
    cities && inArray(ledger.cityCode, [...cities]),
  )

const isAfter = ({ occurredAt, id }: Place) =>
  and(gte(ledger.occurredAt, occurredAt), or(gt(ledger.occurredAt, occurredAt), gt(ledger.id, id)))

/**
 * The entries of a span in the order of their time. Which they are is read from an index alone, because
 * those of one account or city may be few among the many of a month.
 */
export const entriesIn = (db: Db, span: Span, after: Place | undefined, limit: number) => {
  const wanted = db
    .select({ id: ledger.id })
    .from(ledger)
    .where(and(inSpan(span), after && isAfter(after)))
    .orderBy(asc(ledger.occurredAt), asc(ledger.id))
    .limit(limit)
    .as('wanted')
  return db
    .select({ entry: ledger, orderId: payOrders.proposalId })
    .from(wanted)
    .innerJoin(ledger, eq(ledger.id, wanted.id))
    .innerJoin(payOrders, eq(payOrders.id, ledger.payOrderId))
    .orderBy(asc(ledger.occurredAt), asc(ledger.id))
}

/** What went in and out of each pair of accounts. */
export const sumsIn = (db: Db, span: Span) =>
  db
    .select({
      debit: ledger.debit,
      credit: ledger.credit,
      amountFen: sum(ledger.amountFen).mapWith(Number),
    })
    .from(ledger)
    .where(inSpan(span))
    .groupBy(ledger.debit, ledger.credit)
