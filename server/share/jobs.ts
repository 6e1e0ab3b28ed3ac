import type { Job } from '../jobs/job'
import { rowJob } from '../jobs/kinds'
import { pushWithdrawal } from './payout'
import { earn } from './reward'
import { dueRewards } from './reward-repo'
import { dueWithdrawals } from './withdrawal-repo'

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
