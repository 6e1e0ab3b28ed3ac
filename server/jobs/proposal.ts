import type { Job } from '../records/jobs/job'
import { openPayOrder } from '../records/pay/repo'
import { releaseCover } from '../records/proposal/cover'
import { moveProposal } from '../records/proposal/move'
import { lockProposal, overdueProposals, unpaidStates } from '../records/proposal/repo'
import { rowJob } from './kinds'

export const proposalJobs: readonly Job[] = [
  rowJob({
    name: 'expireProposals',
    due: (ctx, wanted) => overdueProposals(ctx.db, wanted),
    keyOf: (id) => id,
    work: (ctx, id) =>
      ctx.db.transaction(async (tx) => {
        const proposal = await lockProposal(tx, id)
        if (!proposal || !unpaidStates.includes(proposal.storedStatus)) return 'DONE'
        // The pay order must end first. Until then the money may still arrive.
        if (await openPayOrder(tx, id)) return 'LATER'
        await moveProposal(ctx, tx, proposal, 'expire')
        await releaseCover(tx, id)
        return 'DONE'
      }),
  }),
]
