import { send, type Answer } from '@/api/client'
import { getDraft, saveDraft } from '@/contract/draft'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { newId } from '@/domain/base/uuid'
import { now } from '@/platform/clock'
import { productKey } from '@/stores/catalogue'
import { beginPurchase, fillPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import { runningTrace } from '@/stores/traces'
import type { IsWanted } from '@/ui/load/use-load'
import { fromDraft } from './restore'
import { toDraft } from './wire'

/** Whether the form in memory is this product's. */
export const isPurchaseOf = (product: ProductId): boolean =>
  usePurchase.getState().product === productKey(product)

/**
 * Makes sure the form in memory is the one of this product: what is there goes on, otherwise what
 * the gateway keeps is filled in. True when something was restored. Of a page that was left nothing
 * is: the form may be another product's by then.
 */
export const restorePurchase = async (
  product: ProductId,
  { form }: Pick<ProductPage, 'form'>,
  isWanted: IsWanted,
): Promise<Answer<boolean>> => {
  if (isPurchaseOf(product)) return { ok: true, value: false }
  const answer = await send(getDraft, productId(product))
  if (!answer.ok) return answer
  const { draft } = answer.value
  if (isWanted()) {
    beginPurchase(productKey(product), form)
    if (draft) fillPurchase(fromDraft(draft, usePurchase.getState().applicant))
  }
  return { ok: true, value: draft !== null }
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
      edit: { by, number: ++edits, at: now() },
    },
    undefined,
    options,
  )

/** It was paid: the form has served here, and on the gateway with the money. */
export const finishPurchase = (product: ProductId): void => {
  if (isPurchaseOf(product)) resetPurchase()
}
