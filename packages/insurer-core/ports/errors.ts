import * as v from 'valibot'
import { text } from './values'

/**
 * What a core answers when it does not take a request. That is a fault of programs or of settings,
 * never a decision about a person: a refusal of cover is a status of an answer with 200.
 */

export const errorStatuses = {
  MALFORMED: 400,
  SIGNATURE: 401,
  TIMESTAMP: 401,
  NOT_FOUND: 404,
  NOT_OFFERED: 404,
  KEY_REUSED: 409,
  HANDOVER_DIFFERS: 409,
  TOO_LARGE: 413,
  BUSY: 503,
  INTERNAL: 500,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatuses

export const errorMeanings: Record<ErrorCode, string> = {
  MALFORMED: 'The body fits no schema, or contradicts the address or the header.',
  SIGNATURE: 'The signature or the key id is missing or wrong.',
  TIMESTAMP: 'The time differs by more than 300 s.',
  NOT_FOUND: 'There is no such policy or hand-over.',
  NOT_OFFERED: 'This core does not offer this port.',
  KEY_REUSED: 'The key came before, with another body.',
  HANDOVER_DIFFERS: 'Day, product or number of rows differ from the first request.',
  TOO_LARGE: 'The body is larger than 4 MB.',
  BUSY: 'Not now; the same request is welcome again.',
  INTERNAL: 'A fault of the core; the same request is welcome again.',
}

export const coreError = v.object({
  error: v.string(),
  message: text,
  field: v.optional(
    v.pipe(v.string(), v.description('The path of the field, where one is wrong.')),
  ),
})
export type CoreError = v.InferOutput<typeof coreError>

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatuses, code)
