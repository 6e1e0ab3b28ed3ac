import { DAY_MS } from '@/domain/time/day'
import { dropKeysBefore } from '../records/idempotency/repo'
import type { Job } from '../records/jobs/job'
import { periodicJob } from './kinds'

const HOUR_MS = 3_600_000
const KEEP_MS = 7 * DAY_MS

export const idempotencyJobs: readonly Job[] = [
  periodicJob({
    name: 'dropIdempotencyKeys',
    everyMs: HOUR_MS,
    run: async (ctx) => {
      await dropKeysBefore(ctx.db, ctx.clock.now() - KEEP_MS)
    },
  }),
]
