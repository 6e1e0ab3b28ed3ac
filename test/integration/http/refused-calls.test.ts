import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pathOf, type Call } from '@/contract/call'
import { calls } from '@/contract/calls'
import { byCircle } from '../../support/circle'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, shanghai } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { renewing } from '../../support/renewing'
import { everything } from '../../support/rows'
import { nearly } from './from-schema'

/**
 * A refusal changes nothing. Every call gets bodies of its form about existing records: a paid
 * order, an unpaid one, a renewal that is being signed.
 */

/**
 * Tables that may change: records of attempts and their counts, and WeChat's access token, which
 * all calls share until it ends.
 */
const LOGS = ['security_events', 'captchas', 'sms_codes', 'tries', 'wechat_held']

const BODIES = byCircle(2, 15)

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
  gateway.sandbox.clock.setNow(Date.parse('2026-11-20T10:00:00+08:00'))
})
afterAll(() => gateway.close())

const { bought, unpaid, wanted } = renewing(() => gateway)

interface World {
  login: Login
  /** Valid values by the name of the field. */
  known: Record<string, readonly unknown[]>
}

async function build(): Promise<World> {
  const one = await bought()
  const { login, proposalId, policyIds } = one
  const other = await unpaid(login)
  const agreed = await wanted(one)
  done(await gateway.call('turnOnAutoRenewal', agreed, { login }))
  return {
    login,
    known: {
      cityCode: [shanghai.cityCode],
      productCode: [shanghai.productCode],
      proposalId: [proposalId, other.proposalId],
      orderId: [proposalId, other.proposalId],
      payOrderId: [other.payOrderId],
      policyId: policyIds,
      policyIds: [policyIds, policyIds.slice(0, 1)],
      textHash: [agreed.textHash],
      expectedFen: [agreed.expectedFen, 1],
      expectedRefundable: [agreed.expectedFen, 1],
      expectedTotalFen: [agreed.expectedFen, 1],
      place: ['BROWSER'],
      version: [3],
    },
  }
}

/** Puts known values into most of the fields that have their names. */
function about(known: World['known'], body: unknown, choices: Iterator<number>): unknown {
  if (Array.isArray(body)) return body.map((each: unknown) => about(known, each, choices))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]: [string, unknown]) => {
      const values = known[name]
      const choice: number = choices.next().value ?? 0
      if (!values || choice % 8 === 0) return [name, about(known, value, choices)]
      return [name, values[choice % values.length]]
    }),
  )
}

const state = async () => {
  const rows = await everything(gateway.ctx.db)
  return Object.fromEntries(Object.entries(rows).filter(([name]) => !LOGS.includes(name)))
}

let world: World | undefined
const counted = { taken: 0, refused: 0 }
afterAll(() => {
  process.stderr.write(`refused calls: ${counted.taken} taken, ${counted.refused} refused\n`)
})

test.each(Object.entries<Call>(calls))(
  '%s: a refusal leaves every table as it was',
  async (_name, call) => {
    world ??= await build()
    const { login, known } = world
    const { cmd, apiVersion } = call
    let before = await state()
    const bodies = fc.tuple(nearly(call.request), fc.array(fc.nat(999), { minLength: 40 }))
    await fc.assert(
      fc.asyncProperty(bodies, async ([body, choices]) => {
        const data = about(known, body, choices.values())
        const options = { login, key: randomUUID() }
        const { code } = await gateway.send(pathOf(call), { cmd, apiVersion, data }, options)
        const after = await state()
        if (code !== 0) expect(after).toEqual(before)
        else if (JSON.stringify(after) !== JSON.stringify(before)) world = undefined
        before = after
        counted[code === 0 ? 'taken' : 'refused'] += 1
      }),
      { numRuns: BODIES },
    )
  },
  120_000,
)
