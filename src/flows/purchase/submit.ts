import { send, type Answer } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import { confirmHealth, createProposal, getPrice, type Price } from '@/contract/proposal'
import { flushTrace } from '@/flows/trace'
import { usePurchase } from '@/stores/purchase'
import { runningTrace } from '@/stores/traces'
import { finishPurchase } from './draft'
import { toApplicant, toInsurants } from './wire'

/** Declares the health notice true; what was read and agreed must have arrived before. */
export const declareHealth = async (product: ProductId, textHash: string, key: string) => {
  await flushTrace()
  const { traceId } = runningTrace(product.productCode)
  return send(confirmHealth, { ...productId(product), traceId, textHash, answer: 'AGREE' }, key)
}

/** The price of the people in the form, from the gateway. */
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

/** Creates the proposal at the price that was shown; yields its id. */
export const submitPurchase = async (
  product: ProductId,
  shown: Price,
  key: string,
): Promise<Answer<string>> => {
  const form = usePurchase.getState()
  const answer = await send(
    createProposal,
    {
      ...productId(product),
      version: 3,
      traceId: runningTrace(product.productCode).traceId,
      applicant: toApplicant(form.applicant),
      insurants: toInsurants(form),
      expectedTotalFen: shown.totalFen,
    },
    key,
  )
  if (!answer.ok) return answer
  await finishPurchase(product)
  return { ok: true, value: answer.value.proposalId }
}
