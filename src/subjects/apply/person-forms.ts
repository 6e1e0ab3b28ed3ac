import { useEffect, useRef, type MutableRefObject } from 'react'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { useVisit } from '@/stores/visit'
import { APPLICANT } from '@/subjects/draft'
import { useForm, type Form } from '@/ui/form/use-form'
import type { PersonCardProps } from './applicant-card'
import { formPickers } from './flow/form-pickers'

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

/** The applicant's form, stored in the present purchase. */
export const useApplicantForm = ({
  today,
  choices,
}: Pick<PersonCardProps, 'today' | 'choices'>): Form =>
  useForm({
    name: APPLICANT,
    items: usePurchase(({ applicant }) => applicant),
    onItems: (applicant) => fillPurchase({ applicant }),
    today,
    role: 'applicant',
    env: credentialEnvOf(useVisit.getState().env),
    choices,
    pickers: formPickers,
  })
