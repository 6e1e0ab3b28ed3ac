import type { Alarm } from '../context/alarms'
import type { State } from '../context/metrics'
import type { Job } from '../records/jobs/job'
import { readStates } from '../watch/states'
import { periodicJob } from './kinds'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** Ages in seconds above which somebody has to look. docs/operating.md says what to look at. */
const limits: Partial<Record<State, { alarm: Alarm; seconds: number }>> = {
  huimin_outbox_age_seconds: { alarm: 'OUTBOX_OLD', seconds: HOUR },
  huimin_refund_age_seconds: { alarm: 'REFUND_OLD', seconds: 24 * HOUR },
  huimin_pay_order_overdue_seconds: { alarm: 'PAY_ORDERS_STUCK', seconds: 10 * MINUTE },
  huimin_job_lag_seconds: { alarm: 'JOBS_LATE', seconds: 5 * MINUTE },
  huimin_reconciliation_age_seconds: { alarm: 'RECONCILIATION_LATE', seconds: 36 * HOUR },
}

export const watchJobs: readonly Job[] = [
  periodicJob({
    name: 'watch',
    everyMs: 60_000,
    run: async (ctx) => {
      const now: Readonly<Record<string, number>> = await readStates(ctx.db, ctx.clock.now())
      for (const [state, limit] of Object.entries(limits)) {
        const count = Math.round(now[state] ?? 0)
        if (count > limit.seconds) ctx.log.error({ alarm: limit.alarm, count }, 'something waits')
      }
    },
  }),
]
