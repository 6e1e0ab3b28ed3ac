import { useRef, useState } from 'react'
import { checkField, checkForm, type FormProblem } from '@/domain/apply/check'
import { editField, markErrors, refuseField } from '@/domain/apply/edit'
import { isEncrypted, itemOf, type FormItem, type Validity } from '@/domain/apply/item'
import { isSkipped } from '@/domain/apply/state'
import type { CredentialEnv } from '@/domain/credential/credential'
import type { NameRole } from '@/domain/person/name'
import type { Day } from '@/domain/time/day'
import { scrollToId } from '@/platform/page'
import type { Choice } from '../primitives/control.types'
import { toast } from '../toast/service'
import { fieldId, problemText } from './field-texts'

/**
 * The error line of a left field appears after this time (ms), so that the next button does not
 * move under the finger.
 */
const TAP_MS = 150

export interface FormSpec {
  /** Distinguishes the forms of one page; part of every id. */
  name: string
  /** The fields with their values. The caller keeps them, so that a draft survives the page. */
  items: readonly FormItem[]
  onItems: (items: FormItem[]) => void
  /** Today on the gateway's clock. */
  today: Day
  /** Whose name the form asks for. Applicants have stricter rules. */
  role?: NameRole | undefined
  env?: CredentialEnv | undefined
  /** Options of pickers by field. Genders and credential types need none. */
  choices?: Readonly<Record<string, readonly Choice[]>> | undefined
  /** Sheets with wheels. Without them the platform's own controls are used. */
  pickers?: FormPickers | undefined
}

export interface Form extends FormSpec {
  edit: (type: string, value: string | Validity) => void
  /** Shows what is wrong with a field that the user left. */
  leave: (type: string) => void
  /**
   * Checks the whole form; true when it is valid. Otherwise every field shows its problem, and the
   * first one gets a toast and the focus, unless `quiet`.
   */
  check: (options?: { quiet?: boolean }) => boolean
  /** Checks one field only, for example before a code is sent to a number. */
  checkOne: (type: string) => boolean
  /** Marks a field with the gateway's refusal. */
  reject: (type: string, text: string) => void
  /** Moves the focus to a field. */
  focus: (type: string) => void
  /** The field that must have the focus now. */
  focusedField: string | undefined
}

export const isVisible = (items: readonly FormItem[], item: FormItem): boolean =>
  !item.hide && (isEncrypted(item) || !isSkipped({ items, type: item.type }))

const isBlank = (item: FormItem | undefined): boolean =>
  typeof item?.value !== 'string' || !item.value.trim()

/** A form of fields as data. The gateway applies the same rules again. */
export const useForm = (spec: FormSpec): Form => {
  const { name, today, role, env } = spec
  const [focusedField, setFocusedField] = useState<string>()
  /** Two edits may happen before React renders the first. */
  const latest = useRef<readonly FormItem[]>(spec.items)
  latest.current = spec.items

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
    focus: focusOn,
    edit(type, value) {
      put(editField({ items: latest.current, type, value, today }))
    },
    leave(type) {
      setFocusedField(undefined)
      const left = itemOf(latest.current, type)
      setTimeout(() => {
        // The user typed again, or a newer check (a refused code) has marked the field.
        if (itemOf(latest.current, type) !== left || isBlank(left) || left?.isRefused) return
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
      put(refuseField(latest.current, type, text))
      toast(text)
      focusOn(type)
    },
  }
}

interface AboutChoices {
  title: string
  choices: readonly Choice[]
  /** The chosen value; '' if there is none. */
  value: string
}

/**
 * Sheets in which fields are filled in. Dialogs supply them, because `ui` must not import a dialog
 * of the product. They answer undefined when the user cancels.
 */
export interface FormPickers {
  /** Chooses on a wheel. */
  pick: (about: AboutChoices) => Promise<string | undefined>
  /** Chooses one of several rows. */
  choose: (about: AboutChoices) => Promise<string | undefined>
  day: (about: { title: string; value: Day; min: Day; max: Day }) => Promise<Day | undefined>
}
