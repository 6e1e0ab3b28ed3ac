import { fieldErrorText, textErrorText } from '@/copy/errors/field-errors'
import { formErrors } from '@/copy/errors/form-errors'
import { fill } from '@/copy/fill'
import type { FormProblem } from '@/domain/apply/check'
import type { FormItem } from '@/domain/apply/item'
import { maxLengths } from '@/domain/base/text'
import { labelOf } from './field-texts'

/** Minimum length of a field that sets none. */
const DEFAULT_MIN = 5

/** The text for a problem: the field's own, or the usual one. */
export const problemText = (problem: FormProblem, item: FormItem | undefined): string => {
  if (problem.tip !== undefined) return problem.tip
  if (problem.rule === 'text') {
    return textErrorText(problem.code, {
      label: item ? labelOf(item) : '',
      min: item?.minlength ?? DEFAULT_MIN,
      max: item?.maxlength ?? maxLengths.text,
    })
  }
  if (problem.rule === 'choice' || problem.rule === 'day')
    return fill(formErrors.choose, { LABEL: item ? labelOf(item) : '' })
  // Each rule has its own codes, which the type of a union cannot express.
  return fieldErrorText(problem.rule, problem.code as never)
}
