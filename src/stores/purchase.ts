import { create } from 'zustand'
import type { HealthAnswers } from '@/contract/draft'
import type { RelationType } from '@/contract/fields'
import { formOf, type FormFields } from '@/domain/applicant-form/fields'
import type { FormItem } from '@/domain/applicant-form/item'
import { newId } from '@/domain/base/uuid'
import type { Home } from '@/domain/insurant/home'
import { whenPersonEnds } from './person-ends'

/** An insured person in the making. SELF is the applicant again and has no fields of its own. */
export interface InsurantForm {
  key: string
  relationType: RelationType
  items: readonly FormItem[]
  /** Where homes are covered: which one, and in how many copies. */
  home?: Home | undefined
  count?: number | undefined
  /** What is wrong with the person as a whole, told where the person stands. */
  problem?: string | undefined
}

export interface Purchase {
  /** `cityCode_productCode` the form belongs to; empty before one is begun. */
  product: string
  applicant: readonly FormItem[]
  insurants: readonly InsurantForm[]
  /** Protect scheme for everybody; empty where the product has only one. */
  comboCode: string
  /** To the questions of the health notice, where the product asks any. */
  health?: HealthAnswers | undefined
  /** What the product asks of people, where that is known. */
  form: FormFields
  /** The terms of the form were agreed to; asked again with another form. */
  agreed: boolean
  /** The people of the form are to be kept as contacts. */
  keepPeople: boolean
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
})

/** The form in the making. Memory only: the gateway keeps it between visits (ADR 2). */
export const usePurchase = create<Purchase>()(() => initial())

/** Starts on a product; another product's form is dropped, the same one goes on. */
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

/** Undefined takes back what was told. */
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
