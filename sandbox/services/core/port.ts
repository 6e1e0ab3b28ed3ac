import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { errorStatuses, signatureFault, signedHeaders, type ErrorCode } from '@huimin/insurer-core'
import type { SandboxParts } from '../../world/parts'
import { coreKey, isCore, type CoreName } from './cores'

/**
 * How a core may go wrong, as `code` of a fault. OTHER_NUMBER: it names another policy number than
 * before, where it named one. REFUSE: it refuses what it would do. LATER: it takes its time. WRONG_SIGNATURE: its answer is
 * signed with another secret. OTHER_KEY: it answers another question. NO_DOCUMENT: it has not drawn it
 * yet. MALFORMED: it does not take the request. DOWN: nobody hears it, and it does nothing.
 * ROW_DENIED: it does not know the first row that it acknowledged. ROW_SILENT: it names all rows but the
 * last. BACKLOG: it has 50,000 others to do first. OTHER_VIEW: it tells another premium than it has.
 */
export const coreFaults = [
  ...['OTHER_NUMBER', 'REFUSE', 'LATER', 'WRONG_SIGNATURE', 'OTHER_KEY', 'NO_DOCUMENT'],
  ...['MALFORMED', 'DOWN', 'ROW_DENIED', 'ROW_SILENT', 'BACKLOG', 'OTHER_VIEW'],
] as const
export type CoreFault = (typeof coreFaults)[number]

const always: readonly CoreFault[] = ['WRONG_SIGNATURE', 'OTHER_KEY', 'MALFORMED', 'DOWN']
const unheard = always.filter((code) => code !== 'OTHER_KEY')
const changes: readonly CoreFault[] = ['REFUSE', 'LATER', 'BACKLOG']

/** The faults that change something at each port. */
export const faultsOfPorts: Readonly<Record<string, readonly CoreFault[]>> = {
  'core.accept': ['REFUSE', ...always],
  'core.issue': [...changes, 'OTHER_NUMBER', 'NO_DOCUMENT', ...always],
  'core.cancel': [...changes, ...unheard],
  'core.endorse': [...changes, ...unheard],
  'core.document': unheard,
  'core.pull': ['OTHER_VIEW', ...unheard],
  'core.handOver': [...changes, 'ROW_SILENT', ...unheard],
  'core.handover': ['ROW_DENIED', ...unheard],
}

const isCoreFault = (code: unknown): code is CoreFault => coreFaults.some((known) => known === code)

/** A core takes bodies of this size; a larger one is refused with a signed answer. */
const MOST_BYTES = 4_000_000
export const bodyLimit = 2 * MOST_BYTES

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

/** An answer that says what is wrong with the request. */
export const wrong = (error: ErrorCode, message: string = error): Answer => ({
  status: errorStatuses[error],
  body: { error, message },
})

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
    const { keyId, secretKey } = coreKey(keys, core)
    const key = { keyId, secret: secretKey }
    const body = typeof request.body === 'string' ? request.body : ''
    const target = request.url.slice(request.url.indexOf('/v1/'))
    const send = ({ status, body: told, file }: Answer, by = key) => {
      const sent = file ?? JSON.stringify(told)
      return reply
        .code(status)
        .headers({
          'content-type': file ? 'application/pdf' : 'application/json',
          ...signedHeaders(by, sent, clock.now()),
        })
        .send(sent)
    }
    const silence = () => {
      request.raw.socket.destroy()
      return reply.hijack()
    }

    const ordered = faults.take(name)
    const fault = isCoreFault(ordered?.code) ? ordered.code : undefined
    if (fault === 'DOWN') return silence()
    const signed = request.method === 'GET' ? target : body
    const unsigned = signatureFault(key, request.headers, signed, clock.now())
    if (unsigned) return send(wrong(unsigned))
    if (ordered?.mode === 'http500') return send(wrong('INTERNAL'))
    if (ordered?.mode === 'authFailed') return send(wrong('SIGNATURE'))
    if (fault === 'MALFORMED') return send(wrong('MALFORMED'))
    if (Buffer.byteLength(body) > MOST_BYTES) return send(wrong('TOO_LARGE'))

    const answer = await handle({ core, body, fault, request })
    if (ordered?.mode === 'delay') await timers.wait(ordered.delayMs ?? 0)
    if (ordered?.mode === 'drop') return silence()
    return fault === 'WRONG_SIGNATURE' ? send(answer, { ...key, secret: 'another' }) : send(answer)
  }
}

const noIn = v.object({ no: v.string() })

/** What stands for `{no}` in the address. */
export const noOf = (request: FastifyRequest): string => v.parse(noIn, request.params).no

/** Whether header and body name one key. */
export const isOneKey = (request: FastifyRequest, { key }: { key: string }): boolean =>
  request.headers['x-idempotency-key'] === key

export const malformed = wrong('MALFORMED', 'it fits no schema')
export const keyReused = wrong('KEY_REUSED', 'the key came before with another body')
export const notFound = wrong('NOT_FOUND', 'there is no such policy or hand-over')
