import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { destination } from '@/contract/wechat'
import { readLogin } from '../account/login'
import { refuse } from '../context/answer'
import type { Context } from '../context/context'
import { authorizeUrl } from '../context/origin'
import { deviceOf } from '../records/security/device'
import { drawCode } from '../wechat/scene'
import { bindingOf } from './binding'
import { sendAnswer } from './envelope'

/** The `state` that our pages send to WeChat: 128 random bits as hex. */
const leaving = v.object({ state: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) })

const wanted = v.object({
  openId: v.string(),
  token: v.string(),
  width: v.optional(
    v.pipe(v.string(), v.regex(/^\d{3,4}$/), v.transform(Number), v.maxValue(1280)),
    '120',
  ),
  ...destination,
})
/** The number of pictures per minute for one address. GET requests have no other limit. */
const PICTURES = { max: 120, timeWindow: 60_000, allowList: [] }

/** The routes for WeChat that pages reach by an address instead of by a call. */
export function wechatRoutes(app: FastifyInstance, ctx: Context): void {
  // WeChat fetches these files when a domain is entered in its console, and sometimes again later.
  for (const [name, content] of ctx.env.DOMAIN_FILES ?? [])
    app.get(`/${name}`, async (_request, reply) => reply.type('text/plain').send(content))

  // Redirects to WeChat's authorisation page, so that the pages need not know its address.
  app.get('/wechat/authorize', async (request, reply) => {
    const asked = v.safeParse(leaving, request.query)
    const origin = `${request.protocol}://${request.host}`
    const url = asked.success ? authorizeUrl(ctx, { origin }, asked.output.state) : undefined
    return url === undefined ? sendAnswer(reply, refuse('NOT_FOUND')) : reply.redirect(url, 302)
  })

  // getQRCode as a picture. An image cannot send headers, so the login is in the query.
  app.get(
    '/api/wefit/v1/open/wefit-v2-service/getQRCode',
    { config: { rateLimit: PICTURES } },
    async (request, reply) => {
      const asked = v.safeParse(wanted, request.query)
      if (!asked.success) return sendAnswer(reply, refuse('BAD_REQUEST'))
      const { openId: loginId, token, ...code } = asked.output
      const place = { ip: request.ip, device: deviceOf(request.headers['user-agent']) }
      const login = await readLogin(ctx, place, {
        loginId,
        token,
        binding: bindingOf(request, ctx.env.COOKIE_DOMAIN),
      })
      if (!login) return sendAnswer(reply, refuse('AUTH_FAILED'))
      const origin = `${request.protocol}://${request.host}`
      const drawn = await drawCode(ctx, { ...place, origin }, code)
      if (!drawn.ok) return sendAnswer(reply, drawn)
      const { type, bytes } = drawn.value.picture
      return reply.type(type).header('cache-control', 'private, no-store').send(Buffer.from(bytes))
    },
  )
}
