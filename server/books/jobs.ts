import type { Job } from '../jobs/job'
import { periodicJob } from '../jobs/kinds'
import { reconcileDue } from './day'

/** A bill that is not ready is asked for again an hour later. */
const HOUR_MS = 3_600_000

export const booksJobs: readonly Job[] = [
  periodicJob({ name: 'reconcile', everyMs: HOUR_MS, run: reconcileDue }),
]
