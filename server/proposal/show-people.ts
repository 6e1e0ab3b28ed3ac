import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { openApplicant, openPerson } from '../records/person/person'
import { showToCheck } from '../records/person/show'
import { findProposal, insurantsOf, unpaidStates } from '../records/proposal/repo'
import { noteSecurity } from '../records/security/log'
import { proposalStatusOf } from '../records/transition/status'

/**
 * Shows names and numbers in full, so that the applicant can check them before paying. Each use is
 * written to the security log. It is refused once the proposal can no longer be changed.
 */
export async function showPeople(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.showPeople>,
): Promise<Answer<ResponseOf<typeof calls.showPeople>>> {
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  if (!unpaidStates.includes(proposalStatusOf(ctx, proposal))) return refuse('PROPOSAL_STATE')
  const people = await insurantsOf(ctx.db, [proposalId])
  await noteSecurity(ctx, ctx.db, 'PEOPLE_SHOWN', user, { userId: user.id, subject: proposalId })
  return {
    ok: true,
    value: {
      applicant: showToCheck(openApplicant(ctx.keys, proposal)),
      insurants: people.map((row) => showToCheck(openPerson(ctx.keys, row))),
    },
  }
}
