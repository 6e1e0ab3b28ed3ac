import { send } from '@/api/client'
import {
  showDelegatedPeople,
  takeDelegatedForm,
  type Delegation,
  type FilledPerson,
  type OpenedDelegation,
} from '@/contract/delegation'
import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { editField } from '@/domain/apply/edit'
import { isEncrypted, itemOf, type FormItem } from '@/domain/apply/item'
import { newId } from '@/domain/base/uuid'
import { maskIdentity, maskName } from '@/domain/person/mask'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import { APPLICANT } from '@/subjects/draft'
import { alert, confirm } from '@/ui/dialog/message'
import { toast } from '@/ui/toast/service'
import { delegation as copy } from '../copy'

/** The document that both the applicant and the child agree to. */
export const statement = () => ({
  title: copy.statement,
  to: pathTo('reader', { url: '/documents/delegation', title: copy.statement }),
})

/**
 * Takes over the form that a child filled in. It replaces what the applicant typed, who is asked
 * first. Answers true when it was taken over, so the form is to be loaded anew. A refusal leaves what
 * the applicant typed.
 */
export async function takeFilledForm({
  delegationId,
  ...words
}: Pick<Delegation, 'delegationId' | keyof ProductId>): Promise<boolean> {
  const { insurants, product } = usePurchase.getState()
  if (insurants.length > 0) {
    const asked = { title: copy.replaceAsk, text: copy.replaceText }
    if ((await confirm(asked)).kind !== 'confirmed') return false
  }
  // Under this name the form is not saved over the child's meanwhile.
  const aside = `aside ${delegationId}`
  fillPurchase({ product: aside })
  const taken = await send(takeDelegatedForm, { delegationId }, newId())
  // The applicant may have begun another form, or have signed out.
  const isAside = usePurchase.getState().product === aside
  if (taken.ok) {
    justTaken = delegationId
    if (isAside) resetPurchase()
    return true
  }
  if (isAside) fillPurchase({ product })
  await alert({ title: failureText(taken.error, words) })
  return false
}

/** What the child is doing, in plain words. */
export const waitingText = ({
  state,
  delegatePhone,
}: Pick<Delegation, 'state' | 'delegatePhone'>): string =>
  state === 'OPEN' ? copy.waitingText : fill(copy.fillingText, { PHONE: delegatePhone ?? '' })

let justTaken = ''

/** Answers true once after the form of this delegation was taken over, so that it is shown in full. */
export const wasJustTaken = (delegationId: string): boolean => {
  const is = justTaken === delegationId
  justTaken = ''
  return is
}

/**
 * Fills in full what the child typed, in place of its masks. As if the applicant had typed it, it is
 * in the memory of the page alone. What the applicant changed meanwhile stays.
 */
export async function fillInFull(
  { delegationId, ...words }: Pick<Delegation, 'delegationId' | keyof ProductId>,
  today: string,
): Promise<void> {
  const shown = await send(showDelegatedPeople, { delegationId })
  if (!shown.ok) return toast(failureText(shown.error, words))
  const { people } = shown.value
  const { applicant, insurants } = usePurchase.getState()
  const whole = (items: readonly FormItem[], of: string): readonly FormItem[] => {
    const person = people.find(({ key }) => key === of)
    return person ? inFull(items, person, today) : items
  }
  fillPurchase({
    applicant: whole(applicant, APPLICANT),
    insurants: insurants.map((one) => ({ ...one, items: whole(one.items, one.key) })),
  })
}

const inFull = (
  items: readonly FormItem[],
  { name, credentialNo }: FilledPerson,
  today: string,
): readonly FormItem[] =>
  [
    { type: 'name', value: name, mask: maskName },
    { type: 'identity', value: credentialNo, mask: maskIdentity },
  ].reduce((all, { type, value, mask }) => {
    const item = itemOf(all, type)
    if (value === undefined || !isEncrypted(item) || item?.maskValue !== mask(value)) return all
    return editField({ items: all, type, value, today })
  }, items)

/** The applicant as the child may see them. Who signed in by WeChat may have no phone yet. */
export const whoOf = ({
  applicantName: name,
  applicantPhone: phone,
}: Pick<OpenedDelegation, 'applicantName' | 'applicantPhone'>): string => {
  if (!phone) return name ?? copy.someone
  return name
    ? fill(copy.nameAndPhone, { NAME: name, PHONE: phone })
    : fill(copy.byPhone, { PHONE: phone })
}
