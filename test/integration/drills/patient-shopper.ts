import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCodes } from '@/contract/errors'
import { remoteGateway, type RemoteGateway, type Reply } from '../../support/remote'

/** A call that a gateway answered, and when (performance.now). */
export interface Answered {
  name: string
  data: unknown
  at: number
  /** How long (ms) the client waited for it, with all repeats. */
  waitedMs: number
}

/** An answer that is none (0: the connection was lost), or one that no client should see (500). */
export interface Odd {
  name: string
  status: number
}

/** The pause (ms) of a client before it repeats a call that nobody answered. */
const AGAIN_MS = 50

/**
 * A client behind a balancer: each call goes to the next gateway, and is repeated with the same key
 * until it is answered. 503 and a lost connection are no answers.
 */
export function patientShopper(
  origins: readonly string[],
  now: () => number,
): RemoteGateway & { answered: Answered[]; unanswered: Odd[]; odd: Odd[] } {
  const remotes = origins.map(remoteGateway)
  const answered: Answered[] = []
  const unanswered: Odd[] = []
  const odd: Odd[] = []
  let turn = 0
  return {
    origin: origins[0] ?? '',
    now,
    answered,
    unanswered,
    odd,
    call: async (name, data, options = {}) => {
      const key = options.key ?? randomUUID()
      const askedAt = performance.now()
      for (;;) {
        const remote = remotes[turn++ % remotes.length]
        const reply = await remote
          ?.call(name, data, { ...options, key })
          .catch((): undefined => undefined)
        if (reply && reply.status >= 500 && reply.status !== 503)
          odd.push({ name, status: reply.status })
        if (reply && !isNoAnswer(reply)) {
          const at = performance.now()
          if (reply.code === 0) answered.push({ name, data, at, waitedMs: at - askedAt })
          return reply
        }
        unanswered.push({ name, status: reply?.status ?? 0 })
        await pause(AGAIN_MS)
      }
    },
  }
}

const isNoAnswer = ({ code, status }: Reply): boolean =>
  status >= 500 || code === errorCodes.UNAVAILABLE || code === errorCodes.IDEMPOTENCY_IN_PROGRESS
