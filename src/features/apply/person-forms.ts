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

/**
 * Checks every form in the order of the page. All show their errors, but only the first one with an
 * error takes the focus.
 */
export const checkForms = (forms: PersonForms, order: readonly string[]): boolean =>
  order.reduce((sound, name) => {
    const form = forms.current.get(name)
    return form ? form.check({ quiet: !sound }) && sound : sound
  }, true)
