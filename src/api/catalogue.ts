import * as v from 'valibot'
import { readConfig } from '@/contract/config'
import { documentKey, documentText, type DocumentText } from '@/contract/document'
import type { ProductId } from '@/contract/fields'
import { productList } from '@/contract/product-list'
import { productPage, type ProductPage } from '@/contract/product-page'
import { send, type Answer } from './client'

const unreadable: Answer<never> = { ok: false, error: { name: 'UNKNOWN', code: -1, message: '' } }

/** One piece of configuration, parsed with the schema it must have. */
async function parsedConfig<S extends v.GenericSchema>(
  schema: S,
  namespace: 'insure_product_page' | 'pre_insure_page' | 'nationality',
  key: string,
): Promise<Answer<v.InferOutput<S>>> {
  const answer = await send(readConfig, {
    appID: 'huimin_insur',
    namespace,
    key,
    ignoreNotFound: true,
  })
  if (!answer.ok) return answer
  if (answer.value.notFound)
    return { ok: false, error: { name: 'NOT_FOUND', code: 10001, message: '' } }
  try {
    const parsed = v.safeParse(schema, JSON.parse(answer.value.configJsonValue))
    return parsed.success ? { ok: true, value: parsed.output } : unreadable
  } catch {
    return unreadable
  }
}

export const fetchProductPage = ({
  cityCode,
  productCode,
}: ProductId): Promise<Answer<ProductPage>> =>
  parsedConfig(productPage, 'insure_product_page', `${cityCode}_${productCode}`)

/** The text of a document of kind `doc`, by its address. */
export const fetchDocument = (url: string): Promise<Answer<DocumentText>> =>
  parsedConfig(documentText, 'pre_insure_page', documentKey(url) ?? url)

const nationalities = v.object({
  options: v.array(v.object({ text: v.string(), value: v.string() })),
})

/**
 * Countries to choose from, by the key of domain/address/environment-terms. Failures are
 * swallowed: the list is then empty (section 7).
 */
export async function fetchNationalities(key: string): Promise<{ text: string; id: string }[]> {
  const answer = await parsedConfig(nationalities, 'nationality', key)
  return answer.ok ? answer.value.options.map(({ text, value }) => ({ text, id: value })) : []
}

/** Every product on offer, for a visitor whose link names none. */
export const fetchProducts = () => parsedConfig(productList, 'pre_insure_page', 'products')
