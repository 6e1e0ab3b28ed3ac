import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { checked } from '@huimin/wechat-sandbox'
import { isPhone } from './native/names'

const wanted = v.strictObject({
  /** The page that the second phone opens: a path of this site. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])[^\s\\]*$/)),
})

/** Cookies that belong to a phone and not to its user. */
const OF_PHONE = /^hm_sandbox_line=/
/** Cookies that the pages themselves read and write. */
const READABLE = /^hm_HM_/

/**
 * A second phone of the same user. `POST /sandbox/phones/twin`, asked by a phone, answers the
 * address `open`. The phone that opens it gets the cookies of the first phone, once.
 */
export function twinRoutes(app: FastifyInstance): void {
  const twins = new Map<string, { cookies: string[]; path: string }>()

  app.post(
    '/phones/twin',
    checked(wanted, 'body', async ({ path }, request, reply) => {
      if (!isPhone(request)) return reply.code(403).send({ error: 'NO_PHONE' })
      const sent = (request.headers.cookie ?? '').split('; ')
      const cookies = sent.filter((cookie) => cookie !== '' && !OF_PHONE.test(cookie))
      const id = randomUUID()
      twins.set(id, { cookies, path })
      return { open: `/sandbox/phones/open/${id}` }
    }),
  )

  app.get<{ Params: { id: string } }>('/phones/open/:id', async ({ params: { id } }, reply) => {
    const twin = twins.get(id)
    if (!twin) return reply.redirect('/', 302)
    twins.delete(id)
    const cookies = twin.cookies.map((cookie) => `${cookie}; ${attributesOf(cookie)}`)
    return reply.header('set-cookie', cookies).redirect(twin.path, 302)
  })
}

const YEAR_SECONDS = 31_536_000
const attributesOf = (cookie: string): string => {
  const path = cookie.startsWith('hm_sandbox_person=') ? '/sandbox' : '/'
  const hidden = READABLE.test(cookie) ? '' : '; HttpOnly'
  return `Path=${path}; SameSite=Strict; Max-Age=${YEAR_SECONDS}${hidden}`
}
