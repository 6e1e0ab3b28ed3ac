import { openGateway } from '../support/gateway'

test('a Redis that is away keeps nobody waiting', async () => {
  const alarms: string[] = []
  const note = ({ alarm }: { alarm?: string }) => void (alarm && alarms.push(alarm))
  const log = { info: note, warn: note, error: note }
  // Nothing listens on port 1.
  const gateway = await openGateway({ REDIS_URL: 'redis://127.0.0.1:1' }, { log })
  const { code } = await gateway.call('openCaptcha', { phoneNumber: '13800138000' })
  expect(code).toBe(0)
  expect(alarms).toContain('REDIS_AWAY')
  await gateway.close()
}, 60_000)
