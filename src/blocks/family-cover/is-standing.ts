import type { HeldPolicy } from '@/contract/family-cover'
import { policyWordOf } from '@/domain/situation/situation'

/** In force, about to be, or still checked: what is over covers nobody. */
export const isStanding = (policy: HeldPolicy): boolean => {
  const word: string = policyWordOf(policy)
  return word === 'EFFECTIVE' || word === 'WAITING' || word === 'PENDING'
}
