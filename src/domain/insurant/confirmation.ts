import type { PolicyState } from '../payment/order-states'
import { isAdult } from '../person/age'
import type { Day } from '../time/day'
import type { Relation } from './relation'

/**
 * Where the confirmation by an insured person stands: who bought for themselves has nothing to
 * confirm and a minor's guardian stands for the child (Civil Code art. 18 to 20); what was revoked
 * or has ended is not confirmed any more.
 */
export const confirmationStates = ['NOT_NEEDED', 'TO_CONFIRM', 'CONFIRMED', 'OVER'] as const
export type ConfirmationState = (typeof confirmationStates)[number]

const living: readonly PolicyState[] = ['PENDING', 'WAITING', 'EFFECTIVE']

export function confirmationState(insured: {
  relationType: Relation
  /** The applicant under another relation is still the applicant. */
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
