import type { States } from '../context/metrics'
import type { Db } from '../db/client'
import { countUnsorted } from '../db/partitions'
import { lastReconciliation } from '../records/ledger/repo'
import { readBacklog } from '../records/watch/repo'

/** The states for metrics, such as the age of the oldest waiting row of each kind. */
export async function readStates(db: Db, now: number): Promise<States> {
  const backlog = await readBacklog(db, now)
  const reconciled = await lastReconciliation(db)
  const age = (since: number | null): number =>
    since === null ? 0 : Math.max(0, now - since) / 1000
  return {
    huimin_outbox_age_seconds: age(backlog.unsentSince),
    huimin_outbox_dead: backlog.deadMessages,
    huimin_refund_age_seconds: age(backlog.refundOwedSince),
    huimin_pay_order_overdue_seconds: age(backlog.payOrderOverdueSince),
    huimin_job_lag_seconds: age(backlog.payOrderUnaskedSince),
    huimin_ledger_differences: reconciled?.differences.length ?? 0,
    huimin_reconciliation_age_seconds: age(reconciled?.at ?? null),
    huimin_evidence_unsorted_steps: await countUnsorted(db),
  }
}
