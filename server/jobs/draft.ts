import { forgetFormsBefore } from '../records/delegation/repo'
import { dropDraftsBefore } from '../records/draft/repo'
import type { Job } from '../records/jobs/job'
import { periodicJob } from './kinds'

const MINUTE_MS = 60_000

export const draftJobs: readonly Job[] = [
  periodicJob({
    name: 'dropDrafts',
    everyMs: MINUTE_MS,
    run: async (ctx) => {
      await dropDraftsBefore(ctx.db, ctx.clock.now())
    },
  }),
  periodicJob({
    name: 'forgetDelegatedForms',
    everyMs: MINUTE_MS,
    run: async (ctx) => {
      await forgetFormsBefore(ctx.db, ctx.clock.now())
    },
  }),
]
