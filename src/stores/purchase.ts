import { create } from 'zustand'
import type { HealthAnswers } from '@/contract/draft'
import type { RelationType } from '@/contract/fields'
import { formOf, type FormFields } from '@/domain/apply/fields'
import type { Home } from '@/domain/apply/home'
import type { FormItem } from '@/domain/apply/item'
import { newId } from '@/domain/base/uuid'
import { whenPersonEnds } from './person-ends'

/** An insured person in the form. SELF is the applicant and has no fields of its own. */
export interface InsurantForm {
  key: string
  relationType: RelationType
  items: readonly FormItem[]
  /** For products that insure homes: the home and the number of copies. */
  home?: Home | undefined
  count?: number | undefined
  /** A problem of the whole person, shown at the person's card. */
  problem?: string | undefined
}

export interface Purchase {
  /** `cityCode_productCode` of the form; empty before a form is begun. */
  product: string
  applicant: readonly FormItem[]
  insurants: readonly InsurantForm[]
  /** Protect scheme of all insured persons; empty if the product has only one. */
  comboCode: string
  /** Answers to the health declaration, if the product asks questions. */
  health?: HealthAnswers | undefined
  /** The product's form fields, once they are known. */
  form: FormFields
  /** Whether the user agreed to the terms. Another form asks again. */
  agreed: boolean
  /** Whether the people of the form are saved as contacts. */
  keepPeople: boolean
  /** The total (fen) that the user saw and went on with. Another total is shown before it counts. */
  seenFen?: number | undefined
}

export const newInsurant = (
  relationType: RelationType,
  form: FormFields = usePurchase.getState().form,
): InsurantForm => ({
  key: newId(),
  relationType,
  items: relationType === 'SELF' ? [] : formOf('insurant', form),
})

const initial = (form: FormFields = {}): Purchase => ({
  product: '',
  applicant: formOf('applicant', form),
  insurants: [],
  comboCode: '',
  health: undefined,
  form,
  agreed: false,
  keepPeople: false,
  seenFen: undefined,
})

/** The unfinished form, in memory only. The gateway keeps it between visits (ADR 2). */
export const usePurchase = create<Purchase>()(() => initial())

/**
 * Starts a form for a product. A form of the same product stays; another product's form is dropped.
 */
export const beginPurchase = (product: string, form?: FormFields): void => {
  if (usePurchase.getState().product !== product)
    usePurchase.setState({ ...initial(form), product })
}

export const fillPurchase = (patch: Partial<Purchase>): void => usePurchase.setState(patch)

export const addInsurant = (insurant: InsurantForm): void =>
  usePurchase.setState(({ insurants }) => ({ insurants: [...insurants, insurant] }))

export const fillInsurant = (key: string, items: readonly FormItem[]): void =>
  usePurchase.setState((state) =>
    state.insurants.some((insurant) => insurant.key === key && insurant.items !== items)
      ? {
          insurants: state.insurants.map((insurant) =>
            insurant.key === key ? { ...insurant, items } : insurant,
          ),
        }
      : state,
  )

/** Sets the problem of an insured person; undefined clears it. */
export const tellInsurant = (key: string, problem: string | undefined): void =>
  usePurchase.setState((state) =>
    state.insurants.some((insurant) => insurant.key === key && insurant.problem !== problem)
      ? {
          insurants: state.insurants.map((insurant) =>
            insurant.key === key ? { ...insurant, problem } : insurant,
          ),
        }
      : state,
  )

export const forgetProblems = (): void =>
  usePurchase.getState().insurants.forEach(({ key }) => tellInsurant(key, undefined))

export const removeInsurant = (key: string): void =>
  usePurchase.setState(({ insurants }) => ({
    insurants: insurants.filter((insurant) => insurant.key !== key),
  }))

export const resetPurchase = (): void => usePurchase.setState(initial())

whenPersonEnds(resetPurchase)
