import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { payProviders, type PayProviderName } from '@/domain/payment/pay-provider'
import type { Context } from '../context/context'
import { takeNotification } from '../pay/notification'
import { returnPath } from '../pay/place'
import { notifyPaths } from '../records/pay/provider'
import { takeContract } from '../renewal/take-contract'

/** What ends the repeats. AllInPay reads the text, all others the status. */
const taken = (provider: PayProviderName): string | object =>
  provider === 'ALLINPAY' ? 'success' : { code: 'SUCCESS', message: '' }

/** Providers' notifications: the body stays text, because its signature is over the bytes. */
export async function notifyRoutes(app: FastifyInstance, { ctx }: { ctx: Context }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

  // Never throttled: what was signed must get in whatever else comes from its address.
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

  // Some cashiers send people back by a form. Nothing in it is believed: the page asks.
  app.route({
    method: ['GET', 'POST'],
    url: returnPath(':payOrderId'),
    handler: async (request, reply) => {
      const { payOrderId } = v.parse(v.object({ payOrderId: v.string() }), request.params)
      return reply.redirect(`/payment?${new URLSearchParams({ payOrderId })}`, 303)
    },
  })
}
