import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../context/answer'
import type { Context } from '../context/context'
import { prefixOf, subscriberOf } from '../records/security/network'
import { sendAnswer } from './envelope'

const MINUTE_MS = 60_000

/** Counts for each address how often something was asked for in the present minute. */
export function createMinuteCounts(now: () => number = Date.now) {
  let endsAt = 0
  const counts = new Map<string, number>()
  return ({ ip }: Pick<FastifyRequest, 'ip'>): number => {
    if (now() >= endsAt) {
      counts.clear()
      endsAt = now() + MINUTE_MS
    }
    const who = subscriberOf(ip)
    const times = (counts.get(who) ?? 0) + 1
    counts.set(who, times)
    return times
  }
}

/**
 * Limits what one address reads in a minute: pages, files and the rest that is no call. Many people
 * share an address, so the limit is far above what a thousand of them open in that time, and what
 * costs much is kept instead (storefront.ts, compress-once.ts). It is counted in this process, because
 * asking Redis would cost more than the file. The simulators are exempt: the gateway reads them itself.
 */
export function limitReads(app: FastifyInstance, { env, log }: Context): void {
  const count = createMinuteCounts()
  app.addHook('onRequest', async (request, reply) => {
    const { method, url, ip } = request
    if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/sandbox/')) return
    const times = count(request)
    if (times <= env.GET_LIMIT) return
    if (times === env.GET_LIMIT + 1)
      log.warn({ security: 'LIMIT_HIT', network: prefixOf(ip), reason: 'GET_LIMIT' }, 'security')
    return sendAnswer(reply, refuse('TOO_MANY_REQUESTS'))
  })
}
