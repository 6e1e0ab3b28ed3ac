import { askInsurer } from '../insurer/ask'
import { handOver } from '../insurer/hand-over'
import { handedOver } from '../insurer/handover-cores'
import { makeHandovers } from '../insurer/make-handovers'
import { pullPolicies } from '../insurer/pull'
import { dueHandovers } from '../records/insurer/handover-repo'
import { dueInsurerRequests } from '../records/insurer/repo'
import { ASK_INSURERS, type Job } from '../records/jobs/job'
import { periodicJob, rowJob } from './kinds'

const HOUR_MS = 3_600_000

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
  periodicJob({ name: 'makeHandovers', everyMs: HOUR_MS, run: makeHandovers }),
  /** Hands the lists over until each of their rows is acknowledged. */
  rowJob({
    name: 'handOver',
    due: (ctx, wanted) => dueHandovers(ctx.db, wanted, handedOver(ctx)),
    keyOf: ({ no }) => no,
    work: async (ctx, list) => {
      await handOver(ctx, list)
      return 'DONE'
    },
  }),
  periodicJob({ name: 'pullPolicies', everyMs: HOUR_MS, run: pullPolicies }),
]
