import { send } from '@/api/client'
import {
  handInDelegatedForm,
  saveDelegatedForm,
  type DelegatedForm,
  type OpenedDelegation,
} from '@/contract/delegation'
import type { Answer } from '@/contract/envelope'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { chosenScheme } from '@/domain/apply/protect-scheme'
import { newId } from '@/domain/base/uuid'
import { beginPurchase, fillPurchase, usePurchase } from '@/stores/purchase'
import { fromDraft, toDraft } from '@/subjects/draft'

/** The form in memory belongs to this link, and never to a purchase of the child's own. */
const keyOf = (token: string): string => `delegation ${token}`

export const isFormOf = (token: string): boolean => usePurchase.getState().product === keyOf(token)

/** Begins the form of a link with what the child filled in before. The mobile is the applicant's. */
export const beginDelegatedForm = (
  token: string,
  { form }: Pick<OpenedDelegation, 'form'>,
  { form: fields }: Pick<ProductPage, 'form'>,
  { protectScheme: scheme }: PageInfo,
): void => {
  if (isFormOf(token)) return
  beginPurchase(keyOf(token), fields)
  const applicant = usePurchase.getState().applicant.filter(({ type }) => type !== 'mobile')
  fillPurchase(form ? fromDraft({ traceId: 'none', ...form }, applicant) : { applicant })
  const { comboCode: chosen } = usePurchase.getState()
  if (scheme.selectable) fillPurchase({ comboCode: chosenScheme({ scheme, chosen }).comboCode })
}

const formNow = (): DelegatedForm => {
  const { applicant, insurants } = toDraft(usePurchase.getState(), 'none')
  const { mobile: _mobile, ...person } = { mobile: undefined, ...applicant }
  return { applicant: person, insurants }
}

/** Id of this page since it opened. */
const by = newId()
let edits = 0

/** Keeps what the child typed, while they type. */
export const keepDelegatedForm = (token: string) =>
  send(saveDelegatedForm, { token, form: formNow(), edit: { by, number: ++edits } }, undefined, {
    background: true,
  })

export const handIn = (token: string, key: string): Promise<Answer<{ filledAt: string }>> =>
  send(handInDelegatedForm, { token, form: formNow() }, key)
