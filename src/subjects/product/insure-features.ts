import * as v from 'valibot'
import { send } from '@/api/client'
import { type ProductId, parsedJson } from '@/contract/fields'
import {
  getInsureFeatures,
  insureFeatures,
  type InsureFeatures,
  getTestTag,
  getVisitorTestTag,
} from '@/contract/product'
import { productKey } from '@/stores/catalogue'
import { isSignedIn } from '@/stores/session'
import { useLoad } from '@/ui/load/use-load'

/** The default switches for a product without an entry. */
const usual = v.parse(insureFeatures, {})

const asked = new Map<string, Promise<InsureFeatures>>()

/** Reads the switches once, even if several parts of a page ask at the same time. */
const featuresOf = ({ cityCode, productCode }: ProductId): Promise<InsureFeatures> => {
  const key = productKey({ cityCode, productCode })
  const before = asked.get(key)
  if (before) return before
  const answer = send(getInsureFeatures, { cityCode, productCode }).then((told) => {
    // After a failed call the defaults apply, and the next page asks again.
    if (!told.ok) asked.delete(key)
    return (told.ok && parsedJson(insureFeatures, told.value.featureJSON)) || usual
  })
  asked.set(key, answer)
  return answer
}

/** The operator's switches for a product's page; undefined until they are known. */
export const useInsureFeatures = (product: ProductId): InsureFeatures | undefined => {
  const { state } = useLoad(`features:${productKey(product)}`, async () => ({
    ok: true as const,
    value: await featuresOf(product),
  }))
  return state.status === 'ready' ? state.value : undefined
}

/** The variant of a test for this user; `default` if there is no test. */
export const useTestTag = (componentId: string): string => {
  const { state } = useLoad(componentId, () =>
    send(isSignedIn() ? getTestTag : getVisitorTestTag, { componentId }),
  )
  return state.status === 'ready' ? state.value.featureValue : 'default'
}
