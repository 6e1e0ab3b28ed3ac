import { compareDays, dayOf, type Day } from '../time/day'
import { instantMs } from '../time/instant'

/**
 * Why a person insured before cannot be chosen again: they have an unpaid order, or a policy that
 * still covers the effective day. A policy without a readable end counts as still in force.
 */
export function reuseProblem({
  curInsureStatus,
  expireTime,
  effectiveOn,
}: {
  curInsureStatus: string
  expireTime?: string | null | undefined
  effectiveOn: Day
}): 'UNPAID' | 'INSURED' | undefined {
  if (curInsureStatus === 'UNPAID') return 'UNPAID'
  if (curInsureStatus !== 'INSURED') return undefined
  const endsOn = dayOf(instantMs(expireTime ?? ''))
  return endsOn !== '' && compareDays(endsOn, effectiveOn) < 0 ? undefined : 'INSURED'
}
