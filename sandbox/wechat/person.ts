import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookie that identifies this browser's person, so that the person stays the same in each app
 * and on later days.
 */
const COOKIE = 'hm_sandbox_person'

export function personOf(
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: () => string,
): string {
  const known = /(?:^|; )hm_sandbox_person=([\w-]{1,40})/.exec(request.headers.cookie ?? '')?.[1]
  const person = known ?? nonce()
  reply.header('set-cookie', `${COOKIE}=${person}; Path=/sandbox; Max-Age=31536000; HttpOnly`)
  return person
}
