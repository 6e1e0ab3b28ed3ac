import { send, type Answer } from '@/api/client'
import { productId, type ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { confirmHealth, getPrice, type Price } from '@/contract/proposal'
import { flushTrace } from '@/flows/trace'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { endTrace, runningTrace } from '@/stores/traces'
import { useVisit } from '@/stores/visit'
import { proposalCalls } from './proposal-calls'
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

/**
 * Creates the proposal at the price that was shown; yields its id. The form stays until it is paid,
 * so that everything can still be changed. `replaces`: unpaid ones that this one is known to replace.
 */
export const submitPurchase = async (
  product: ProductId & Pick<ProductPage, 'extraData'>,
  { shown, replaces, key }: { shown: Price; replaces: string[]; key: string },
): Promise<Answer<string>> => {
  const form = usePurchase.getState()
  const { agentWtag, outerId, entrySource } = useVisit.getState().context
  const answer = await send(
    proposalCalls(product).create,
    {
      ...productId(product),
      version: 3,
      traceId: runningTrace(product.productCode).traceId,
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
  endTrace(product.productCode)
  // Declared for this one; the next is asked again.
  fillPurchase({ health: undefined })
  return { ok: true, value: answer.value.proposalId }
}
