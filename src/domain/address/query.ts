/** Query strings as plain records: the mini-program has no URLSearchParams. */
export type Query = Readonly<Record<string, string>>

/** Lone surrogates have no UTF-8 form and make encodeURIComponent throw; they become U+FFFD. */
const wellFormed = (text: string): string => text.replace(/[\uD800-\uDFFF]/gu, '\uFFFD')

/** A value that cannot be decoded is kept as it came: a broken link must still open a page. */
export const decodeOnce = (text: string): string => {
  try {
    return wellFormed(decodeURIComponent(text))
  } catch {
    return wellFormed(text)
  }
}

export const encodeSafely = (text: string): string => encodeURIComponent(wellFormed(text))

/**
 * Reads `?a=1&b=2`, with or without the question mark, and decodes it once. If a name repeats, the
 * first value wins.
 */
export const parseQuery = (search: string): Query => {
  const found = new Map<string, string>()
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const cut = pair.indexOf('=')
    const name = decodeOnce(cut < 0 ? pair : pair.slice(0, cut))
    if (name !== '' && !found.has(name)) {
      found.set(name, cut < 0 ? '' : decodeOnce(pair.slice(cut + 1)))
    }
  }
  return Object.fromEntries(found)
}

/** Writes a record as `?a=1&b=2`, or as '' when it has no values. */
export const formatQuery = (
  query: Readonly<Record<string, string | number | undefined>>,
): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeSafely(name)}=${encodeSafely(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/**
 * Parameters of the framework, and those that a mini-program hands to its web view (./hand-over).
 */
const frameworkParams: readonly string[] = ['stamp', '$taroTimestamp', 'hmTicket', 'hmAppId']

/** Removes parameters that belong to one address only and must not be carried to the next one. */
export const withoutFrameworkParams = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !frameworkParams.includes(name)))

/**
 * Reads the page parameters of the framework, which are still encoded and mixed with its own ones.
 */
export const readPageParams = (raw: Readonly<Record<string, string | undefined>>): Query =>
  withoutFrameworkParams(
    Object.fromEntries(
      Object.entries(raw).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, decodeOnce(value)]],
      ),
    ),
  )

/** Adds values to an address's query. The present query and the fragment stay. */
export const addToQuery = (
  address: string,
  more: Readonly<Record<string, string | undefined>>,
): string => {
  const [whole = '', fragment] = address.split('#', 2)
  const [path = '', search = ''] = whole.split('?', 2)
  const url = path + formatQuery({ ...parseQuery(search), ...more })
  return fragment === undefined ? url : `${url}#${fragment}`
}

/**
 * The query fields that say where a visitor came from and which product they look at. They are
 * carried from page to page.
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

/**
 * The path of a mini-program page with a leading slash, as our own pages are opened:
 * `/pages/a/index?b=c`.
 */
export const rooted = (path: string): string => (path.startsWith('/') ? path : `/${path}`)

/**
 * The same path without the leading slash, as other mini-programs and launch elements need it:
 * `pages/a/index?b=c`.
 */
export const rootless = (path: string): string => path.replace(/^\//, '')
