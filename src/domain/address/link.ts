/** A link that may be followed. `doc` opens in our reader, `relative` stays in the application. */
export interface SafeLink {
  kind: 'relative' | 'https' | 'doc'
  url: string
}

export interface LinkPolicy {
  /** Our own hosts and those of partners. Each entry also allows its subdomains. */
  allowedHosts: readonly string[]
  /** An address that begins with one of these is a document. */
  docPrefixes?: readonly string[]
}

/** Control characters, spaces and backslashes: browsers drop or rewrite them before they parse. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const treacherous = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/

/** A host in plain ASCII, without user information or port. */
const absolute = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)*)(?=[/?#]|$)/i

/** An address with a scheme, or one that begins with `//host`, leaves the application. */
const leaves = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i

const isAllowedHost = (host: string, allowedHosts: readonly string[]): boolean =>
  allowedHosts.some((allowed) => {
    const name = allowed.toLowerCase()
    return host === name || host.endsWith(`.${name}`)
  })

const isRelative = (url: string): boolean => {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return url !== '' && !leaves.test(url) && !path.includes('//')
}

/** Reads a link from outside. It answers undefined when the link must not be followed. */
export const readLink = ({
  url,
  allowedHosts,
  docPrefixes = [],
}: LinkPolicy & { url: string }): SafeLink | undefined => {
  if (treacherous.test(url)) return undefined
  const host = absolute.exec(url)?.[1]?.toLowerCase()
  const isSafe = host === undefined ? isRelative(url) : isAllowedHost(host, allowedHosts)
  if (!isSafe) return undefined
  const isDoc = docPrefixes.some((prefix) => prefix !== '' && url.startsWith(prefix))
  if (isDoc) return { kind: 'doc', url }
  return { kind: host === undefined ? 'relative' : 'https', url }
}

/**
 * Chooses the page after login: the requested address if it may be followed, otherwise `fallback`.
 */
export const readRedirectPath = ({
  asked,
  fallback,
  ...policy
}: LinkPolicy & { asked?: string | undefined; fallback: string }): SafeLink =>
  (asked === undefined ? undefined : readLink({ url: asked, ...policy })) ?? {
    kind: 'relative',
    url: fallback,
  }
