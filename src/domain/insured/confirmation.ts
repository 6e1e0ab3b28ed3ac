import type { Relation } from '../apply/relation'
import type { PolicyState } from '../order/states'
import { isAdult } from '../person/birthday'
import type { Day } from '../time/day'

/**
 * The state of an insured person's confirmation. An applicant who insures themselves has nothing to
 * confirm, and a guardian acts for a minor (Civil Code art. 18 to 20). A revoked or ended policy
 * can no longer be confirmed.
 */
export const confirmationStates = ['NOT_NEEDED', 'TO_CONFIRM', 'CONFIRMED', 'OVER'] as const
export type ConfirmationState = (typeof confirmationStates)[number]

const living: readonly PolicyState[] = ['PENDING', 'WAITING', 'EFFECTIVE', 'CANCELLING']

export function confirmationState(insured: {
  relationType: Relation
  /** True also when the applicant is insured under another relation. */
  isApplicant: boolean
  birthOn: Day
  issuedOn: Day
  policyStatus: PolicyState
  isConfirmed: boolean
}): ConfirmationState {
  const { relationType, isApplicant, birthOn, issuedOn, policyStatus, isConfirmed } = insured
  if (isConfirmed) return 'CONFIRMED'
  if (relationType === 'SELF' || isApplicant || !isAdult({ birthOn, onDay: issuedOn }))
    return 'NOT_NEEDED'
  return living.includes(policyStatus) ? 'TO_CONFIRM' : 'OVER'
}
