import type { FastifyRequest } from 'fastify'
import type { OrderParts } from '../orders/parts'
import { platformKey } from '../world/keys'
import { simulator, type Answer } from '../world/simulator'
import { merchantFault } from './merchant'
import { messageHeaders } from './signature'

/** One call of WeChat Pay. The merchant's signature is checked before anything else is read. */
export const createSignedEndpoint =
  ({ keys, clock, nonce, faults, timers }: OrderParts) =>
  (name: string, handle: (request: FastifyRequest, body: string) => Promise<Answer>) =>
    simulator({
      name: `wechatpay.${name}`,
      faults,
      timers,
      headers: (body, request) =>
        messageHeaders({
          body,
          ...platformKey(keys, request.headers['wechatpay-serial']),
          now: clock.now(),
          nonce: nonce(),
        }),
      handle: async (request, rawBody) => {
        const fault = merchantFault(keys, clock.now(), request, rawBody)
        return fault ? refuse(401, 'SIGN_ERROR', fault) : handle(request, rawBody)
      },
    })

export const refuse = (
  status: number,
  code: string,
  message = code,
): Answer & { status: number } => ({ status, body: { code, message } })
