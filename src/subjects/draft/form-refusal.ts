import type { Failure } from '@/contract/envelope'
import { failureText, type FailureWords } from '@/copy/errors/failures'
import { refusedFieldText, type CheckedField } from '@/copy/errors/field-errors'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { wording, type Worded } from '@/copy/product/wording'
import { refuseField } from '@/domain/apply/edit'
import { twinOf } from '@/domain/apply/insurant-limit'
import {
  certificateOf,
  isEncrypted,
  itemOf,
  shownName,
  textOf,
  type FieldType,
  type FormItem,
} from '@/domain/apply/item'
import { isSkipped } from '@/domain/apply/state'
import {
  fillInsurant,
  fillPurchase,
  tellInsurant,
  usePurchase,
  type Purchase,
} from '@/stores/purchase'

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

/** Id of the applicant's form. The form of an insured person has its own key. */
export const APPLICANT = 'applicant'

/** The place of a gateway's refusal in the forms, and its message. */
export interface RefusedField {
  form: string
  field: FieldType
  text: string
  /**
   * The problem is the person, not the content of a field. The applicant's fields may be locked.
   */
  isWhole?: boolean
}

/**
 * The form field for a field of the request. A relation has no field, so the person's number is
 * marked.
 */
const fields: Readonly<Record<string, FieldType>> = {
  name: 'name',
  credentialType: 'certificate',
  credentialNo: 'identity',
  gender: 'gender',
  birthday: 'birthday',
  nationality: 'nationality',
  validity: 'credentialValidDate',
  mobile: 'mobile',
  relationType: 'identity',
}

type Items = readonly FormItem[]

/** A value that the number contains is marked at the number. */
const shownField = (items: Items, field: FieldType): FieldType =>
  isSkipped({ items, type: field }) && !isEncrypted(itemOf(items, field)) ? 'identity' : field

/** The form field that shows a problem of a request field. */
export const formField = (items: Items, field: string): FieldType | undefined => {
  const known = fields[field]
  return known && shownField(items, known)
}

/** The set of rules that checks a field. */
const checkedAs = (items: Items, field: FieldType, isSelf: boolean): CheckedField | undefined => {
  switch (field) {
    case 'name':
      return isSelf ? 'applicantName' : 'insurantName'
    case 'certificate':
    case 'identity':
      return certificateOf(items) === '01' ? 'identity' : 'credential'
    case 'credentialValidDate':
      return 'validity'
    case 'gender':
    case 'birthday':
    case 'nationality':
    case 'mobile':
      return field
    default:
      return undefined
  }
}

/** Undefined when the refusal does not concern a field of these people. */
export const refusedField = (error: Failure, words: FailureWords): RefusedField | undefined => {
  const { field: path = '', code = '' } = error.extra ?? {}
  const [who, place, ...rest] = path.split('.')
  const { applicant, insurants } = usePurchase.getState()
  const insurant = who === 'insurants' ? insurants[Number(place)] : undefined
  const asked = fields[(who === APPLICANT ? place : rest[0]) ?? '']
  if (!asked || (who !== APPLICANT && !insurant)) return undefined
  if (insurant?.relationType === 'SELF' && error.name === 'ALREADY_INSURED')
    return { form: insurant.key, field: 'identity', text: failureText(error, words), isWhole: true }
  const self = !insurant || insurant.relationType === 'SELF'
  const items = self ? applicant : insurant.items
  const field = shownField(items, asked)
  const checked = checkedAs(items, field, self)
  return {
    form: self ? APPLICANT : insurant.key,
    field,
    text:
      error.name === 'INSURANT_DUPLICATE'
        ? sameNumberText(Number(place), words)
        : ((checked && refusedFieldText(checked, String(code))) ?? failureText(error, words)),
  }
}

/** Marks the refused field in the form and answers it. */
export const markRefused = (error: Failure, words: FailureWords): RefusedField | undefined => {
  const refused = refusedField(error, words)
  if (!refused) return undefined
  const { form, field, text, isWhole } = refused
  if (isWhole) {
    tellInsurant(form, text)
    return refused
  }
  const { applicant, insurants } = usePurchase.getState()
  const insurant = insurants.find(({ key }) => key === form)
  if (insurant) fillInsurant(form, refuseField(insurant.items, field, text))
  else fillPurchase({ applicant: refuseField(applicant, field, text) })
  return refused
}
