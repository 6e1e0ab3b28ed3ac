import { checkForm } from '@/domain/apply/check'
import { certificateOf, type FormItem } from '@/domain/apply/item'
import type { InsurantForm, Purchase } from '@/stores/purchase'

type Items = readonly FormItem[]
type Judge = (items: Items, today: string) => boolean

/** Caches the check of a form, so that typing in one form does not check the others again. */
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

/** The person is complete and free of errors, so a premium can be computed. */
const isSoundInsurant = judgedOnce(
  (items, today) => checkForm({ items, today, role: 'insurant' }).length === 0,
)

/** The applicant as an insured person, who needs no mobile number and is no company. */
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

/** The applicant's form is complete and free of errors. */
export const isSoundApplicant = judgedOnce(
  (items, today) => checkForm({ items, today, role: 'applicant' }).length === 0,
)
