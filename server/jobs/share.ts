import type { Job } from '../records/jobs/job'
import { dueRewards } from '../records/share/reward-repo'
import { dueWithdrawals } from '../records/share/withdrawal-repo'
import { pushWithdrawal } from '../share/payout'
import { earn } from '../share/reward'
import { rowJob } from './kinds'

export const shareJobs: readonly Job[] = [
  rowJob({
    name: 'earnRewards',
    due: (ctx, wanted) => dueRewards(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: earn,
  }),
  rowJob({
    name: 'pushWithdrawals',
    due: (ctx, wanted) => dueWithdrawals(ctx.db, wanted),
    keyOf: ({ id }) => id,
    work: async (ctx, withdrawal) => {
      await pushWithdrawal(ctx, withdrawal)
      return 'DONE'
    },
  }),
]
