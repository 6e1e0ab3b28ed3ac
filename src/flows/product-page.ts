import { useEffect } from 'react'
import type { Answer } from '@/api/client'
import { fetchProductPage } from '@/api/product-page'
import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { now } from '@/platform/clock'
import { keepProductPage, productKey, useCatalogue } from '@/stores/catalogue'
import { useVisit } from '@/stores/visit'

/** A purchase takes minutes; a page that was changed meanwhile is read again after this, ms. */
const FRESH_MS = 5 * 60_000

const asked = new Map<string, Promise<Answer<ProductPage>>>()

const ask = async (
  product: ProductId,
  version: string | undefined,
  key: string,
): Promise<Answer<ProductPage>> => {
  const answer = await fetchProductPage(product, version)
  if (answer.ok) keepProductPage(key, answer.value, now())
  return answer
}

const keyOf = (product: ProductId, version: string | undefined): string =>
  productKey(product) + (version ? ` ${version}` : '')
const cfgUA = (): string | undefined => useVisit.getState().context.cfgUA

/**
 * A product's page: its texts and colours. Read once for all pages of a visit: who asks while it
 * is under way waits for the same answer, and a failure is not kept.
 */
export const productPage = (
  product: ProductId,
  /** Of a way through the purchase; otherwise the one that the visit is for. */
  version = cfgUA(),
): Promise<Answer<ProductPage>> => {
  const key = keyOf(product, version)
  const kept = useCatalogue.getState().pages[key]
  if (kept && now() - kept.readAt < FRESH_MS) return Promise.resolve({ ok: true, value: kept.page })
  const running =
    asked.get(key) ??
    ask(product, version, key).finally(() => {
      asked.delete(key)
    })
  asked.set(key, running)
  return running
}

/** The colours of a product, read when no page had them yet; none until then. */
export const useTheme = ({
  cityCode,
  productCode,
}: Partial<ProductId>): ProductPage['colorSet'] | undefined => {
  useEffect(() => {
    if (cityCode && productCode) void productPage({ cityCode, productCode })
  }, [cityCode, productCode])
  return useCatalogue(
    ({ pages }) =>
      pages[keyOf({ cityCode: cityCode ?? '', productCode: productCode ?? '' }, cfgUA())]?.page
        .colorSet,
  )
}
