import type { Query } from './query'

/**
 * What an address says about where a visitor came from and what they look at; carried from page
 * to page (specification section 3).
 */
export const contextFields = [
  'agentWtag',
  'times',
  'wtagid',
  'channel',
  'cityCode',
  'wsCityCode',
  'productCode',
  'projectCode',
  'fromAD',
  'cfgUA',
  'outerId',
  'ver',
  'entrySource',
  'source',
  'proposalSource',
  'testid',
  'shareWtagid',
] as const

export type ContextField = (typeof contextFields)[number]
export type QueryContext = Readonly<Partial<Record<ContextField, string>>>

/** Takes the context out of a query. An empty value says nothing and is left out. */
export const readContext = (query: Query): QueryContext =>
  Object.fromEntries(
    contextFields.flatMap((field) => (query[field] ? [[field, query[field]]] : [])),
  )

/** What the next address carries: the context so far, overridden by what the new query names. */
export const carryContext = (context: QueryContext, query: Query): QueryContext => ({
  ...readContext(context),
  ...readContext(query),
})
