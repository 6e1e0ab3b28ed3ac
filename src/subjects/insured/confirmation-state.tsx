import type { CoveredPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { insured as copy } from '@/copy/records/insured'
import { minuteText } from '@/domain/time/instant'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'

/** Why nothing can be confirmed; undefined if it can. */
function words(policy: CoveredPolicy) {
  const terms = wording(policy)
  const { state, confirmedAt, isApplicant } = policy
  if (state === 'CONFIRMED')
    return {
      picture: 'success' as const,
      title: copy.confirmed,
      text: fill(copy.confirmedText, { TIME: confirmedAt ? minuteText(confirmedAt) : '' }),
    }
  if (state === 'NOT_NEEDED')
    return { picture: 'success' as const, title: copy.notNeeded, text: copy.notNeededText }
  if (state === 'OVER')
    return { picture: 'empty' as const, title: copy.over, text: fill(copy.overText, terms) }
  return isApplicant
    ? {
        picture: 'failure' as const,
        title: fill(copy.ownOrder, terms),
        text: fill(copy.ownOrderText, terms),
      }
    : undefined
}

export const mayConfirm = (policy: CoveredPolicy): boolean => words(policy) === undefined

/** The state of a confirmation that cannot or need not be given here. */
export const ConfirmationState = ({ policy }: { policy: CoveredPolicy }) => {
  const told = words(policy)
  return told ? (
    <Card>
      <StatePanel {...told} />
    </Card>
  ) : null
}
