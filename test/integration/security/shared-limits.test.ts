import { Redis } from 'ioredis'
import { errorCodes } from '@/contract/errors'
import type { LogFields } from '../../../server/context/log'
import { openGateway, type TestGateway } from '../../support/gateway'
import { openRedis } from '../../support/redis'
import type { RemoteGateway } from '../../support/remote'

const LIMIT = 6

const collectAlarms = () => {
  const alarms: string[] = []
  const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
  return { alarms, log: { info: note, warn: note, error: note } }
}

const key = '310000_PP57'
/** A cheap call, which only counts for the limit. */
const call = async (gateway: RemoteGateway): Promise<number> =>
  (
    await gateway.call('readConfig', {
      appID: 'huimin_insur',
      namespace: 'insure_product_page',
      key,
    })
  ).code

test('two gateways count the calls of one address together, and go on when Redis is gone', async () => {
  const redis = await openRedis()
  const client = new Redis(redis.url)
  client.on('error', () => undefined)
  const { alarms, log } = collectAlarms()
  const settings = { REDIS_URL: redis.url, RATE_LIMIT: String(LIMIT) }
  const gateways: TestGateway[] = []
  for (let index = 0; index < 2; index += 1) {
    const gateway = await openGateway(settings, { log })
    gateways.push(gateway)
    // Calls are not counted until the gateway has connected to Redis.
    await client.flushall()
    while ((await client.keys('huimin-limit-*')).length === 0) await call(gateway)
  }
  const [first, second] = gateways as [TestGateway, TestGateway]
  const alone = await openGateway({ RATE_LIMIT: String(LIMIT) })
  // On a busy machine a gateway may have reported Redis as away before it connected.
  alarms.length = 0
  try {
    await client.flushall()
    for (let times = 0; times < LIMIT / 2; times += 1) {
      expect(await call(first)).toBe(0)
      expect(await call(second)).toBe(0)
    }
    expect(await call(first)).toBe(errorCodes.TOO_MANY_REQUESTS)
    expect(await call(second)).toBe(errorCodes.TOO_MANY_REQUESTS)
    expect(await call(alone)).toBe(0)

    expect(alarms).toEqual([])
    await redis.stop()
    expect(await call(first)).toBe(0)
    expect(await call(second)).toBe(0)
    while (alarms.length < 2) await call(first)
    expect(alarms).toEqual(['REDIS_AWAY', 'REDIS_AWAY'])
  } finally {
    client.disconnect()
    for (const gateway of [first, second, alone]) await gateway.close()
  }
})

test('a Redis that is away keeps nobody waiting', async () => {
  const { alarms, log } = collectAlarms()
  // No server listens on port 1.
  const gateway = await openGateway({ REDIS_URL: 'redis://127.0.0.1:1' }, { log })
  expect(await call(gateway)).toBe(0)
  expect(alarms).toContain('REDIS_AWAY')
  await gateway.close()
})
