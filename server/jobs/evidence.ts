import { DAY_MS } from '@/domain/time/day'
import { anchorEvidence, verifyEvidence } from '../evidence/anchor'
import { prepareMonths } from '../evidence/months'
import type { Job } from '../records/jobs/job'
import { periodicJob } from './kinds'

const HOUR_MS = 3_600_000

export const evidenceJobs: readonly Job[] = [
  periodicJob({ name: 'anchorEvidence', everyMs: HOUR_MS, run: anchorEvidence }),
  periodicJob({ name: 'verifyEvidence', everyMs: DAY_MS, run: verifyEvidence }),
  periodicJob({ name: 'prepareMonths', everyMs: HOUR_MS, run: prepareMonths }),
  periodicJob({
    name: 'detachMonths',
    everyMs: DAY_MS,
    run: async (ctx) => ctx.growth.detachMonths?.(ctx),
  }),
]
