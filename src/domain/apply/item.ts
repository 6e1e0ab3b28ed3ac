import { maxLengths } from '../base/text'
import { defaultCredentialType } from '../credential/type'
import type { ValidityType } from '../person/validity'
import { offsetDay } from '../time/date-offset'
import type { Day } from '../time/day'

/** How a field is asked for. */
export const formComponents = [
  'picker',
  'selector',
  'selectBoard',
  'duringPicker',
  'text',
  'datePicker',
] as const
export type FormComponent = (typeof formComponents)[number]

/** Fields with rules of their own; any other type is a generic text field. */
export const fieldTypes = [
  'name',
  'certificate',
  'identity',
  'nationality',
  'birthday',
  'gender',
  'credentialValidDate',
  'mobile',
  'verifyCode',
  'email',
] as const
export type FieldType = (typeof fieldTypes)[number]

export const formatters = ['upperCase', 'digits', 'noSpaces', 'phone'] as const
export type Formatter = (typeof formatters)[number]

export type Validity = { type: ValidityType; start: Day; end: Day }

/** A disabled option is shown but cannot be chosen. */
type FormOption = { value: string; text: string; desc?: string; disabled?: boolean }

/** One field as data. Chosen options are held by their id; encryptType 2 stands for a masked value. */
export type FormItem = {
  type: string
  component: FormComponent
  /** A text, an option's id or a day; for credentialValidDate a validity period. */
  value: string | Validity
  label?: string
  placeholder?: string
  maxlength?: number
  minlength?: number
  disabled?: boolean
  hide?: boolean
  optional?: boolean
  /** The field's own messages, which replace the usual ones. */
  blankTips?: string
  errorTips?: string
  isError?: boolean
  errorText?: string
  /**
   * The error came from the gateway or from a rule between people, so the field alone cannot judge
   * it. It stays until the value changes or the whole form is checked again.
   */
  isRefused?: boolean
  encryptType?: 1 | 2
  encryptValue?: string
  maskValue?: string
  /** A change of this field empties every field whose `listener` has the same name. */
  trigger?: string
  listener?: string
  /**
   * The field is needed only when the credential number does not contain it (nationality, birthday
   * ...).
   */
  isCertificateDetail?: boolean
  /** The field is asked of persons only; a company that pays has no such value. */
  personal?: boolean
  /** Credential types whose number contains the value of this field. */
  decodableCertificate?: string[]
  /** The explanation that opens when the mark beside the label is tapped. */
  claimPopup?: string
  /** The options, if they differ from one product to another. */
  options?: readonly FormOption[]
  /**
   * First and last day that a product's own datePicker accepts, as offsets from today: `-60Y`,
   * `1Y-2M3D`.
   */
  earliest?: string
  latest?: string
  underDesc?: string
  suffix?: string
  formatter?: Formatter
}

export const DEFAULT_NATIONALITY = 'CHN'

const detail = { value: '', isCertificateDetail: true } as const
const numbersWithBirthday = ['01', '17', '551', '552', 'PR']

const fields: Record<FieldType, FormItem> = {
  name: { type: 'name', component: 'text', value: '', maxlength: maxLengths.name },
  certificate: { type: 'certificate', component: 'picker', value: defaultCredentialType },
  identity: {
    type: 'identity',
    component: 'text',
    value: '',
    maxlength: maxLengths.identity,
    formatter: 'noSpaces',
  },
  nationality: {
    ...detail,
    type: 'nationality',
    component: 'picker',
    value: DEFAULT_NATIONALITY,
  },
  birthday: {
    ...detail,
    type: 'birthday',
    component: 'datePicker',
    decodableCertificate: numbersWithBirthday,
  },
  gender: {
    ...detail,
    type: 'gender',
    component: 'selector',
    decodableCertificate: numbersWithBirthday,
  },
  credentialValidDate: {
    ...detail,
    type: 'credentialValidDate',
    component: 'duringPicker',
    value: { type: 'shortTerm', start: '', end: '' },
  },
  mobile: {
    type: 'mobile',
    component: 'text',
    value: '',
    maxlength: maxLengths.mobile,
    formatter: 'phone',
  },
  verifyCode: {
    type: 'verifyCode',
    component: 'text',
    value: '',
    maxlength: maxLengths.verifyCode,
    formatter: 'digits',
  },
  email: { type: 'email', component: 'text', value: '', optional: true },
}

/** Builds an empty form, in which only credential type 01 and nationality CHN are chosen. */
export const newForm = (types: readonly FieldType[]): FormItem[] =>
  types.map((type) => ({ ...fields[type] }))

export const applicantFields: readonly FieldType[] = fieldTypes.filter((type) => type !== 'email')

export const insurantFields: readonly FieldType[] = applicantFields.filter(
  (type) => type !== 'mobile' && type !== 'verifyCode',
)

export const itemOf = (items: readonly FormItem[], type: string): FormItem | undefined =>
  items.find((item) => item.type === type)

/** The text of a field; '' for a period or a field that the form does not have. */
export function textOf(items: readonly FormItem[], type: string): string {
  const value = itemOf(items, type)?.value
  return typeof value === 'string' ? value : ''
}

/** The chosen credential type. A form that does not ask for it accepts ID cards only. */
export const certificateOf = (items: readonly FormItem[]): string =>
  itemOf(items, 'certificate') ? textOf(items, 'certificate') : defaultCredentialType

export const isEncrypted = (item: FormItem | undefined): boolean => item?.encryptType === 2

/** The name as the form shows it. A name that is already known is masked. */
export const shownName = (items: readonly FormItem[]): string =>
  itemOf(items, 'name')?.maskValue || textOf(items, 'name')

const FIRST_DAY = '1900-01-01'

/** The days that a field accepts: from 1900 until today, unless the field sets its own offsets. */
export const dayRangeOf = (
  { earliest, latest }: Pick<FormItem, 'earliest' | 'latest'>,
  today: Day,
): { min: Day; max: Day } => ({
  min: earliest === undefined ? FIRST_DAY : offsetDay({ offset: earliest, currentDate: today }),
  max: latest === undefined ? today : offsetDay({ offset: latest, currentDate: today }),
})
