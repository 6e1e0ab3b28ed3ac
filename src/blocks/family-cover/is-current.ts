import type { HeldPolicy } from '@/contract/family-cover'
import { policyWordOf } from '@/domain/situation/situation'

/** Whether a policy is in force, will be, or is in underwriting. An ended policy covers nobody. */
export const isCurrent = (policy: HeldPolicy): boolean => {
  const word: string = policyWordOf(policy)
  return word === 'EFFECTIVE' || word === 'WAITING' || word === 'PENDING'
}
