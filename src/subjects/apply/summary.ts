import type { PageInfo } from '@/contract/product'
import { checkForm } from '@/domain/apply/check'
import { certificateOf, isEncrypted, itemOf, textOf, type FormItem } from '@/domain/apply/item'
import { ageOfForm, birthdayOf, genderOfForm } from '@/domain/apply/state'
import { premiumOf } from '@/domain/money/premium'
import type { Gender } from '@/domain/person/gender'
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

/** The data for a premium. The gateway's own price replaces it when it arrives. */
export type Terms = Pick<PageInfo, 'tariff' | 'effectiveOn' | 'ageOn'>

export interface PersonSummary {
  name: string
  gender: Gender | undefined
  /** Age in full years today. */
  age: number | undefined
  /** The date of birth, so that a wrong digit of the number is noticed. */
  birthOn: string
}

/** A person in one line. A masked number without a birthday field gives no gender or age. */
export const summaryOf = (items: readonly FormItem[], today: string): PersonSummary => {
  const name = itemOf(items, 'name')
  return {
    name: (isEncrypted(name) && name?.maskValue) || textOf(items, 'name'),
    gender: genderOfForm({ items }),
    age: ageOfForm({ items, onDay: today }),
    birthOn: birthdayOf({ items, today }),
  }
}

/** The premium (fen) by the shown tariff; undefined if no band includes the age. */
export const premiumFenOf = (
  items: readonly FormItem[],
  comboCode: string,
  { tariff, effectiveOn, ageOn }: Terms,
  today: string,
): number | undefined => {
  const combo = tariff.find((one) => one.comboCode === comboCode) ?? tariff[0]
  if (!combo) return undefined
  const birthOn = birthdayOf({ items, today })
  const premium = premiumOf({ bands: combo.bands, birthOn, onDay: ageOn ?? effectiveOn })
  return premium.ok ? premium.value.premiumFen : undefined
}

/** The number of complete people and their premium in fen. */
export const filledSoFar = (
  purchase: Purchase,
  terms: Terms,
  today: string,
): { people: number; filled: number; fen: number } => {
  const sound = purchase.insurants.filter((insurant) => isSound(purchase, insurant, today))
  const premiums = sound.map(({ relationType, items, count = 1 }) => {
    const person = relationType === 'SELF' ? purchase.applicant : items
    const fen = premiumFenOf(person, purchase.comboCode, terms, today)
    return fen === undefined ? undefined : fen * count
  })
  return {
    people: purchase.insurants.length,
    filled: sound.length,
    fen: premiums.reduce<number>((sum, fen = 0) => sum + fen, 0),
  }
}
