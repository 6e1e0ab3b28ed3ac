import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Context } from '../context/context'

/**
 * What several gateways count together, where REDIS_URL names a Redis. It may be away: then calls
 * go on uncounted rather than not at all, and nobody waits for it.
 */
export function sharedLimits(app: FastifyInstance, { env, log }: Context) {
  if (!env.REDIS_URL) return {}
  const redis = new Redis(env.REDIS_URL, {
    connectTimeout: 500,
    commandTimeout: 500,
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
  })
  let isAway = false
  redis.on('ready', () => {
    isAway = false
  })
  const away = () => {
    if (!isAway) log.error({ alarm: 'REDIS_AWAY' }, 'limits are not counted')
    isAway = true
  }
  redis.on('error', away)
  redis.on('close', away)
  app.addHook('onClose', async () => {
    redis.off('close', away)
    redis.disconnect()
  })
  return { redis, skipOnError: true, nameSpace: 'huimin-limit-' }
}
