import { useEffect, useRef, type MutableRefObject } from 'react'
import type { Form } from '@/ui/form/use-form'

/** The forms on the page, by person; each card registers its own. */
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

/**
 * Checks every form in the order of the page. All of them show their errors; only the first that
 * has one takes the focus.
 */
export const checkForms = (forms: PersonForms, order: readonly string[]): boolean =>
  order.reduce((sound, name) => {
    const form = forms.current.get(name)
    return form ? form.check({ quiet: !sound }) && sound : sound
  }, true)
