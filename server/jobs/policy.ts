import type { EventOf } from '@/domain/order/states'
import { DAY_MS, dayOf } from '@/domain/time/day'
import type { Context } from '../context/context'
import type { Job } from '../records/jobs/job'
import { movePolicy } from '../records/policy/move'
import { beginningPolicies, endedPolicies, lockPolicy, type Policy } from '../records/policy/repo'
import { rowJob } from './kinds'

const turn =
  (from: Policy['storedStatus'], event: EventOf<'policy'>) =>
  (ctx: Context, { id }: Policy) =>
    ctx.db.transaction(async (tx) => {
      const policy = await lockPolicy(tx, id)
      if (policy?.storedStatus === from) await movePolicy(ctx, tx, policy, event)
      return 'DONE' as const
    })

/** Moves policies into and out of effect on the first and last day of their coverage periods. */
export const policyJobs: readonly Job[] = [
  rowJob({
    name: 'beginPolicies',
    due: (ctx, wanted) => beginningPolicies(ctx.db, dayOf(wanted.now), wanted),
    keyOf: ({ id }) => id,
    work: turn('WAITING', 'takeEffect'),
  }),
  rowJob({
    name: 'endPolicies',
    due: (ctx, wanted) => endedPolicies(ctx.db, dayOf(wanted.now - DAY_MS), wanted),
    keyOf: ({ id }) => id,
    work: turn('EFFECTIVE', 'expire'),
  }),
]
