import { sweepRetention } from '../privacy/retention'
import type { Job } from '../records/jobs/job'
import { periodicJob } from './kinds'

const HOUR_MS = 3_600_000

export const privacyJobs: readonly Job[] = [
  periodicJob({ name: 'sweepRetention', everyMs: HOUR_MS, run: sweepRetention }),
]
