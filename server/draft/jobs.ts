import type { Job } from '../jobs/job'
import { periodicJob } from '../jobs/kinds'
import { dropDraftsBefore } from './repo'

const MINUTE_MS = 60_000

export const draftJobs: readonly Job[] = [
  periodicJob({
    name: 'dropDrafts',
    everyMs: MINUTE_MS,
    run: async (ctx) => {
      await dropDraftsBefore(ctx.db, ctx.clock.now())
    },
  }),
]
