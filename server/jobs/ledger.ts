import { DAY_MS } from '@/domain/time/day'
import type { Context } from '../context/context'
import { auditDue } from '../ledger/audit'
import { reconcileDue } from '../ledger/day'
import type { Job, Outcome } from '../records/jobs/job'
import { periodicJob } from './kinds'

/** A provider's bill that is not ready is asked for again an hour later. */
const HOUR_MS = 3_600_000

const audit = async (ctx: Context, ending: AbortSignal): Promise<Outcome> =>
  (await auditDue(ctx, { ending })).isWhole ? 'DONE' : 'LATER'

export const ledgerJobs: readonly Job[] = [
  periodicJob({ name: 'reconcile', everyMs: HOUR_MS, run: reconcileDue }),
  periodicJob({ name: 'audit', everyMs: DAY_MS, run: audit }),
]
