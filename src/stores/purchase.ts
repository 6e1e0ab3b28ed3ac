import { create } from 'zustand'
import type { HealthAnswers } from '@/contract/draft'
import type { RelationType } from '@/contract/fields'
import { insurantFields, newForm, type FormItem } from '@/domain/applicant-form/item'
import { newId } from '@/domain/base/uuid'

/** An insured person in the making. SELF is the applicant again and has no fields of its own. */
export interface InsurantForm {
  key: string
  relationType: RelationType
  items: readonly FormItem[]
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
}

export const newInsurant = (relationType: RelationType): InsurantForm => ({
  key: newId(),
  relationType,
  items: relationType === 'SELF' ? [] : newForm(insurantFields),
})

const initial = (): Purchase => ({
  product: '',
  applicant: newForm([...insurantFields, 'mobile']),
  insurants: [],
  comboCode: '',
  health: undefined,
})

/** The form in the making. Memory only: the gateway keeps it between visits (ADR 2). */
export const usePurchase = create<Purchase>()(initial)

/** Starts on a product; another product's form is dropped, the same one goes on. */
export const beginPurchase = (product: string): void => {
  if (usePurchase.getState().product !== product) usePurchase.setState({ ...initial(), product })
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

export const removeInsurant = (key: string): void =>
  usePurchase.setState(({ insurants }) => ({
    insurants: insurants.filter((insurant) => insurant.key !== key),
  }))

export const resetPurchase = (): void => usePurchase.setState(initial())
