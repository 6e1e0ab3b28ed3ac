import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutCookies } from '@/contract/envelope'

/**
 * The second half of a login in a browser. The login token must be readable by scripts, because it
 * travels in a header. This value is an HttpOnly cookie, so that a token stolen by a script is no
 * login in another browser. The `__Host-` prefix (TLS only) keeps other hosts of the domain from
 * setting the cookie. It is not used when the login is shared with those hosts (COOKIE_DOMAIN).
 */
const PLAIN = 'hm_bound'
const nameFor = (request: FastifyRequest, domain: string | undefined): string => {
  if (request.protocol !== 'https') return PLAIN
  return domain === undefined ? `__Host-${PLAIN}` : `__Secure-${PLAIN}`
}

const VALUE = /^[\w-]{43}$/

/**
 * Reads the binding secret from the cookie that the browser sent; undefined if it is missing or
 * malformed.
 */
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
 * Whether the caller can keep the binding cookie. Browsers name the origin of a POST. A
 * mini-program sends no origin and keeps no cookies. A browser whose user has forbidden cookies
 * says so in a header; its login lasts until the user leaves the page.
 */
export const keepsCookies = ({ headers: sent }: FastifyRequest): boolean =>
  sent.origin !== undefined && sent['x-cookies'] !== withoutCookies['x-cookies']

/** Sets the cookie for `maxAgeMs` milliseconds; 0 deletes it. */
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
