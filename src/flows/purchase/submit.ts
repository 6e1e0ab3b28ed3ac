import type { ProductId } from '@/api/catalogue'
import type { Answer } from '@/api/client'
import { confirmHealth, createProposal, fetchPrice } from '@/api/proposal'
import type { Price } from '@/contract/proposal'
import { flushTrace } from '@/flows/trace'
import { usePurchase } from '@/stores/purchase'
import { runningTrace } from '@/stores/traces'
import { finishPurchase } from './draft'
import { toApplicant, toInsurants } from './wire'

/** Declares the health notice true; what was read and agreed must have arrived before. */
export const declareHealth = async (product: ProductId, textHash: string, key: string) => {
  await flushTrace()
  return confirmHealth(product, runningTrace(product.productCode).traceId, textHash, key)
}

/** The price of the people in the form, from the gateway. */
export const priceOfPurchase = (product: ProductId): Promise<Answer<Price>> =>
  fetchPrice(product, toInsurants(usePurchase.getState()))

/** Creates the proposal at the price that was shown; yields its id. */
export const submitPurchase = async (
  product: ProductId,
  shown: Price,
  key: string,
): Promise<Answer<string>> => {
  const form = usePurchase.getState()
  const answer = await createProposal(
    {
      cityCode: product.cityCode,
      productCode: product.productCode,
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
