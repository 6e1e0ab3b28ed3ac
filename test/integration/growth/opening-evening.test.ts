import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { pathOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'
import { headers, type Place } from '@/contract/envelope'
import { otherAddressesCalls } from '@/contract/other-addresses'
import { reconcile } from '../../../server/ledger/reconcile'
import { openTestDatabase } from '../../support/database'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  shanghai,
  signIn,
  submission,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { soundBody } from '../../support/sound-body'
import { visit } from '../../support/visitor-doors'

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

/** Opens a gateway whose calls at work fill it, until they are let go. */
async function atFullGateway(work: (gateway: TestGateway, letGo: () => void) => Promise<void>) {
  const gateway = await openGateway({ CALLS_AT_ONCE: String(AT_ONCE) })
  const letGo = await callsAtWork(gateway, await signIn(gateway))
  try {
    await work(gateway, letGo)
  } finally {
    letGo()
    await gateway.close()
  }
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

test('made-up logins take no place in the line, and an account has one, whatever its logins', () =>
  atFullGateway(async (gateway, letGo) => {
    const phone = newMobile()
    const buyer = await signIn(gateway, phone)
    await moveClock(gateway, 61_000)
    const again = await signIn(gateway, phone)
    const person = { relationType: 'SELF' as const, person: newPerson() }
    const { insurants } = submission({ traceId: 'any' }, [person], 0)
    const ask = (login: Login, ticket = '') =>
      gateway.call(
        'getPrice',
        { ...shanghai, version: 3, insurants },
        { login, headers: { [headers.ticket]: ticket } },
      )
    const madeUp = Array.from({ length: 60 }, () =>
      ask({ ...buyer, token: randomUUID() }).then(({ status }) => status),
    )
    expect(new Set(await Promise.all(madeUp))).toEqual(new Set([401]))
    const first = await ask(buyer)
    expect(first.extra?.place).toMatchObject({ position: 1 })
    expect((await ask(again, first.extra?.place?.ticket)).extra?.place).toMatchObject({
      position: 1,
    })
    letGo()
    expect((await ask(again, first.extra?.place?.ticket)).status).toBe(200)
  }))

const steps = [
  'getPrice',
  'confirmHealth',
  'createProposal',
  'confirmProposal',
  'createPayOrder',
] as const
/** The second addresses of the steps. The other second addresses wait for nothing. */
const stepsAgain: readonly string[] = [
  'getCorePrice',
  'createCoreProposal',
  'createProposalV2',
  'confirmProposalV2',
  'createCorePayOrder',
  'createPlainPayOrder',
]

test('a step of buying waits at each of its addresses', () =>
  atFullGateway(async (gateway) => {
    const login = await signIn(gateway)
    const names = [...steps, ...(Object.keys(otherAddressesCalls) as CallName[])]
    const waiting = await Promise.all(
      names.map(async (name) => {
        const { cmd, apiVersion, request } = calls[name]
        const body = { cmd, apiVersion, data: soundBody(request, {}) }
        const key = randomUUID()
        const { extra } = await gateway.send(pathOf(calls[name]), body, { login, key })
        return extra?.place ? [name] : []
      }),
    )
    expect(waiting.flat().sort()).toEqual([...steps, ...stepsAgain].sort())
  }))

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
