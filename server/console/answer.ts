import type { ConsoleError, ConsoleRefusal } from './calls/errors'

/** The answer of a call of the console: its data, or the refusal. */
export type ConsoleAnswer<T> = { ok: true; value: T } | Refused

export interface Refused extends Omit<ConsoleRefusal, 'ok'> {
  ok: false
}

export const done = <T>(value: T): ConsoleAnswer<T> => ({ ok: true, value })

export const refused = (
  code: ConsoleError,
  details: Omit<ConsoleRefusal, 'ok' | 'code'> = {},
): Refused => ({ ok: false, code, ...details })
