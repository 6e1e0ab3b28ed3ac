/**
 * Where the cashier may lead: a path of the site it is shown on, never another one. `host` is the
 * host that the browser asked for.
 */
export function returnPathOf(value: string | undefined, host: string): string | undefined {
  if (!value) return undefined
  const site = `http://${host}`
  if (!URL.canParse(value, site)) return undefined
  const url = new URL(value, site)
  const here = (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host
  // `http://host//evil` has this host, yet its path alone would be an address of another one.
  if (!here || url.username || url.password || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
