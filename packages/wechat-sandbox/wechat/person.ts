import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * The cookie that identifies this browser's person, so that the person stays the same in each app
 * and on later days.
 */
const COOKIE = 'hm_sandbox_person'

export const knownPerson = (request: FastifyRequest): string | undefined =>
  /(?:^|; )hm_sandbox_person=([\w-]{1,40})/.exec(request.headers.cookie ?? '')?.[1]

export function personOf(
  request: FastifyRequest,
  reply: FastifyReply,
  nonce: () => string,
): string {
  const person = knownPerson(request) ?? nonce()
  reply.header('set-cookie', `${COOKIE}=${person}; Path=/sandbox; Max-Age=31536000; HttpOnly`)
  return person
}
