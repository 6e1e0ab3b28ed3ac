import { and, gt, gte, inArray, not, notInArray, or } from 'drizzle-orm'
import {
  lapsingProposalStates,
  standingPolicyStates,
  type PolicyState,
  type ProposalState,
} from '@/domain/order/states'
import { dayOf, type Day } from '@/domain/time/day'
import type { Context } from '../../context/context'
import { policies, proposals } from '../../db/schema'

/**
 * What may be told of a status that changes with time: a row says only what was last written
 * (`storedStatus`), and some functions have a twin for a query.
 */

type Now = Pick<Context, 'clock'>
type Proposal = Pick<typeof proposals.$inferSelect, 'storedStatus' | 'expireAt'>
type Policy = Pick<typeof policies.$inferSelect, 'storedStatus' | 'effectiveOn' | 'expireOn'>

const lapsing: readonly ProposalState[] = lapsingProposalStates
const standing: readonly PolicyState[] = standingPolicyStates

/** The status of a proposal. One past its deadline is expired, even before the job has written this. */
export const proposalStatusOf = (ctx: Now, { storedStatus, expireAt }: Proposal): ProposalState =>
  expireAt <= ctx.clock.now() && lapsing.includes(storedStatus) ? 'EXPIRED' : storedStatus

/** Whether a proposal has one of these statuses at this time (ms). */
export const hasStatus = (statuses: readonly ProposalState[], now: number) => {
  const waits = gt(proposals.expireAt, now)
  const lapses = inArray(proposals.storedStatus, [...lapsingProposalStates])
  return or(
    and(inArray(proposals.storedStatus, [...statuses]), or(not(lapses), waits)),
    statuses.includes('EXPIRED') ? and(lapses, not(waits)) : undefined,
  )
}

/**
 * The status of a policy on this day. Cover begins and ends at midnight, even before the job has
 * written it.
 */
export function policyStatusOf(
  ctx: Now,
  { storedStatus, effectiveOn, expireOn }: Policy,
): PolicyState {
  const today = dayOf(ctx.clock.now())
  if (storedStatus !== 'WAITING' && storedStatus !== 'EFFECTIVE') return storedStatus
  if (expireOn < today) return 'EXPIRED'
  return effectiveOn <= today ? 'EFFECTIVE' : 'WAITING'
}

/** Whether a policy insures somebody on this day, or will, or is on its way to. */
export const isStanding = (ctx: Now, policy: Policy): boolean =>
  standing.includes(policyStatusOf(ctx, policy))

/** Whether a policy stands on this day, as a condition. */
export const stands = (today: Day) =>
  and(
    inArray(policies.storedStatus, [...standingPolicyStates]),
    or(notInArray(policies.storedStatus, ['WAITING', 'EFFECTIVE']), gte(policies.expireOn, today)),
  )
