/** The hosts of a connection string, as libpq reads it. */
export interface Hosts {
  /** One connection string for each host. */
  urls: readonly string[]
  /** Which host is wanted when there are several; undefined when nothing is said. */
  target: string | undefined
}

/**
 * Reads `postgres://user:password@a:5432,b:5433/database?target_session_attrs=read-write`, or the
 * hosts and ports of the parameters: `?host=a,b&port=5432,5433`. A single port counts for all hosts.
 */
export function hostsOf(url: string): Hosts {
  const [, scheme = '', authority = '', path = '', search = ''] =
    /^(\w+:\/\/)([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(url) ?? []
  const params = new URLSearchParams(search)
  const target = params.get('target_session_attrs') ?? undefined
  params.delete('target_session_attrs')
  const user = authority.slice(0, authority.lastIndexOf('@') + 1)
  const address = (place: string, own: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...Object.fromEntries(params), ...own }).toString()
    return `${scheme}${user}${place}${path}${query && `?${query}`}`
  }
  const places = authority.slice(user.length).split(',')
  const hosts = params.get('host')?.split(',')
  if (!hosts) return { urls: places.map((place) => address(place)), target }
  const ports = params.get('port')?.split(',') ?? []
  const urls = hosts.map((host, index) => {
    const port = ports[index] ?? ports[0]
    return address(places[0] ?? '', { host, ...(port !== undefined && { port }) })
  })
  return { urls, target }
}
