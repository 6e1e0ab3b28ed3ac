import * as v from 'valibot'
import { cityList } from '@/contract/city'
import { readConfig } from '@/contract/config'
import type { Answer } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import {
  documentKey,
  documentText,
  type DocumentText,
  hospitalList,
  wxInsure,
  type WxInsure,
  claimGuide,
  claimGuideKey,
  payoutGuide,
  payoutGuideKey,
  productComparison,
  productComparisonKey,
} from '@/contract/guides'
import { send } from './client'
import { parsedConfig, requiredConfig } from './parsed-config'

/** Fetches the text of a document of type `doc` by its address. */
export const fetchDocument = (url: string): Promise<Answer<DocumentText>> =>
  parsedConfig(documentText, 'pre_insure_page', documentKey(url) ?? url)

const nationalities = v.object({
  options: v.array(v.object({ text: v.string(), value: v.string() })),
})

/**
 * Fetches the list of countries by the key of domain/address/browser-env. On a failure the list is
 * empty.
 */
export async function fetchNationalities(key: string): Promise<{ text: string; id: string }[]> {
  const answer = await parsedConfig(nationalities, 'nationality', key)
  return answer.ok ? answer.value.options.map(({ text, value }) => ({ text, id: value })) : []
}

/** Fetches a project's texts for the WeChat page. */
export const fetchWxInsure = (projectCode: string): Promise<Answer<WxInsure>> =>
  parsedConfig(wxInsure, 'wx_insure', projectCode)

/**
 * Fetches the code of the product that renews this one. It is the same code unless the
 * configuration names another.
 */
export const fetchRenewalProduct = async (product: ProductId): Promise<Answer<string>> => {
  const { cityCode, productCode } = product
  const asked = { namespace: 'insure_product_page', key: `${cityCode}_${productCode}` } as const
  const answer = await send(readConfig, { appID: 'huimin_insur', ...asked })
  if (!answer.ok) return answer
  const told = answer.value
  // An answer for another product or another page version does not count.
  const isOfThis =
    told._configKey === `${asked.namespace}/${asked.key}` &&
    told.cityCode === cityCode &&
    told.productCode === productCode
  return { ok: true, value: (isOfThis && told.renewalProductCode) || productCode }
}

/** Fetches the hospitals of a city. The error is NOT_FOUND where there is no list. */
export const fetchHospitals = (cityCode: string) =>
  requiredConfig(hospitalList, 'pre_insure_page', `hospitals:${cityCode}`)

/** Fetches cities and their products, for a visitor whose link names no product. */
export const fetchCities = () => parsedConfig(cityList, 'pre_insure_page', 'cities')

/** Fetches the claim guide of a product. The error is NOT_FOUND where an older gateway answers. */
export const fetchClaimGuide = (product: ProductId) =>
  requiredConfig(claimGuide, 'pre_insure_page', claimGuideKey(product))

/**
 * Fetches what a product pays for a bill. The error is NOT_FOUND for a product without such
 * benefits, and where an older gateway answers.
 */
export const fetchPayoutGuide = (product: ProductId) =>
  requiredConfig(payoutGuide, 'pre_insure_page', payoutGuideKey(product))

/** Fetches the products of a city side by side. The error is NOT_FOUND for a city with one product. */
export const fetchProductComparison = (cityCode: string) =>
  parsedConfig(productComparison, 'pre_insure_page', productComparisonKey(cityCode))
