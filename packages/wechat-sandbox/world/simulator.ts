import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultTable } from './faults'
import type { Timers } from './timers'

/** The answer of a simulator. `body` is sent as JSON, a file unchanged with its type. */
export type Answer = {
  status: number
  body?: unknown
  file?: string
  picture?: Buffer
  zip?: Buffer
}

type Simulator = {
  /** The name that testers use in `PUT /sandbox/faults`, e.g. `wechatpay.query`. */
  name: string
  faults: FaultTable
  timers: Timers
  handle: (request: FastifyRequest, rawBody: string) => Answer | Promise<Answer>
  /** The service's own form of a failure that testers ordered by its code. */
  ordered?: (code: string | number | undefined) => Answer
  /** Further headers, made from the bytes that are sent. */
  headers?: (rawBody: string, request: FastifyRequest) => Record<string, string>
}

/**
 * One endpoint of an outside service. The faults `delay` and `drop` happen after the work, so that
 * the caller does not know its outcome. The other faults happen instead of the work.
 */
export const simulator = ({
  name,
  faults,
  timers,
  handle,
  ordered,
  headers,
}: Simulator): ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) => {
  faults.declare(name)
  return async (request, reply) => {
    const rawBody = typeof request.body === 'string' ? request.body : ''
    const send = ({ status, body, file, picture, zip }: Answer) => {
      if (picture) return reply.code(status).type('image/png').send(picture)
      if (zip) return reply.code(status).type('application/x-gzip').send(zip)
      if (file !== undefined) return reply.code(status).type('text/plain; charset=utf-8').send(file)
      const text = body === undefined ? '' : JSON.stringify(body)
      return reply
        .code(status)
        .headers({ 'content-type': 'application/json; charset=utf-8', ...headers?.(text, request) })
        .send(text)
    }

    const fault = faults.take(name)
    switch (fault?.mode) {
      case 'http500':
        return send({ status: 500, body: { code: 'SYSTEM_ERROR', message: fault.message } })
      case 'authFailed':
        return send({ status: 401, body: { code: 'SIGN_ERROR', message: fault.message } })
      case 'code':
        return send(
          ordered?.(fault.code) ?? {
            status: 400,
            body: { code: fault.code, message: fault.message },
          },
        )
      case 'delay':
      case 'drop':
      case undefined:
    }

    const answer = await handle(request, rawBody)
    if (fault?.mode === 'delay') await timers.wait(fault.delayMs ?? 0)
    if (fault?.mode === 'drop') {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    return send(answer)
  }
}
