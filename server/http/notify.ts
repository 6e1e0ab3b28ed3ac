import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { takeNotification } from '../pay/notification'
import { notifyPath } from '../pay/place'

/** WeChat Pay's notifications: the body stays text, because its signature is over the bytes. */
export async function notifyRoutes(app: FastifyInstance, { ctx }: { ctx: Context }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  // Never throttled: what WeChat Pay signed must get in whatever else comes from its address.
  app.post(notifyPath, { config: { rateLimit: false } }, async (request, reply) => {
    const rawBody = typeof request.body === 'string' ? request.body : ''
    const { status, reason } = await takeNotification(ctx, { headers: request.headers, rawBody })
    return status === 200
      ? reply.send({ code: 'SUCCESS', message: '' })
      : reply.code(status).send({ code: 'FAIL', message: reason ?? '' })
  })
}
