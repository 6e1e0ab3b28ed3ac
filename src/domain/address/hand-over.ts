import { readLink } from './link'
import { formatQuery, parseQuery } from './query'

/**
 * What the mini-program passes to our web pages in the address of its web view. The ticket signs in
 * once (getTokenByUserToc); the login token is never part of an address.
 */
export interface HandOver {
  ticket?: string | undefined
  /** The mini-program's own app id. */
  appId?: string | undefined
  /** Whether the user has 长辈版 there; undefined if the user never chose. */
  elder?: boolean | undefined
}

const TICKET = 'hmTicket'
const APP_ID = 'hmAppId'
const ELDER = 'hmElder'

const split = (address: string): [path: string, search: string] => {
  const cut = address.indexOf('?')
  return cut < 0 ? [address, ''] : [address.slice(0, cut), address.slice(cut)]
}

/**
 * Builds the web view's address of one of our pages. It answers undefined for any other address.
 */
export const webViewAddress = ({
  origin,
  path,
  ticket,
  appId,
  elder,
}: HandOver & { origin: string; path: string }): string | undefined => {
  const link = readLink({ url: path, allowedHosts: [] })
  if (link?.kind !== 'relative' || !path.startsWith('/') || path.includes('#')) return undefined
  const [pathname, search] = split(path)
  const query = {
    ...readHandOver(search).rest,
    [TICKET]: ticket,
    [APP_ID]: appId,
    [ELDER]: elder === undefined ? undefined : elder ? '1' : '0',
  }
  return origin + pathname + formatQuery(query)
}

/** Removes the handed-over values from an address, so that the address may be shown and shared. */
export const readHandOver = (
  search: string,
): { handed: HandOver; rest: Readonly<Record<string, string>> } => {
  const { [TICKET]: ticket, [APP_ID]: appId, [ELDER]: mode, ...rest } = parseQuery(search)
  return { handed: { ticket, appId, elder: mode === undefined ? undefined : mode === '1' }, rest }
}

/**
 * Hands a new ticket to a page that the web view already shows. Only the fragment changes, so the
 * page does not reload and keeps the user's input.
 */
export const withTicketFragment = (address: string, ticket: string): string =>
  `${address}#${TICKET}=${ticket}`

export const readTicketFragment = (hash: string): string | undefined =>
  hash.startsWith(`#${TICKET}=`) ? hash.slice(TICKET.length + 2) : undefined

/** What a native page leaves for the web view below it, to show when it appears again. */
export interface WebReturn {
  /** A public address of ours. */
  address: string
  /** The web page already shows this address and must not reload. It only needs a new ticket. */
  stays: boolean
}
