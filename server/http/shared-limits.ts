import type { FastifyInstance } from 'fastify'
import { Redis } from 'ioredis'
import type { Context } from '../context/context'

/**
 * Options for rate limits that several gateways count together in the Redis of REDIS_URL. When
 * Redis is away, calls are not counted and go on without waiting for it.
 */
export function sharedLimits(app: FastifyInstance, { log }: Context, address: string) {
  const redis = new Redis(address, {
    connectTimeout: 500,
    commandTimeout: 500,
    // A Redis that falls silent counts as away after one call has waited. Without this, each call waits.
    socketTimeout: 500,
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
