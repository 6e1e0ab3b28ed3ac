import * as v from 'valibot'
import { send } from '@/api/client'
import type { ProductId } from '@/contract/fields'
import { getInsureFeatures, insureFeatures, type InsureFeatures } from '@/contract/insure-feature'
import { parsedJson } from '@/contract/parsed-by'
import { getTestTag, getVisitorTestTag } from '@/contract/test-tag'
import { productKey } from '@/stores/catalogue'
import { isSignedIn } from '@/stores/session'
import { useLoad } from '@/ui/load/use-load'

/** As everything is where nothing is said. */
const usual = v.parse(insureFeatures, {})

const asked = new Map<string, Promise<InsureFeatures>>()

/** Parts of a page that ask at once share one question. */
const featuresOf = ({ cityCode, productCode }: ProductId): Promise<InsureFeatures> => {
  const key = productKey({ cityCode, productCode })
  const before = asked.get(key)
  if (before) return before
  const answer = send(getInsureFeatures, { cityCode, productCode }).then((told) => {
    // Not reached: as usual now, and asked again by the next page.
    if (!told.ok) asked.delete(key)
    return (told.ok && parsedJson(insureFeatures, told.value.featureJSON)) || usual
  })
  asked.set(key, answer)
  return answer
}

/** What an operator switched on a product's page; undefined until it is known. */
export const useInsureFeatures = (product: ProductId): InsureFeatures | undefined => {
  const { state } = useLoad(`features:${productKey(product)}`, async () => ({
    ok: true as const,
    value: await featuresOf(product),
  }))
  return state.status === 'ready' ? state.value : undefined
}

/** The side of a comparison that this person is on; `default` where nothing is compared. */
export const useTestTag = (componentId: string): string => {
  const { state } = useLoad(componentId, () =>
    send(isSignedIn() ? getTestTag : getVisitorTestTag, { componentId }),
  )
  return state.status === 'ready' ? state.value.featureValue : 'default'
}
