import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import { productId, type ProductId } from '@/contract/fields'
import type { Price } from '@/contract/price'
import type { ProductPage } from '@/contract/product-page'
import { confirmHealth, getPrice, proposalCallsOf, type HealthAnswer } from '@/contract/proposal'
import { endEvidence, runningEvidence } from '@/stores/evidence'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { sendEvidence } from '@/stores/record-step'
import { useVisit } from '@/stores/visit'
import { keepPurchase, toApplicant, toInsurants } from '@/subjects/draft'

/**
 * Confirms the health declaration. The steps of reading and agreeing must reach the gateway first.
 */
export const declareHealth = async (
  product: ProductId,
  { textHash, answers }: { textHash: string; answers: HealthAnswer[] | undefined },
  key: string,
) => {
  await sendEvidence()
  const { traceId } = runningEvidence(product.productCode)
  return send(
    confirmHealth,
    { ...productId(product), traceId, textHash, answer: 'AGREE', ...(answers && { answers }) },
    key,
  )
}

/** Gets the price (fen) for the people of the form from the gateway. */
export const priceOfPurchase = (
  product: ProductId,
  options?: { background: boolean },
): Promise<Answer<Price>> =>
  send(
    getPrice,
    {
      ...productId(product),
      version: 3,
      insurants: toInsurants(usePurchase.getState()),
    },
    undefined,
    options,
  )

/**
 * Creates the proposal at the shown price and answers its id. The form stays until the payment, so
 * that it can still be changed. `replaces`: unpaid proposals that this one replaces.
 */
export const submitPurchase = async (
  product: ProductId & Pick<ProductPage, 'extraData'>,
  { shown, replaces, key }: { shown: Price; replaces: string[]; key: string },
): Promise<Answer<string>> => {
  const form = usePurchase.getState()
  const { agentWtag, outerId, entrySource } = useVisit.getState().context
  const answer = await send(
    proposalCallsOf(product).create,
    {
      ...productId(product),
      version: 3,
      traceId: runningEvidence(product.productCode).traceId,
      applicant: toApplicant(form.applicant),
      insurants: toInsurants(form),
      expectedTotalFen: shown.totalFen,
      replaces,
      ...(agentWtag && /^[\w-]{1,64}$/.test(agentWtag) && { agentWtag }),
      ...(outerId && outerId.length <= 100 && { outerId }),
      ...(entrySource && /^[A-Z][A-Z0-9_]{0,31}$/.test(entrySource) && { entrySource }),
    },
    key,
  )
  if (!answer.ok) return answer
  endEvidence(product.productCode)
  // The declaration covers this proposal only; the next one asks again.
  fillPurchase({ health: undefined })
  void keepPurchase(productId(product), { background: true })
  return { ok: true, value: answer.value.proposalId }
}
