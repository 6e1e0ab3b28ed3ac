import { useRef, useState } from 'react'
import { checkField, checkForm, type FormProblem } from '@/domain/applicant-form/check'
import { editField, markErrors } from '@/domain/applicant-form/edit'
import { isEncrypted, itemOf, type FormItem, type Validity } from '@/domain/applicant-form/item'
import { isSkipped } from '@/domain/applicant-form/state'
import type { CredentialEnv } from '@/domain/credential/credential'
import type { NameRole } from '@/domain/person/name'
import type { Day } from '@/domain/time/day'
import { scrollToId } from '@/platform/scroll'
import type { Choice } from '../primitives/radio-group.types'
import { toast } from '../toast/service'
import { fieldId } from './field-id'
import type { FormPickers } from './pickers.types'
import { problemText } from './problem-text'

/**
 * What is pressed next must not move away under the finger: the line that says what is wrong with
 * the field just left appears after the press, ms.
 */
const TAP_MS = 150

export interface FormSpec {
  /** Tells the forms of one page apart; part of every id. */
  name: string
  /** The fields and what is in them: kept by the caller, so that a draft survives the page. */
  items: readonly FormItem[]
  onItems: (items: FormItem[]) => void
  /** Today on the gateway's clock. */
  today: Day
  /** Whose name it is; applicants follow stricter rules. */
  role?: NameRole | undefined
  env?: CredentialEnv | undefined
  /** Options of pickers, by field; genders and credential types are known. */
  choices?: Readonly<Record<string, readonly Choice[]>> | undefined
  /** Sheets with wheels; without them fields are the platform's own. */
  pickers?: FormPickers | undefined
}

export interface Form extends FormSpec {
  edit: (type: string, value: string | Validity) => void
  /** The person left a field: says what is wrong with what was typed. */
  leave: (type: string) => void
  /**
   * Checks everything: true when sound. Otherwise every field says what is wrong, the first
   * problem is toasted and takes the focus, unless another form already has it.
   */
  check: (options?: { quiet?: boolean }) => boolean
  /** The same for one field alone, as before a code is sent to a number. */
  checkOne: (type: string) => boolean
  /** Marks a field with an answer of the gateway. */
  reject: (type: string, text: string) => void
  /** The field that must have the focus now. */
  focusedField: string | undefined
}

export const isVisible = (items: readonly FormItem[], item: FormItem): boolean =>
  !item.hide && (isEncrypted(item) || !isSkipped({ items, type: item.type }))

const isBlank = (item: FormItem | undefined): boolean =>
  typeof item?.value !== 'string' || !item.value.trim()

/** One form of fields as data, checked by the rules that the gateway applies again. */
export const useForm = (spec: FormSpec): Form => {
  const { name, today, role, env } = spec
  const [focusedField, setFocusedField] = useState<string>()
  /** Two edits may come before React renders the first. */
  const latest = useRef<readonly FormItem[]>(spec.items)
  latest.current = spec.items
  /** The field as it was when somebody else refused it: the gateway, or a rule between people. */
  const rejected = useRef<FormItem>()

  const put = (items: FormItem[]) => {
    const before = latest.current
    if (items.length === before.length && items.every((item, at) => item === before[at])) return
    latest.current = items
    spec.onItems(items)
  }
  const context = () => ({ items: latest.current, today, role, env })
  const textOf = (problem: FormProblem) =>
    problemText(problem, itemOf(latest.current, problem.field))

  const markOne = (type: string, text: string | undefined) =>
    put(
      latest.current.map((item) =>
        item.type === type && (item.errorText ?? '') !== (text ?? '')
          ? { ...item, isError: text !== undefined, errorText: text ?? '' }
          : item,
      ),
    )

  const focusOn = (type: string) => {
    setFocusedField(type)
    scrollToId(fieldId(name, type))
  }

  return {
    ...spec,
    focusedField,
    edit(type, value) {
      put(editField({ items: latest.current, type, value, today }))
    },
    leave(type) {
      setFocusedField(undefined)
      const left = itemOf(latest.current, type)
      setTimeout(() => {
        // Typed into again, or judged since (a refused code): the newer word stands.
        if (itemOf(latest.current, type) !== left || isBlank(left)) return
        // Refused as it stands: leaving it does not make it right.
        if (rejected.current === left) return
        const problem = checkField({ ...context(), type })
        markOne(type, problem && textOf(problem))
      }, TAP_MS)
    },
    check({ quiet = false } = {}) {
      const problems = checkForm(context()).map((problem) => ({
        field: problem.field,
        text: textOf(problem),
      }))
      put(markErrors(latest.current, problems))
      const first = problems[0]
      if (!first) return true
      if (!quiet) {
        toast(first.text)
        focusOn(first.field)
      }
      return false
    },
    checkOne(type) {
      const problem = checkField({ ...context(), type })
      markOne(type, problem && textOf(problem))
      if (!problem) return true
      toast(textOf(problem))
      focusOn(type)
      return false
    },
    reject(type, text) {
      markOne(type, text)
      rejected.current = itemOf(latest.current, type)
      toast(text)
      focusOn(type)
    },
  }
}
