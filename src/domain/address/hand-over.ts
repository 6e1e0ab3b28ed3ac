import { readLink } from './link'
import { formatQuery, parseQuery } from './query'

/**
 * How the mini-program opens our web pages in its web view, and what the web page finds in its
 * address. The ticket signs in once (getTokenByUserToc); the login token never travels here.
 */
export interface HandOver {
  ticket?: string | undefined
  /** The mini-program's own app id. */
  appId?: string | undefined
}

const TICKET = 'hmTicket'
const APP_ID = 'hmAppId'

const split = (address: string): [path: string, search: string] => {
  const cut = address.indexOf('?')
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)]
}

/** The address of a page of ours for the web view; undefined for anything that is not ours. */
export const webViewAddress = ({
  origin,
  path,
  ticket,
  appId,
}: HandOver & { origin: string; path: string }): string | undefined => {
  const link = readLink({ url: path, allowedHosts: [] })
  if (link?.kind !== 'relative' || !path.startsWith('/') || path.includes('#')) return undefined
  const [pathname, search] = split(path)
  const query = { ...readHandOver(search).rest, [TICKET]: ticket, [APP_ID]: appId }
  return origin + pathname + formatQuery(query)
}

/** Takes what was handed over out of an address, which may then be shown and shared. */
export const readHandOver = (
  search: string,
): { handed: HandOver; rest: Readonly<Record<string, string>> } => {
  const { [TICKET]: ticket, [APP_ID]: appId, ...rest } = parseQuery(search)
  return { handed: { ticket, appId }, rest }
}

/**
 * The same for a page that the web view shows already: only the fragment differs, so the page stays
 * as it is, with whatever was typed into it.
 */
export const withTicketFragment = (address: string, ticket: string): string =>
  `${address}#${TICKET}=${ticket}`

export const readTicketFragment = (hash: string): string | undefined =>
  hash.startsWith(`#${TICKET}=`) ? hash.slice(TICKET.length + 2) : undefined
