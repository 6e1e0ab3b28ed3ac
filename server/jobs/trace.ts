import { DAY_MS } from '@/domain/time/day'
import type { Job } from '../records/jobs/job'
import { anchorTraces, verifyTraces } from '../trace/anchor'
import { periodicJob } from './kinds'

const HOUR_MS = 3_600_000

export const traceJobs: readonly Job[] = [
  periodicJob({ name: 'anchorTraces', everyMs: HOUR_MS, run: anchorTraces }),
  periodicJob({ name: 'verifyTraces', everyMs: DAY_MS, run: verifyTraces }),
]
