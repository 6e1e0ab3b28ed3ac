import * as v from 'valibot'
import { formatters, formComponents } from '@/domain/apply/item'
import { offsetDay } from '@/domain/time/date-offset'

const fieldText = v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(200)))
const few = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)))
const yes = v.exactOptional(v.boolean())

const isOffset = (text: string): boolean => {
  try {
    return offsetDay({ offset: text, currentDate: 0 }) !== ''
  } catch {
    return false
  }
}
const offset = v.exactOptional(
  v.pipe(v.string(), v.check(isOffset, 'must be an offset such as -1Y or 1Y-2M3D')),
)

/** A product's definition of a field of its forms (domain/applicant-form/fields.ts). */
export const formField = v.strictObject({
  type: v.pipe(v.string(), v.regex(/^[a-zA-Z]\w{0,39}$/)),
  component: v.exactOptional(v.picklist(formComponents)),
  label: fieldText,
  placeholder: fieldText,
  /** The initial value: a text, the value of an option or a day. */
  value: fieldText,
  options: v.exactOptional(
    v.array(v.object({ value: v.string(), text: v.string(), desc: fieldText, disabled: yes })),
  ),
  minlength: few,
  maxlength: few,
  disabled: yes,
  hide: yes,
  optional: yes,
  blankTips: fieldText,
  errorTips: fieldText,
  trigger: fieldText,
  listener: fieldText,
  isCertificateDetail: yes,
  personal: yes,
  decodableCertificate: v.exactOptional(v.array(v.string())),
  claimPopup: fieldText,
  earliest: offset,
  latest: offset,
  underDesc: fieldText,
  suffix: fieldText,
  formatter: v.exactOptional(v.picklist(formatters)),
})
