import type { FastifyReply, FastifyRequest } from 'fastify'

/** With TLS the prefix keeps other hosts of the domain from setting the cookie. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === 'https' ? '__Host-hm_staff' : 'hm_staff'

const TOKEN = /^[\w-]{43}$/

export function readCookie(request: FastifyRequest): string | undefined {
  const name = `${nameFor(request)}=`
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  return found !== undefined && TOKEN.test(found) ? found : undefined
}

export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeMs: number,
): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${token}; Max-Age=${Math.floor(maxAgeMs / 1000)}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  )
}
