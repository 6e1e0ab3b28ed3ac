import { readPageParams, type Query, carryContext, type QueryContext } from '@/domain/address/query'
import { shared } from './host'

export type RawQuery = Readonly<Record<string, string | undefined>>

export const context = (): QueryContext => shared().visit ?? {}

/** Adds a page's query to the visit, as stores/visit does. */
export const continueVisit = (query: Query): void => {
  shared().visit = carryContext(context(), query)
}

/** What the page was opened with. The visit's context goes on with it. */
export const arrive = (raw: RawQuery): Query => {
  const query = readPageParams(raw)
  continueVisit(query)
  return query
}
