import { detectBrowserEnv, type DetectedEnv } from '@/domain/address/browser-env'
import {
  formatQuery,
  parseQuery,
  withoutFrameworkParams,
  type Query,
  readContext,
  type QueryContext,
} from '@/domain/address/query'
import { pathFor } from '@/routes/build'
import type { Page } from '@/routes/page'
import { pages, type PageKey } from '@/routes/pages'
import { resolvePath } from '@/routes/resolve'
import { applyEntryRules, handOverProduct } from './entry-rules'
import { environmentRefusal } from './environment-guard'

export interface Arrival {
  path: string
  /** The query as in the address bar: encoded, with or without its question mark. */
  search: string
  userAgent: string
  inMiniProgram?: boolean | undefined
}

/** All data that is known before the first render. */
export interface Entry {
  key: PageKey
  /**
   * The address that the address bar must show. Replace the present one, so that Back does not
   * loop.
   */
  address: string
  query: Query
  context: QueryContext
  env: DetectedEnv
  /** The mini-program's product page replaces this address. */
  handOver?: 'PH0Q'
}

/**
 * Applies aliases, entry rules and environment in this order, as one pure function. Its result does
 * not change when it is applied again.
 */
export const normaliseAddress = (arrival: Arrival): Entry => {
  const asked = resolvePath(arrival.path)
  const query = applyEntryRules(
    { ...withoutFrameworkParams(parseQuery(arrival.search)), ...asked.fixed },
    asked.key,
  )
  // A page version may have its own address, as cfgUA WX_NEW has.
  const { paths }: Page = pages[asked.key]
  const { path } = pathFor(pages[asked.key], query)
  const resolved = query['cfgUA'] && path !== paths[0] ? resolvePath(path) : asked
  const context = readContext(query)
  const env = detectBrowserEnv({ ...arrival, entrySource: context.entrySource })
  const handOver = handOverProduct(query)
  const common = { context, env, ...(handOver ? { handOver } : {}) }

  const { only }: Page = pages[resolved.key]
  const refusal = environmentRefusal({ env, only })
  if (refusal !== undefined) {
    const explained = {
      ...context,
      type: refusal,
      redirectPath: resolved.path + formatQuery(query),
    }
    const address = pages.error.paths[0] + formatQuery(explained)
    return { key: 'error', address, query: explained, ...common }
  }
  return { key: resolved.key, address: resolved.path + formatQuery(query), query, ...common }
}
