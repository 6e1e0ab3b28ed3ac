import type { FastifyReply } from 'fastify'
import { errorCodes, type ErrorName } from '@/contract/errors'
import type { FailureWords } from '@/copy/errors/failures'
import type { Refusal } from '../context/answer'
import { refusalText } from './refusal-text'

/**
 * The body is always the envelope. Errors of the protocol have a matching HTTP status. Refusals by
 * a business rule (price changed, code wrong) are normal answers with status 200.
 */
const statuses: Partial<Record<ErrorName, number>> = {
  UNKNOWN: 500,
  MAINTENANCE: 200,
  BAD_REQUEST: 400,
  IDEMPOTENCY_KEY_MISSING: 400,
  AUTH_FAILED: 401,
  NOT_FOUND: 404,
  ADDRESS_UNKNOWN: 404,
  IDEMPOTENCY_IN_PROGRESS: 409,
  TOO_LARGE: 413,
  IDEMPOTENCY_KEY_REUSED: 422,
  TOO_MANY_REQUESTS: 429,
  UNAVAILABLE: 503,
}

export const statusOf = (code: ErrorName): number => statuses[code] ?? 200

declare module 'fastify' {
  interface FastifyReply {
    /** The envelope's code, for the log. */
    answered?: number
  }
  interface FastifyRequest {
    userId?: string
  }
}

/** Sends a refusal. `words` are those of the product that the request is about, if there is one. */
export function sendAnswer(
  reply: FastifyReply,
  refusal: Refusal,
  words: FailureWords = {},
): FastifyReply {
  const { code } = refusal
  reply.answered = errorCodes[code]
  if (code === 'IDEMPOTENCY_IN_PROGRESS') reply.header('retry-after', '1')
  if (code === 'UNAVAILABLE') reply.header('retry-after', String(refusal.place?.retryAfter ?? 5))
  return reply.code(statusOf(code)).send(refusalBody(refusal, words))
}

/** Reasons that clients know by exactly these names. */
const ownReasons: Partial<Record<ErrorName, string>> = {
  AUTH_FAILED: 'AuthFailed',
  MAINTENANCE: '999',
}

/**
 * The envelope of a refusal. Older releases of the client read `path` and `rule` instead of the
 * present shape of `extra`.
 */
function refusalBody(refusal: Refusal, words: FailureWords) {
  const { code: name, reason, field, proposalId, amountFen, place } = refusal
  const message = refusalText(refusal, words)
  const code = reason ?? ownReasons[name] ?? name
  const extra = { code, codeMsg: message, name, field, proposalId, amountFen, place }
  const older = field !== undefined && reason !== undefined ? { path: field, rule: reason } : {}
  return { code: errorCodes[name], message, extra: { ...extra, ...older } }
}

export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  reply.answered = 0
  return reply.send({ code: 0, message: '', data })
}
