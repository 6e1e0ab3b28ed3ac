import { AGENT_MODE } from '@/domain/address/browser-env'
import type { Query } from '@/domain/address/query'
import type { PageKey } from '@/routes/pages'

/** City that stands for "none": its address belongs to a product page of the mini-program. */
const NO_CITY = '000000'
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

/** In the order of the specification, section 2 "Entry redirect rules". */
const rules: readonly Rule[] = [shortCity, lh47, agentProduct, successor]

/** Rewrites what an entry address says before anything is shown. */
export const applyEntryRules: Rule = (query, page) =>
  rules.reduce((rewritten, rule) => rule(rewritten, page), query)

/** The product whose mini-program page takes over, if this address belongs there. */
export const handOverProduct = (query: Query): 'PH0Q' | undefined =>
  query['cityCode'] === NO_CITY ? 'PH0Q' : undefined
