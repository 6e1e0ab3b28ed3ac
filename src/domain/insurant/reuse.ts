import { compareDays, dayOf } from '../time/day'
import type { Day } from '../time/day'
import { instantMs } from '../time/instant'

/**
 * Why a person insured before cannot be chosen again: an unpaid order comes first, and cover that
 * lasts into the new one would be bought twice. Without an end that can be read, it lasts.
 */
export function reuseProblem({
  curInsureStatus,
  expireTime,
  effectiveOn,
}: {
  curInsureStatus: string
  expireTime?: string | null
  effectiveOn: Day
}): 'UNPAID' | 'INSURED' | undefined {
  if (curInsureStatus === 'UNPAID') return 'UNPAID'
  if (curInsureStatus !== 'INSURED') return undefined
  const endsOn = dayOf(instantMs(expireTime ?? ''))
  return endsOn !== '' && compareDays(endsOn, effectiveOn) < 0 ? undefined : 'INSURED'
}
