import type { RequestOf, ResponseOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { refuse, type Answer } from '../context/answer'
import type { Context, User } from '../context/context'
import { showToCheck } from '../records/proposal/people'
import { findProposal, insurantsOf, unpaidStates } from '../records/proposal/repo'
import { openApplicant, openPerson } from '../records/proposal/sealed-people'
import { statusOf } from '../records/proposal/show'
import { noteSecurity } from '../records/security/log'

/**
 * Shows names in full, so that the applicant can check them before paying. Each use is written to
 * the security log. It is refused once the proposal can no longer be changed.
 */
export async function showPeople(
  ctx: Context,
  user: User,
  { proposalId }: RequestOf<typeof calls.showPeople>,
): Promise<Answer<ResponseOf<typeof calls.showPeople>>> {
  const proposal = await findProposal(ctx.db, user.id, proposalId)
  if (!proposal) return refuse('NOT_FOUND')
  if (!unpaidStates.includes(statusOf(ctx, proposal))) return refuse('PROPOSAL_STATE')
  const people = await insurantsOf(ctx.db, [proposalId])
  await noteSecurity(ctx, ctx.db, 'PEOPLE_SHOWN', user, { userId: user.id, subject: proposalId })
  return {
    ok: true,
    value: {
      applicant: showToCheck(openApplicant(ctx.keys, proposal.applicantSealed, proposalId)),
      insurants: people.map(({ personSealed }) =>
        showToCheck(openPerson(ctx.keys, personSealed, proposalId)),
      ),
    },
  }
}
