import { and, count, inArray, isNotNull, lte, min } from 'drizzle-orm'
import type { States } from '../context/metrics'
import type { Db } from '../db/client'
import { countUnsorted } from '../db/partitions'
import { outbox, payOrders, refunds } from '../db/schema'
import { lastReconciliation } from '../records/ledger/repo'
import { openStates } from '../records/pay/repo'

/**
 * The states for metrics, such as the age of the oldest waiting row of each kind. Each query uses
 * an index.
 */
export async function readStates(db: Db, now: number): Promise<States> {
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
  const age = (row: { since: number | null } | undefined): number =>
    typeof row?.since === 'number' ? Math.max(0, now - row.since) / 1000 : 0
  const reconciled = await lastReconciliation(db)
  return {
    huimin_outbox_age_seconds: age(unsent),
    huimin_outbox_dead: dead?.n ?? 0,
    huimin_refund_age_seconds: age(owed),
    huimin_pay_order_overdue_seconds: age(overdue),
    huimin_job_lag_seconds: age(unasked),
    huimin_ledger_differences: reconciled?.differences.length ?? 0,
    huimin_reconciliation_age_seconds: age({ since: reconciled?.at ?? null }),
    huimin_evidence_unsorted_steps: await countUnsorted(db),
  }
}
