import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createTimers } from '@huimin/wechat-sandbox'
import { isPhone } from './native/names'

/** A network of the countryside: how long each request is on its way, and what it carries. */
const LATENCY_MS = 600
const BYTES_PER_MS = 40

/** The files of a mini-program are on the phone before it is opened. */
const isOfMiniProgram = ({ method, url }: FastifyRequest): boolean =>
  method === 'GET' && url.startsWith('/sandbox/weapp/')

/** Set by the phone itself (page/phone-look.ts). */
const isSlow = (request: FastifyRequest): boolean =>
  isPhone(request) &&
  !isOfMiniProgram(request) &&
  /(?:^|; )hm_sandbox_line=slow/.test(request.headers.cookie ?? '')

/** Delays everything that a phone with a slow network loads and calls. */
export function slowLine(app: FastifyInstance): void {
  const timers = createTimers()
  app.addHook('preClose', async () => timers.cancel())
  app.addHook('onRequest', async (request) => {
    if (isSlow(request)) await timers.wait(LATENCY_MS)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (isSlow(request))
      await timers.wait(bytesOf(reply.getHeader('content-length'), payload) / BYTES_PER_MS)
    return payload
  })
}

/** Text that is compressed on its way has no length yet; what the gateway compresses is short. */
const bytesOf = (length: unknown, payload: unknown): number => {
  const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0
  return Number(length ?? text) || 0
}
