import { DAY_MS } from '@/domain/time/day'
import type { Job } from '../jobs/job'
import { periodicJob } from '../jobs/kinds'
import { anchorTraces, verifyTraces } from './anchor'

const HOUR_MS = 3_600_000

export const traceJobs: readonly Job[] = [
  periodicJob({ name: 'anchorTraces', everyMs: HOUR_MS, run: anchorTraces }),
  periodicJob({ name: 'verifyTraces', everyMs: DAY_MS, run: verifyTraces }),
]
