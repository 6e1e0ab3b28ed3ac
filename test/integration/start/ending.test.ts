import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { openGateway } from '../../support/gateway'

let ahead: Socket
afterEach(() => ahead.destroy())

test('a connection that nobody used does not hold the end', async () => {
  const gateway = await openGateway()
  ahead = connect(Number(new URL(gateway.origin).port), '127.0.0.1')
  await once(ahead, 'connect')
  // This answer came later, so the gateway already knows the first connection.
  expect((await fetch(`${gateway.origin}/healthz`)).ok).toBe(true)
  const gone = once(ahead, 'close')
  await gateway.close()
  await gone
})
