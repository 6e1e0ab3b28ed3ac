import { useEffect, useRef, type MutableRefObject } from 'react'
import type { Form } from '@/ui/form/use-form'

/** The forms of the page by person. Each card registers its own. */
export type PersonForms = MutableRefObject<Map<string, Form>>

export const usePersonForms = (): PersonForms => useRef(new Map<string, Form>())

export const useRegisteredForm = (forms: PersonForms, form: Form): void => {
  useEffect(() => {
    const known = forms.current
    known.set(form.name, form)
    return () => {
      if (known.get(form.name) === form) known.delete(form.name)
    }
  })
}

/** Checks every form, which shows its errors, and answers the first one with an error. */
export const faultyForm = (forms: PersonForms, order: readonly string[]): string | undefined =>
  order.filter((name) => forms.current.get(name)?.check({ quiet: true }) === false)[0]

/**
 * Checks every form in the order of the page. All show their errors, but only the first one with an
 * error takes the focus.
 */
export const checkForms = (forms: PersonForms, order: readonly string[]): boolean => {
  const faulty = faultyForm(forms, order)
  if (faulty !== undefined) forms.current.get(faulty)?.check()
  return faulty === undefined
}
