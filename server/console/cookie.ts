import type { FastifyReply, FastifyRequest } from 'fastify'

/** The cookies of the console, each with the shape of its values: the session, and a sign-in on its way. */
const shapes = { hm_staff: /^[\w-]{43}$/, hm_staff_way: /^v2\.[\w.-]{1,3000}$/ }
export type CookieName = keyof typeof shapes

/** With TLS the prefix keeps other hosts of the domain from setting the cookie. */
const nameFor = ({ protocol }: FastifyRequest, cookie: CookieName): string =>
  protocol === 'https' ? `__Host-${cookie}` : cookie

export function readCookie(request: FastifyRequest, cookie: CookieName): string | undefined {
  const name = `${nameFor(request, cookie)}=`
  const found = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length)
  return found !== undefined && shapes[cookie].test(found) ? found : undefined
}

/** An age of 0 takes the cookie away. */
export function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: CookieName,
  { value, maxAgeMs }: { value: string; maxAgeMs: number },
): void {
  const secure = request.protocol === 'https' ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameFor(request, cookie)}=${value}; Max-Age=${Math.floor(maxAgeMs / 1000)}; Path=/; HttpOnly; SameSite=Strict${secure}`,
  )
}
