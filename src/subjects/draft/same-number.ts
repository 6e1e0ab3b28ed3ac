import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { wording, type Worded } from '@/copy/product/wording'
import { twinOf } from '@/domain/apply/insurant-limit'
import { certificateOf, shownName, textOf } from '@/domain/apply/item'
import { usePurchase, type Purchase } from '@/stores/purchase'

/**
 * All insured persons with their credential. An applicant who insures themselves has it in the
 * applicant's form.
 */
export const peopleOf = ({ applicant, insurants }: Purchase) =>
  insurants.map(({ relationType, items }) => {
    const from = relationType === 'SELF' ? applicant : items
    return {
      relationType,
      credentialType: certificateOf(from),
      credentialNo: textOf(from, 'identity'),
      name: shownName(from),
    }
  })

/**
 * Names the two people with the same number, with their positions, because they may also share a
 * name.
 */
export const sameNumberText = (place: number, words: Worded): string => {
  const people = peopleOf(usePurchase.getState())
  const calledAt = (at: number) =>
    fill(copy.nth, { N: at + 1, ...wording(words) }) + (people[at]?.name ?? '')
  return fill(copy.sameNumber, { NAME: calledAt(place), OTHER: calledAt(twinOf(people, place)) })
}
