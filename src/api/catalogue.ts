import * as v from 'valibot'
import { cityList } from '@/contract/city-list'
import { readConfig } from '@/contract/config'
import { documentKey, documentText, type DocumentText } from '@/contract/document'
import type { ProductId } from '@/contract/fields'
import { hospitalList } from '@/contract/hospital-list'
import { wxInsure, type WxInsure } from '@/contract/wx-insure'
import { send, type Answer } from './client'
import { parsedConfig, requiredConfig } from './parsed-config'

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

/** What a project says on the page for WeChat. */
export const fetchWxInsure = (projectCode: string): Promise<Answer<WxInsure>> =>
  parsedConfig(wxInsure, 'wx_insure', projectCode)

/** The code of the product that another is renewed as: itself, unless its configuration says more. */
export const fetchRenewalProduct = async (product: ProductId): Promise<Answer<string>> => {
  const { cityCode, productCode } = product
  const asked = { namespace: 'insure_product_page', key: `${cityCode}_${productCode}` } as const
  const answer = await send(readConfig, { appID: 'huimin_insur', ...asked })
  if (!answer.ok) return answer
  const told = answer.value
  // Of another product, or of another version of the page: it says nothing of this one.
  const isOfThis =
    told._configKey === `${asked.namespace}/${asked.key}` &&
    told.cityCode === cityCode &&
    told.productCode === productCode
  return { ok: true, value: (isOfThis && told.renewalProductCode) || productCode }
}

/** Hospitals of a city; NOT_FOUND where there is no list. */
export const fetchHospitals = (cityCode: string) =>
  requiredConfig(hospitalList, 'pre_insure_page', `hospitals:${cityCode}`)

/** Cities and what they offer, for a visitor whose link names no product. */
export const fetchCities = () => parsedConfig(cityList, 'pre_insure_page', 'cities')
