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

/** Reads `?a=1&b=2` (with or without the question mark), decoded once; the first of equals wins. */
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

/** Writes a record as `?a=1&b=2`, or as nothing when there is nothing to write. */
export const formatQuery = (
  query: Readonly<Record<string, string | number | undefined>>,
): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeSafely(name)}=${encodeSafely(String(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The framework's own, and what a mini-program hands to its web view (./hand-over). */
const frameworkParams: readonly string[] = ['stamp', '$taroTimestamp', 'hmTicket', 'hmAppId']

/** They are for one address and must not travel on. */
export const withoutFrameworkParams = (query: Query): Query =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !frameworkParams.includes(name)))

/**
 * The page parameters that the framework hands over: still encoded, and with its own among them.
 */
export const readPageParams = (raw: Readonly<Record<string, string | undefined>>): Query =>
  withoutFrameworkParams(
    Object.fromEntries(
      Object.entries(raw).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, decodeOnce(value)]],
      ),
    ),
  )
