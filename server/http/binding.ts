import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutCookies } from '@/contract/envelope'

/**
 * The second half of a login on the web. The token lies where scripts read it, because it travels
 * in a header; this one is HttpOnly, so that a token taken by a script opens nothing elsewhere.
 * `__Host-` (only over TLS) keeps other hosts of the domain from setting it, unless the login is to
 * be shared with them (COOKIE_DOMAIN).
 */
const PLAIN = 'hm_bound'
const nameFor = (request: FastifyRequest, domain: string | undefined): string => {
  if (request.protocol !== 'https') return PLAIN
  return domain === undefined ? `__Host-${PLAIN}` : `__Secure-${PLAIN}`
}

const VALUE = /^[\w-]{43}$/

/** What the browser sent back. */
export function bindingOf(request: FastifyRequest, domain: string | undefined): string | undefined {
  const name = `${nameFor(request, domain)}=`
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  return found && VALUE.test(found) ? found : undefined
}

/**
 * Browsers name the origin of a POST; a mini-program has none, and keeps no cookies either. Nor does
 * a browser whose person forbade them, which says so: its login is good until the page is left.
 */
export const keepsCookies = ({ headers: sent }: FastifyRequest): boolean =>
  sent.origin !== undefined && sent['x-cookies'] !== withoutCookies['x-cookies']

/** Lasts `maxAgeMs`; 0 takes it away. */
export function setBinding(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, maxAgeMs, domain }: { secret: string; maxAgeMs: number; domain: string | undefined },
): void {
  const seconds = Math.ceil(maxAgeMs / 1000)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  const shared = domain === undefined ? '' : `; Domain=${domain}`
  reply.header(
    'set-cookie',
    `${nameFor(request, domain)}=${secret}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}${shared}`,
  )
}
