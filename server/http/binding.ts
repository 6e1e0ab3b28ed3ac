import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The second half of a login on the web. The token lies where scripts read it, because it travels
 * in a header; this one is HttpOnly, so that a token taken by a script opens nothing elsewhere.
 * `__Host-` (only over TLS) keeps other hosts of the domain from setting it.
 */
const PLAIN = 'hm_bound'
const nameFor = (request: FastifyRequest): string =>
  request.protocol === 'https' ? `__Host-${PLAIN}` : PLAIN

const VALUE = /^[\w-]{43}$/

/** What the browser sent back. */
export function bindingOf(request: FastifyRequest): string | undefined {
  const name = `${nameFor(request)}=`
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  return found && VALUE.test(found) ? found : undefined
}

/** Browsers name the origin of a POST; a mini-program has none, and keeps no cookies either. */
export const keepsCookies = (request: FastifyRequest): boolean =>
  request.headers.origin !== undefined

/** Lasts `maxAgeMs`; 0 takes it away. */
export function setBinding(
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string,
  maxAgeMs: number,
): void {
  const seconds = Math.ceil(maxAgeMs / 1000)
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${secret}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  )
}
