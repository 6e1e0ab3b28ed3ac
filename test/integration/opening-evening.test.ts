import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { headers, type Place } from '@/contract/envelope'
import { reconcile } from '../../server/ledger/reconcile'
import { openTestDatabase } from '../support/database'
import { openGateway, type TestGateway } from '../support/gateway'
import { confirmedProposal, decide, done, openPayOrder, signIn } from '../support/purchase'
import type { Login } from '../support/remote'
import { visit } from '../support/visitor-doors'

/** The evening on which a sale opens: many more visitors than buyers. */

test('visitors who only look cost the database nothing', async () => {
  const statements: string[] = []
  const database = await openTestDatabase({ logQuery: (query) => statements.push(query) })
  const gateway = await openGateway({}, { database })
  try {
    statements.length = 0
    await Promise.all(Array.from({ length: 20 }, () => visit(gateway)))
    expect(statements).toEqual([])
    // The counter counts.
    await signIn(gateway)
    expect(statements.length).toBeGreaterThan(5)
  } finally {
    await gateway.close()
  }
})

/** How often (ms) a buyer of a test asks again. A page waits as long as it is told. */
const AGAIN_MS = 200
const AT_ONCE = 3
/** The calls of the first of them are kept open; the others are told to ask again. */
const BUYERS = AT_ONCE * 5

/** A gateway as its pages use it: who is told to wait asks again with the ticket, and the same key. */
function waitingAt(gateway: TestGateway, told: (place: Place) => void): TestGateway {
  let ticket: string | undefined
  const call: TestGateway['call'] = async (name, data, options = {}) => {
    const key = options.key ?? randomUUID()
    for (;;) {
      const more = ticket === undefined ? {} : { headers: { [headers.ticket]: ticket } }
      const reply = await gateway.call(name, data, { ...options, key, ...more })
      const place = reply.extra?.place
      if (!place) return reply
      expect(reply.status).toBe(503)
      expect(reply.headers.get('retry-after')).toBe(String(place.retryAfter))
      ticket = place.ticket
      told(place)
      await pause(AGAIN_MS)
    }
  }
  return { ...gateway, call }
}

/** Calls that stay at work until they are let go. */
async function callsAtWork(gateway: TestGateway, login: Login): Promise<() => void> {
  let letGo: (() => void) | undefined
  const held = new Promise<never>((_resolve, reject) => (letGo = () => reject(new Error('held'))))
  const read = jest.spyOn(gateway.ctx.gateways.licence, 'read').mockReturnValue(held)
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]).toString('base64')
  for (let n = 0; n < AT_ONCE; n += 1) void gateway.call('readLicence', { picture }, { login })
  while (read.mock.calls.length < AT_ONCE) await pause(10)
  return () => letGo?.()
}

test('buyers beyond what fits wait in a line, move on in it, and nobody is lost', async () => {
  const gateway = await openGateway({ CALLS_AT_ONCE: String(AT_ONCE) })
  try {
    const logins: Login[] = []
    for (let n = 0; n < BUYERS; n += 1) logins.push(await signIn(gateway))
    const letGo = await callsAtWork(gateway, await signIn(gateway))
    const positions: number[][] = logins.map(() => [])
    /** What each one was told first, before anybody could move on. */
    let firsts: number[] = []
    const buying = logins.map((login, n) =>
      buyAt(
        waitingAt(gateway, ({ position }) => {
          positions[n]?.push(position)
          if (position < BUYERS || firsts.length > 0) return
          firsts = positions.flatMap(([first]) => first ?? [])
          letGo()
        }),
        login,
      ),
    )
    expect(await Promise.all(buying)).toEqual(logins.map(() => 'PAID_OK'))
    expect(firsts.length).toBeGreaterThan(AT_ONCE)
    expect(new Set(firsts).size).toBe(firsts.length)
    for (const own of positions) expect(own).toEqual([...own].sort((a, b) => b - a))
    expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
  } finally {
    await gateway.close()
  }
})

async function buyAt(remote: TestGateway, login: Login): Promise<string> {
  const order = await openPayOrder(remote, login, await confirmedProposal(remote, login))
  await decide(remote, order.outTradeNo, 'PAID')
  const { payOrderId } = order
  return done(await remote.call('getPayStatus', { payOrderId }, { login })).payStatus
}
