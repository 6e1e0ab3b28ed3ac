import { send } from '@/api/client'
import { takeDelegatedForm, type Delegation, type OpenedDelegation } from '@/contract/delegation'
import type { ProductId } from '@/contract/fields'
import { failureText } from '@/copy/errors/failures'
import { fill } from '@/copy/fill'
import { delegation as copy } from '@/copy/purchase/delegation'
import { newId } from '@/domain/base/uuid'
import { pathTo } from '@/routes/path-to'
import { fillPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import { alert, confirm } from '@/ui/dialog/message'

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
    if (isAside) resetPurchase()
    return true
  }
  if (isAside) fillPurchase({ product })
  await alert({ title: failureText(taken.error, words) })
  return false
}

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
