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
