import { send, type Answer } from '@/api/client'
import { getDraft, saveDraft } from '@/contract/draft'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { newId } from '@/domain/base/uuid'
import { productKey } from '@/stores/catalogue'
import { beginPurchase, fillPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import { runningTrace } from '@/stores/traces'
import { fromDraft } from './restore'
import { toDraft } from './wire'

/**
 * Makes sure the form in memory is the one of this product: what is there goes on, otherwise what
 * the gateway keeps is filled in. True when something was restored.
 */
export const restorePurchase = async (
  product: ProductId,
  { form }: Pick<ProductPage, 'form'>,
): Promise<Answer<boolean>> => {
  if (usePurchase.getState().product === productKey(product)) return { ok: true, value: false }
  const answer = await send(getDraft, productId(product))
  if (!answer.ok) return answer
  beginPurchase(productKey(product), form)
  if (answer.value.draft) {
    fillPurchase(fromDraft(answer.value.draft, usePurchase.getState().applicant))
  }
  return { ok: true, value: answer.value.draft !== null }
}

/** Of this page, from its opening on. */
const by = newId()
let edits = 0

/** Hands the form to the gateway for safe keeping; in the `background` while somebody types. */
export const keepPurchase = (product: ProductId, options?: { background: boolean }) =>
  send(
    saveDraft,
    {
      ...productId(product),
      draft: toDraft(usePurchase.getState(), runningTrace(product.productCode).traceId),
      edit: { by, number: ++edits },
    },
    undefined,
    options,
  )

/** It was paid: the form has served here, and on the gateway with the money. */
export const finishPurchase = (product: ProductId): void => {
  if (usePurchase.getState().product === productKey(product)) resetPurchase()
}
