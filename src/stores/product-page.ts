import { useEffect } from 'react'
import { fetchProductPage } from '@/api/product-page'
import type { Answer } from '@/contract/envelope'
import type { PartialProductId, ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { type Terms, wording } from '@/copy/product/wording'
import { now } from '@/platform/clock'
import { keepProductPage, productKey, useCatalogue } from './catalogue'
import { useVisit } from './visit'

/** A purchase takes minutes, so a page is read again after this time (ms), in case it changed. */
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
 * A product's page with its texts and colours, read once for all pages of a visit. Callers in
 * between share the same answer, and a failure is not kept.
 */
export const productPage = (
  product: ProductId,
  /** A version of the purchase flow; otherwise the version of the visit. */
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

/** A product's page; undefined until it was read. */
export const usePageOf = ({ cityCode, productCode }: PartialProductId): ProductPage | undefined => {
  useEffect(() => {
    if (cityCode && productCode) void productPage({ cityCode, productCode })
  }, [cityCode, productCode])
  return useCatalogue(
    ({ pages }) =>
      pages[keyOf({ cityCode: cityCode ?? '', productCode: productCode ?? '' }, cfgUA())]?.page,
  )
}

/** The colours of a product; undefined until its page was read. */
export const useTheme = (product: PartialProductId): ProductPage['colorSet'] | undefined =>
  usePageOf(product)?.colorSet

/** The telephone of a product; undefined until its page was read, or if it has none. */
export const useServicePhone = (product: PartialProductId): string | undefined =>
  usePageOf(product)?.servicePhone || undefined

/**
 * The terms of a product, for pages that have no order or policy to take them from. Those of its
 * own file count once its page was read.
 */
export const useTerms = (product: PartialProductId): Terms =>
  wording({ productCode: product.productCode, extraData: usePageOf(product)?.extraData })

/** The words of the product that led here, for a page that is about no single product. */
export const useTermsOfVisit = (): Terms => {
  const context = useVisit((visit) => visit.context)
  const { cityCode = '', productCode = '' } = context
  const page = useCatalogue(({ pages }) => pages[productKey({ cityCode, productCode })]?.page)
  return wording(page ?? context)
}
