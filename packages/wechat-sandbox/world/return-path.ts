/**
 * The address that the cashier leads back to. It must be a path of the site that shows the cashier.
 * `host` is the host that the browser asked for.
 */
export function returnPathOf(value: string | undefined, host: string): string | undefined {
  if (!value) return undefined
  const site = `http://${host}`
  if (!URL.canParse(value, site)) return undefined
  const url = new URL(value, site)
  const here = (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host
  // In `http://host//evil` the host is right, but its path alone would be an address of another
  // host.
  if (!here || url.username || url.password || url.pathname.startsWith('//')) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
