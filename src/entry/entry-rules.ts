import { AGENT_MODE } from '@/domain/address/browser-env'
import type { Query } from '@/domain/address/query'
import type { PageKey } from '@/routes/pages'

/** The code for no city. Its address belongs to a product page of the mini-program. */
export const NO_CITY = '000000'
export const NO_CITY_PRODUCT = 'PH0Q'
const FALLBACK_CITY = '442000'

/** Partners that send district codes of four characters. */
const shortCitySources = ['YSS_WXAPP', 'ZS_YSS']

type Rule = (query: Query, page: PageKey) => Query

const shortCity: Rule = (query) =>
  query['cityCode']?.length === 4 && shortCitySources.includes(query['entrySource'] ?? '')
    ? { ...query, cityCode: query['wsCityCode'] || FALLBACK_CITY }
    : query

const lh47: Rule = (query) =>
  query['cityCode'] === '451000' && query['productCode']?.includes('LH47')
    ? { ...query, productCode: 'LH47' }
    : query

const agentProduct: Rule = (query) =>
  query['productCode'] === 'PH2K' ? { ...query, entrySource: AGENT_MODE } : query

const successor: Rule = (query, page) => {
  if (query['productCode'] === 'LH74') return { ...query, productCode: 'LH0F' }
  return query['productCode'] === 'LH0H' && page === 'insure'
    ? { ...query, productCode: 'LH0G' }
    : query
}

/**
 * The products of a city's health declaration. The first one applies when the address names no or
 * another product.
 */
const noticeProducts: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '441600': ['PH7P', 'MH02'],
  '441700': ['PH6Z', 'PH9G'],
}

const noticeProduct: Rule = (query, page) => {
  const known = page === 'healthConfirm' ? noticeProducts[query['cityCode'] ?? ''] : undefined
  return !known || known.includes(query['productCode'] ?? '')
    ? query
    : { ...query, productCode: known[0] }
}

/** This page of the mini-program has one product, whatever was looked at before. */
const fixedProduct: Rule = (query, page) =>
  page === 'nativeProduct' && !(query['cityCode'] === NO_CITY && query['productCode'])
    ? { ...query, cityCode: NO_CITY, productCode: NO_CITY_PRODUCT }
    : query

/** The order counts: a later rule sees what an earlier one changed. */
const rules: readonly Rule[] = [
  shortCity,
  lh47,
  agentProduct,
  successor,
  noticeProduct,
  fixedProduct,
]

/** Rewrites the query of an entry address before anything is shown. */
export const applyEntryRules: Rule = (query, page) =>
  rules.reduce((rewritten, rule) => rule(rewritten, page), query)

/** The product whose mini-program page replaces this address; undefined if there is none. */
export const handOverProduct = ({
  cityCode,
}: {
  cityCode?: string | undefined
}): typeof NO_CITY_PRODUCT | undefined => (cityCode === NO_CITY ? NO_CITY_PRODUCT : undefined)
