import { send } from '@/api/client'
import { getDraft, saveDraft } from '@/contract/draft'
import type { Answer } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { newId } from '@/domain/base/uuid'
import { now } from '@/platform/clock'
import { productKey } from '@/stores/catalogue'
import { runningEvidence } from '@/stores/evidence'
import { beginPurchase, fillPurchase, resetPurchase, usePurchase } from '@/stores/purchase'
import type { IsWanted } from '@/ui/load/use-load'
import { fromDraft } from './restore'
import { toDraft } from './wire'

/** Whether the form in memory belongs to this product. */
export const isPurchaseOf = (product: ProductId): boolean =>
  usePurchase.getState().product === productKey(product)

/**
 * Makes the form in memory the one of this product: an existing form continues, otherwise the
 * gateway's draft is filled in. Answers true when a draft was restored. If the user has left the
 * page, nothing is filled in, because the form may belong to another product by then.
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

/** Id of this page since it opened. */
const by = newId()
let edits = 0

/** Saves the form on the gateway; with `background` while the user types. */
export const keepPurchase = (product: ProductId, options?: { background: boolean }) =>
  send(
    saveDraft,
    {
      ...productId(product),
      draft: toDraft(usePurchase.getState(), runningEvidence(product.productCode).traceId),
      edit: { by, number: ++edits, at: now() },
    },
    undefined,
    options,
  )

/** Clears the form after the payment. The gateway clears its draft with the payment. */
export const finishPurchase = (product: ProductId): void => {
  if (isPurchaseOf(product)) resetPurchase()
}
