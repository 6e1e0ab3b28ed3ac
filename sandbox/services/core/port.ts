import type { FastifyReply, FastifyRequest } from 'fastify'
import { isSigned, signedHeaders, type SharedKey } from '../../world/hmac'
import type { SandboxParts } from '../../world/parts'
import { coreKey, isCore, type CoreName } from './cores'

/**
 * How a core may go wrong, as `code` of a fault. OTHER_NUMBER: it names another policy number than
 * before, where it named one. REFUSE: it refuses what it would do. LATER: it takes its time. WRONG_SIGNATURE: its answer is
 * signed with another secret. OTHER_KEY: it answers another question. NO_DOCUMENT: it has not drawn it
 * yet. MALFORMED: it does not take the request. DOWN: nobody hears it, and it does nothing.
 */
export const coreFaults = [
  ...['OTHER_NUMBER', 'REFUSE', 'LATER', 'WRONG_SIGNATURE', 'OTHER_KEY', 'NO_DOCUMENT'],
  ...['MALFORMED', 'DOWN'],
] as const
export type CoreFault = (typeof coreFaults)[number]

const isCoreFault = (code: unknown): code is CoreFault => coreFaults.some((known) => known === code)

export interface Asked {
  core: CoreName
  body: string
  fault: CoreFault | undefined
  request: FastifyRequest
}

interface Answer {
  status: number
  body?: unknown
  file?: Buffer
}

/** One port of every core. Its answers are signed, errors too. */
export const corePort = (
  { keys, clock, faults, timers }: SandboxParts,
  name: string,
  handle: (asked: Asked) => Promise<Answer> | Answer,
) => {
  faults.declare(name)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { core = '' } = request.params as { core?: string }
    if (!isCore(core)) return reply.code(404).send({ error: 'NOT_FOUND', message: 'no such core' })
    const key = coreKey(keys, core)
    const body = typeof request.body === 'string' ? request.body : ''
    const target = request.url.slice(request.url.indexOf('/v1/'))
    const send = ({ status, body: told, file }: Answer, by: SharedKey = key) => {
      const sent = file ?? JSON.stringify(told)
      const signed = file ? {} : signedHeaders(by, JSON.stringify(told), clock.now())
      return reply
        .code(status)
        .headers({ 'content-type': file ? 'application/pdf' : 'application/json', ...signed })
        .send(sent)
    }
    const silence = () => {
      request.raw.socket.destroy()
      return reply.hijack()
    }
    const wrong = (status: number, error: string) =>
      send({ status, body: { error, message: error } })

    const ordered = faults.take(name)
    const fault = isCoreFault(ordered?.code) ? ordered.code : undefined
    if (fault === 'DOWN') return silence()
    if (!isSigned(key, request.headers, request.method === 'GET' ? target : body, clock.now()))
      return wrong(401, 'SIGNATURE')
    if (ordered?.mode === 'http500') return wrong(500, 'INTERNAL')
    if (ordered?.mode === 'authFailed') return wrong(401, 'SIGNATURE')
    if (fault === 'MALFORMED') return wrong(400, 'MALFORMED')

    const answer = await handle({ core, body, fault, request })
    if (ordered?.mode === 'delay') await timers.wait(ordered.delayMs ?? 0)
    if (ordered?.mode === 'drop') return silence()
    return fault === 'WRONG_SIGNATURE'
      ? send(answer, { ...key, secretKey: 'another' })
      : send(answer)
  }
}

export const malformed: Answer = {
  status: 400,
  body: { error: 'MALFORMED', message: 'it fits no schema' },
}
export const keyReused: Answer = {
  status: 409,
  body: { error: 'KEY_REUSED', message: 'the key came before with another body' },
}
export const notFound: Answer = {
  status: 404,
  body: { error: 'NOT_FOUND', message: 'there is no such policy' },
}
