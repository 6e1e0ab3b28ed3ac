import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whose phone this browser is, so that it is the same person in each app, and again tomorrow. */
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
