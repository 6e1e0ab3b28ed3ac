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

type Named = Readonly<Record<string, string | undefined>>

/**
 * What of the context goes on beside a new query. City and product are one: a query that changes only
 * one of them takes the other out, because no product is sold in another product's city.
 */
export const contextBeside = (context: QueryContext, query: Named): QueryContext => {
  const { cityCode, productCode } = context
  const isAnother = (named: string | undefined, known: string | undefined) =>
    Boolean(named) && named !== known
  const out =
    !cityCode || !productCode
      ? undefined
      : isAnother(query['productCode'], productCode) && !query['cityCode']
        ? 'cityCode'
        : isAnother(query['cityCode'], cityCode) && !query['productCode']
          ? 'productCode'
          : undefined
  return Object.fromEntries(Object.entries(context).filter(([field]) => field !== out))
}

/** The context of the next address: the present context, overridden by the new query. */
export const carryContext = (context: QueryContext, query: Query): QueryContext => ({
  ...readContext(contextBeside(context, query)),
  ...readContext(query),
})
