import type { Job } from '../jobs/job'
import { periodicJob } from '../jobs/kinds'
import { sweepRetention } from './retention'

const HOUR_MS = 3_600_000

export const privacyJobs: readonly Job[] = [
  periodicJob({ name: 'sweepRetention', everyMs: HOUR_MS, run: sweepRetention }),
]
