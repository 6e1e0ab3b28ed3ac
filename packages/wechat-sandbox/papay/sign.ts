import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { OrderParts } from '../orders/parts'
import { contractNotice } from '../pay/provider'
import { checked } from '../world/body'
import { returnAddressOf } from '../world/return-address'
import { contractBook } from './contracts'
import { signPage } from './sign-page'

const visit = v.object({
  code: v.fallback(v.string(), ''),
  redirect_url: v.fallback(v.optional(v.string()), undefined),
})

/** The page that stands in for WeChat's own signing page, and the test controls for contracts. */
export function signRoutes(
  app: FastifyInstance,
  { keys, clock, store, notifier, isOwnHost }: OrderParts,
): void {
  const contracts = contractBook(store)

  app.get('/sign', async (request, reply) => {
    const { code, redirect_url } = v.parse(visit, request.query)
    const back = returnAddressOf(redirect_url, request.host, isOwnHost) ?? '/'
    return reply
      .type('text/html; charset=utf-8')
      .send(signPage(await contracts.get(code), clock.now(), back))
  })

  app.post('/sign', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const agrees = form.get('choice') === 'SIGNED'
    const signed = await contracts.change(form.get('code') ?? '', (known) => {
      // A refusal leaves no record at WeChat Pay.
      const takes = agrees && known?.state === 'WAITING' && known.signUntil > clock.now()
      const put = takes ? { ...known, state: 'SIGNED' as const } : undefined
      return put ? { put, result: put } : { result: undefined }
    })
    if (signed)
      void notifier.tell(signed.notifyUrl, contractNotice(keys, signed.outContractCode, 'SIGN'))
    const back = returnAddressOf(form.get('back') ?? undefined, request.host, isOwnHost)
    return reply.redirect(back ?? '/', 303)
  })

  app.get('/contracts', () => contracts.list())

  app.put(
    '/contracts/:code',
    checked(
      v.strictObject({
        state: v.optional(v.picklist(['SIGNED', 'TERMINATED', 'SIGN_FAILED'])),
        charges: v.optional(v.picklist(['PAID', 'PAID_FAIL'])),
      }),
      'body',
      async (wish, request, reply) => {
        const { code } = v.parse(v.object({ code: v.string() }), request.params)
        const changed = await contracts.change(code, (known) => {
          const put = known && {
            ...known,
            state: wish.state ?? known.state,
            charges: wish.charges ?? known.charges,
          }
          return put ? { put, result: put } : { result: undefined }
        })
        if (changed && wish.state === 'TERMINATED')
          await notifier.tell(changed.notifyUrl, contractNotice(keys, code, 'TERMINATE'))
        return changed ?? reply.code(404).send({ error: 'CONTRACT_NOT_FOUND' })
      },
    ),
  )
}
