import type { Job } from '../jobs/job'
import { periodicJob } from '../jobs/kinds'
import { anchorTraces, verifyTraces } from './anchor'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const traceJobs: readonly Job[] = [
  periodicJob({ name: 'anchorTraces', everyMs: HOUR_MS, run: anchorTraces }),
  periodicJob({ name: 'verifyTraces', everyMs: DAY_MS, run: verifyTraces }),
]
