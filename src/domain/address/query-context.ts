import type { Query } from './query'

/**
 * The query fields that say where a visitor came from and which product they look at. They are
 * carried from page to page (specification section 3).
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

/** Takes the context out of a query and leaves empty values out. */
export const readContext = (query: Query): QueryContext =>
  Object.fromEntries(
    contextFields.flatMap((field) => (query[field] ? [[field, query[field]]] : [])),
  )

/** The context of the next address: the present context, overridden by the new query. */
export const carryContext = (context: QueryContext, query: Query): QueryContext => ({
  ...readContext(context),
  ...readContext(query),
})
