import { create } from 'zustand'
import type { CredentialType, RelationType } from '@/contract/fields'
import { newId } from '@/domain/uuid'

/**
 * A name, credential number or mobile in a form: as typed, or, when it came back from the gateway,
 * only its mask and token. Typing replaces the token (specification: encryptType 2 becomes 1).
 */
export interface Secret {
  value: string
  token?: { maskValue: string; encryptValue: string } | undefined
}

export interface PersonForm {
  name: Secret
  credentialType: CredentialType
  credentialNo: Secret
  /** The rest is asked only of documents whose number does not tell it. */
  gender: '' | 'M' | 'F'
  birthday: string
  nationality: string
  validType: 'shortTerm' | 'longTerm'
  validStart: string
  validEnd: string
}

export interface ApplicantForm extends PersonForm {
  mobile: Secret
}

/** SELF is the applicant again and has no data of its own. */
export interface InsurantForm extends PersonForm {
  key: string
  relationType: RelationType
}

export interface Purchase {
  /** `cityCode_productCode` the form belongs to; empty before one is begun. */
  product: string
  applicant: ApplicantForm
  insurants: readonly InsurantForm[]
  comboCode: string
}

const typed = (value = ''): Secret => ({ value })

const emptyPerson = (): PersonForm => ({
  name: typed(),
  credentialType: '01',
  credentialNo: typed(),
  gender: '',
  birthday: '',
  nationality: 'CHN',
  validType: 'shortTerm',
  validStart: '',
  validEnd: '',
})

export const newInsurant = (relationType: RelationType): InsurantForm => ({
  ...emptyPerson(),
  key: newId(),
  relationType,
})

const initial = (): Purchase => ({
  product: '',
  applicant: { ...emptyPerson(), mobile: typed() },
  insurants: [],
  comboCode: '',
})

/** The form in the making. Memory only: the gateway keeps it between visits (ADR 2). */
export const usePurchase = create<Purchase>()(initial)

/** Starts on a product; another product's form is dropped, the same one goes on. */
export const beginPurchase = (product: string): void => {
  if (usePurchase.getState().product !== product) usePurchase.setState({ ...initial(), product })
}

export const fillPurchase = (patch: Partial<Purchase>): void => usePurchase.setState(patch)

export const fillApplicant = (patch: Partial<ApplicantForm>): void =>
  usePurchase.setState(({ applicant }) => ({ applicant: { ...applicant, ...patch } }))

export const addInsurant = (insurant: InsurantForm): void =>
  usePurchase.setState(({ insurants }) => ({ insurants: [...insurants, insurant] }))

export const fillInsurant = (key: string, patch: Partial<InsurantForm>): void =>
  usePurchase.setState(({ insurants }) => ({
    insurants: insurants.map((insurant) =>
      insurant.key === key ? { ...insurant, ...patch } : insurant,
    ),
  }))

export const removeInsurant = (key: string): void =>
  usePurchase.setState(({ insurants }) => ({
    insurants: insurants.filter((insurant) => insurant.key !== key),
  }))

export const resetPurchase = (): void => usePurchase.setState(initial())
