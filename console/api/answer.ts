import type { ConsoleRefusal } from '../../server/console/calls/errors'

/** Why a call was not done: the gateway refused it, or no answer came. */
export type Failure = Omit<ConsoleRefusal, 'code'> & { code: ConsoleRefusal['code'] | 'NETWORK' }

/** What a call answers. An expected failure is a value. */
export type Answer<T> = { ok: true; data: T } | Failure

/** Carries a failure through TanStack Query, which knows failures as exceptions. */
export class NotAnswered extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code)
  }
}
