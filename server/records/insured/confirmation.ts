import type { ShownConfirmation } from '@/contract/shown'
import { confirmationState } from '@/domain/insured/confirmation'
import { dayOf } from '@/domain/time/day'
import { iso } from '../../context/clock'
import type { Context } from '../../context/context'
import { credentialHash, openApplicant, openPerson } from '../person/person'
import type { Policy } from '../policy/repo'
import type { InsurantRow, Proposal } from '../proposal/repo'
import { policyStatusOf } from '../transition/status'
import type { Confirmation } from './repo'

/** The state of the insured person's confirmation of one policy. */
export function confirmationOf(
  ctx: Context,
  { proposal, insurant, policy }: { proposal: Proposal; insurant: InsurantRow; policy: Policy },
  confirmations: readonly Confirmation[],
): ShownConfirmation {
  const found = confirmations.find(
    ({ proposalId, position }) => proposalId === proposal.id && position === policy.position,
  )
  const applicant = openApplicant(ctx.keys, proposal)
  const state = confirmationState({
    relationType: insurant.relationType,
    isApplicant: credentialHash(ctx.keys, applicant) === insurant.credentialHash,
    birthOn: openPerson(ctx.keys, insurant).birthOn,
    issuedOn: dayOf(policy.issuedAt),
    policyStatus: policyStatusOf(ctx, policy),
    isConfirmed: found !== undefined,
  })
  return { state, confirmedAt: found ? iso(found.at) : null }
}
