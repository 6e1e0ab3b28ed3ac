import { checkForm } from '@/domain/applicant-form/check'
import { certificateOf, type FormItem } from '@/domain/applicant-form/item'
import type { InsurantForm, Purchase } from '@/stores/purchase'

type Items = readonly FormItem[]
type Judge = (items: Items, today: string) => boolean

/** A form is judged once; while somebody types in one, the others are not judged again. */
const judgedOnce = (judge: Judge): Judge => {
  const judged = new WeakMap<Items, { today: string; sound: boolean }>()
  return (items, today) => {
    const known = judged.get(items)
    if (known?.today === today) return known.sound
    const sound = judge(items, today)
    judged.set(items, { today, sound })
    return sound
  }
}

/** Named, and free of errors: this person can be priced. */
const isSoundInsurant = judgedOnce(
  (items, today) => checkForm({ items, today, role: 'insurant' }).length === 0,
)

/** The applicant as an insured person, who needs no mobile and is no company. */
const isSoundSelf = judgedOnce(
  (items, today) =>
    certificateOf(items) !== 'ORG' &&
    checkForm({ items, today, role: 'applicant' }).every(({ field }) => field === 'mobile'),
)

export const isSound = (
  { applicant }: Pick<Purchase, 'applicant'>,
  { relationType, items }: InsurantForm,
  today: string,
): boolean =>
  relationType === 'SELF' ? isSoundSelf(applicant, today) : isSoundInsurant(items, today)

/** Everything that is asked of who buys. */
export const isSoundApplicant = judgedOnce(
  (items, today) => checkForm({ items, today, role: 'applicant' }).length === 0,
)
