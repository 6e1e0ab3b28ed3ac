import { isSameHost, type IsOwnHost } from './own-pages'

/**
 * The address that the cashier leads back to: a path of the site that shows the cashier, or the
 * whole address of a page on another host that is ours. `host` is the host that the browser asked
 * for.
 */
export function returnAddressOf(
  value: string | undefined,
  host: string,
  isOwnHost: IsOwnHost = isSameHost,
): string | undefined {
  if (!value) return undefined
  const site = `http://${host}`
  if (!URL.canParse(value, site)) return undefined
  const url = new URL(value, site)
  const isPage = url.protocol === 'http:' || url.protocol === 'https:'
  if (!isPage || url.username || url.password) return undefined
  // In `http://host//evil` the host is right, but its path alone would be an address of another
  // host.
  if (url.pathname.startsWith('//')) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  if (isSameHost(url, host)) return path
  return isOwnHost(url, host) ? `${url.origin}${path}` : undefined
}
