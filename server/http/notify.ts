import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { payProviders, type PayProviderName } from '@/domain/pay/pay-type'
import type { Context } from '../context/context'
import { takeNotification } from '../pay/notification'
import { returnPath } from '../pay/place'
import { notifyPaths } from '../records/pay/provider'
import { takeContract } from '../renewal/contract-signing'

/**
 * The answer that makes a provider stop repeating a notification. AllInPay reads the text, all
 * others read the status.
 */
const taken = (provider: PayProviderName): string | object =>
  provider === 'ALLINPAY' ? 'success' : { code: 'SUCCESS', message: '' }

/**
 * Routes for the providers' notifications. The body stays text, because the signature covers its
 * bytes.
 */
export async function notifyRoutes(app: FastifyInstance, { ctx }: { ctx: Context }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  // Notifications are never rate limited: a signed one must arrive, whatever else comes from its
  // address.
  for (const provider of payProviders)
    app.post(
      notifyPaths[provider],
      { config: { rateLimit: false } },
      async ({ headers, body }, reply) => {
        const rawBody = typeof body === 'string' ? body : ''
        const answer = await takeNotification(ctx, provider, { headers, rawBody })
        const { status, reason = '' } =
          'outContractCode' in answer
            ? { status: await takeContract(ctx, answer.outContractCode) }
            : answer
        return status === 200
          ? reply.send(taken(provider))
          : reply.code(status).send({ code: 'FAIL', message: reason })
      },
    )

  // Some cashiers send users back with a form POST. Its content is not trusted; the page asks for
  // the state.
  app.route({
    method: ['GET', 'POST'],
    url: returnPath(':payOrderId'),
    handler: async (request, reply) => {
      const { payOrderId } = v.parse(v.object({ payOrderId: v.string() }), request.params)
      return reply.redirect(`/payment?${new URLSearchParams({ payOrderId })}`, 303)
    },
  })
}
