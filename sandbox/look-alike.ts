import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaultTable } from './faults'
import type { Timers } from './timers'

/** What a look-alike answers; `body` goes out as JSON, a file as it is, with its type. */
export type Answer = {
  status: number
  body?: unknown
  file?: string
  picture?: Buffer
  zip?: Buffer
}

type LookAlike = {
  /** The name testers give in `PUT /sandbox/faults`, e.g. `wechatpay.query`. */
  name: string
  faults: FaultTable
  timers: Timers
  handle: (request: FastifyRequest, rawBody: string) => Answer | Promise<Answer>
  /** How this service words a failure that testers order by its code. */
  ordered?: (code: string | number | undefined) => Answer
  /** Extra headers over the very bytes that go out. */
  headers?: (rawBody: string, request: FastifyRequest) => Record<string, string>
}

/**
 * One endpoint of an outside service. `delay` and `drop` happen after the work was done: that is
 * what leaves the caller not knowing. The others happen instead of it.
 */
export const lookAlike =
  ({ name, faults, timers, handle, ordered, headers }: LookAlike) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
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
