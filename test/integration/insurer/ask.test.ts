import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { sumFen } from '@/domain/money/money'
import { outbox, shareEntries } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore, issuing } from '../../support/insurer-core'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  openPayOrder,
  signIn,
  turnSandbox,
} from '../../support/purchase'

/** A product whose insurer decides before a policy is given back: the money waits for its answer. */

let gateway: TestGateway
beforeAll(async () => {
  const capabilities = { ...issuing, cancel: { mode: 'ask' as const } }
  const CATALOGUE_DIR = catalogueWithCore({ core: 'TAIHANG', capabilities })
  gateway = await openGateway({ CATALOGUE_DIR })
})
afterEach(async () => {
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(() => gateway.close())

async function bought({ issued = true } = {}) {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login, family())
  const opened = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  if (issued) await gateway.jobs()
  const order = async () => done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  const [first] = (await order()).policies
  const policyId = first?.policyId ?? ''
  const ask = () =>
    gateway.call(
      'revokePolicyAndRefund',
      { policyId, expectedRefundable: opened.amountFen },
      { login },
    )
  const preview = () => gateway.call('getRevokeInfo', { policyId }, { login })
  /** How the core decides about the people, in their order. */
  const wish = async (...wanted: string[]) => {
    for (const [index, cancelWish] of wanted.entries()) {
      const path = `core-policies/TAIHANG/P-${proposalId}-${index + 1}`
      await turnSandbox(gateway, path, { cancelWish })
    }
  }
  const keptFen = async () => {
    const rows = await gateway.ctx.db
      .select()
      .from(shareEntries)
      .where(eq(shareEntries.payOrderId, opened.payOrderId))
    return sumFen(rows.map(({ kind, amountFen }) => (kind === 'ISSUE' ? amountFen : -amountFen)))
  }
  return { ...opened, login, policyId, order, ask, preview, wish, keptFen }
}
type Bought = Awaited<ReturnType<typeof bought>>

const words = async ({ order }: Bought) => (await order()).policies.map(({ status }) => status)

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

test('nothing moves before the core has answered; then the money goes back', async () => {
  const one = await bought()
  await one.wish('LATER', 'LATER')
  expect((await one.order()).revokeAsks).toBe(true)
  expect(done(await one.preview()).revokeAsks).toBe(true)
  expect(done(await one.ask())).toMatchObject({ asked: true, refundAmount: 0, refunds: [] })
  await gateway.jobs()
  expect(await words(one)).toEqual(['CANCELLING', 'CANCELLING'])
  expect((await one.order()).status).toBe('PAID')
  expect((await one.ask()).code).toBe(errorCodes.ORDER_STATE)
  expect((await one.preview()).code).toBe(errorCodes.ORDER_STATE)
  // What the insurer decides about is not offered again.
  expect((await one.order()).revokeUntil).toBeNull()
  const { policyId, login } = one
  const file = await gateway.call('getPolicyFile', { policyId }, { login })
  expect(file.code).toBe(0)

  await one.wish('ACKNOWLEDGED', 'ACKNOWLEDGED')
  await later(5000)
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('REVOKED')
  expect(sumFen(order.refunds.map(({ amountFen }) => amountFen))).toBe(one.amountFen)
  expect(order.refunds.every(({ status }) => status === 'REFUNDED')).toBe(true)
  expect(await words(one)).toEqual(['REVOKED', 'REVOKED'])
  expect(await one.keptFen()).toBe(0)
})

test('refused: the cover goes on, the person is told, and may ask again', async () => {
  const one = await bought()
  await one.wish('REFUSED', 'REFUSED')
  done(await one.ask())
  await gateway.jobs()
  await gateway.jobs()
  for (const word of await words(one)) expect(['WAITING', 'EFFECTIVE']).toContain(word)
  expect((await one.order()).refunds).toEqual([])
  expect(await one.keptFen()).toBe(one.amountFen)
  const told = await gateway.ctx.db.select().from(outbox).where(eq(outbox.topic, 'REFUND_PROGRESS'))
  expect(told.map(({ payload }) => payload['what'])).toContain('保险公司未同意退保，保障继续')

  await one.wish('ACKNOWLEDGED', 'ACKNOWLEDGED')
  done(await one.ask())
  await gateway.jobs()
  await later(2 * 60_000)
  expect((await one.order()).status).toBe('REVOKED')
})

test('one of a family may leave: that premium goes back, the other stays insured', async () => {
  const one = await bought()
  await one.wish('LATER', 'REFUSED')
  done(await one.ask())
  await gateway.jobs()
  // While it decides about one of them, nothing more is asked for.
  expect((await words(one)).filter((word) => word === 'CANCELLING')).toHaveLength(1)
  expect((await one.ask()).code).toBe(errorCodes.ORDER_STATE)
  await one.wish('ACKNOWLEDGED', 'REFUSED')
  await later(5000)
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('PAID')
  const [left, stays] = await words(one)
  expect(left).toBe('REVOKED')
  expect(['WAITING', 'EFFECTIVE']).toContain(stays)
  const [refund] = order.refunds
  expect(order.refunds).toMatchObject([{ status: 'REFUNDED' }])
  expect(await one.keptFen()).toBe(one.amountFen - (refund?.amountFen ?? 0))
})

test('whoever has no policy yet leaves at once, and the others wait for the answer', async () => {
  gateway.sandbox.faults.add({ cmd: 'core.issue', mode: 'code', code: 'LATER', times: 1 })
  const one = await bought()
  expect((await words(one)).sort()).toEqual(
    [expect.stringMatching(/WAITING|EFFECTIVE/), 'ISSUING'].sort(),
  )
  await one.wish('LATER', 'LATER')
  const asked = done(await one.ask())
  expect(asked.asked).toBe(true)
  const [refund] = asked.refunds
  expect(asked.refunds).toHaveLength(1)
  expect(refund?.amountFen).toBeLessThan(one.amountFen)
  expect(asked.refundAmount).toBe(refund?.amountFen)
  expect(refund?.reason).toBe('投保人撤单')
  expect((await words(one)).sort()).toEqual(['CANCELLING', 'REVOKING'])
  await one.wish('ACKNOWLEDGED', 'ACKNOWLEDGED')
  await gateway.jobs()
  await later(2 * 60_000)
  const { status, refunds } = await one.order()
  expect(status).toBe('REVOKED')
  expect(sumFen(refunds.map(({ amountFen }) => amountFen))).toBe(one.amountFen)
})

test('where nothing is issued yet there is nothing to ask: all of the money goes back at once', async () => {
  const one = await bought({ issued: false })
  const { asked, refundAmount, refunds } = done(await one.ask())
  expect(asked).toBeUndefined()
  expect(refunds).toHaveLength(1)
  expect(refundAmount).toBe(one.amountFen)
  expect((await one.order()).status).toBe('REVOKED')
})
