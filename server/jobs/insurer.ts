import { askInsurer } from '../insurer/ask'
import { dueInsurerRequests } from '../records/insurer/repo'
import { ASK_INSURERS, type Job } from '../records/jobs/job'
import { rowJob } from './kinds'

export const insurerJobs: readonly Job[] = [
  /** Sends what the cores of insurers have not answered yet, always with the same bytes. */
  rowJob({
    name: ASK_INSURERS,
    due: (ctx, wanted) => dueInsurerRequests(ctx.db, wanted),
    keyOf: ({ key }) => key,
    work: async (ctx, request) => {
      await askInsurer(ctx, request)
      return 'DONE'
    },
  }),
]
