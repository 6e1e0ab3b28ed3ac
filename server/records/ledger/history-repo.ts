import { asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/client'
import {
  insurants,
  ledger,
  payOrders,
  policies,
  proposals,
  refunds,
  transitions,
} from '../../db/schema'

/** The histories of proposals: what was written about them, and in which transactions. */

/** Something that was written, and the proposal that it is about; null for renewals and rewards. */
interface Written {
  id: string
  proposalId: string | null
}

/** Transitions by id, beginning after this one. Ids are in the order of time. */
export async function transitionsAfter(db: Db, id: string, limit: number): Promise<Written[]> {
  const page = await db
    .select({ id: transitions.id, machine: transitions.machine, entityId: transitions.entityId })
    .from(transitions)
    .where(gt(transitions.id, id))
    .orderBy(asc(transitions.id))
    .limit(limit)
  const of = (machine: string) =>
    page.filter((one) => one.machine === machine).map(({ entityId }) => entityId)
  const { proposalId } = payOrders
  const named = [
    ...of('proposal').map((one) => ({ id: one, proposalId: one })),
    ...(await ordersNamed(db, of('payOrder'))),
    ...(await db
      .select({ id: policies.id, proposalId: policies.proposalId })
      .from(policies)
      .where(inArray(policies.id, of('policy')))),
    ...(await db
      .select({ id: refunds.outRefundNo, proposalId })
      .from(refunds)
      .innerJoin(payOrders, eq(payOrders.id, refunds.payOrderId))
      .where(inArray(refunds.outRefundNo, of('refund')))),
  ]
  const proposalOf = new Map(named.map((one) => [one.id, one.proposalId]))
  return page.map((row) => ({ id: row.id, proposalId: proposalOf.get(row.entityId) ?? null }))
}

const ordersNamed = (db: Db, ids: string[]) =>
  db
    .select({ id: payOrders.id, proposalId: payOrders.proposalId })
    .from(payOrders)
    .where(inArray(payOrders.id, ids))

/** Entries of the ledger by id, beginning after this one. */
export async function entriesAfter(db: Db, id: string, limit: number): Promise<Written[]> {
  const page = await db
    .select({ id: ledger.id, payOrderId: ledger.payOrderId })
    .from(ledger)
    .where(gt(ledger.id, id))
    .orderBy(asc(ledger.id))
    .limit(limit)
  const orders = await ordersNamed(
    db,
    page.map(({ payOrderId }) => payOrderId),
  )
  const proposalOf = new Map(orders.map((one) => [one.id, one.proposalId]))
  return page.map((row) => ({ id: row.id, proposalId: proposalOf.get(row.payOrderId) ?? null }))
}

/** Rows are never changed here, so PostgreSQL's own column says which transaction wrote each. */
const writtenBy = (table: PgTable) => sql<number>`${table}.xmin::text::bigint`.mapWith(Number)

/** Everything that was written about these proposals. Call it in one snapshot. */
export async function readHistories(db: Db, ids: string[]) {
  const all = {
    proposals: await db
      .select({ id: proposals.id, storedStatus: proposals.storedStatus })
      .from(proposals)
      .where(inArray(proposals.id, ids)),
    people: await db
      .select({
        proposalId: insurants.proposalId,
        position: insurants.position,
        premiumFen: insurants.premiumFen,
      })
      .from(insurants)
      .where(inArray(insurants.proposalId, ids))
      .orderBy(asc(insurants.position)),
    orders: await db
      .select()
      .from(payOrders)
      .where(inArray(payOrders.proposalId, ids))
      .orderBy(asc(payOrders.id)),
    policies: await db
      .select()
      .from(policies)
      .where(inArray(policies.proposalId, ids))
      .orderBy(asc(policies.position)),
  }
  const orderIds = all.orders.map(({ id }) => id)
  const back = await db.select().from(refunds).where(inArray(refunds.payOrderId, orderIds))
  const entities = [
    ...[...ids, ...orderIds, ...all.policies.map(({ id }) => id)],
    ...back.map(({ outRefundNo }) => outRefundNo),
  ]
  return {
    ...all,
    refunds: back,
    moves: await db
      .select({ move: transitions, transaction: writtenBy(transitions) })
      .from(transitions)
      .where(inArray(transitions.entityId, entities)),
    entries: await db
      .select({ entry: ledger, transaction: writtenBy(ledger) })
      .from(ledger)
      .where(inArray(ledger.payOrderId, orderIds)),
  }
}

export type Histories = Awaited<ReturnType<typeof readHistories>>
