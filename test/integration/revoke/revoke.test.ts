import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { DAY_MS, dayOf, startOfDayMs } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { coverClaims, outbox, refunds } from '../../../server/db/schema'
import { reconcileDay } from '../../../server/ledger/day'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  shanghai,
  signIn,
  turnSandbox,
  type Product,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Revoking policies with a refund: the revoked policies, the refund and its course. */

let gateway: TestGateway
const alarms: string[] = []
const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
beforeAll(async () => {
  gateway = await openGateway({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(() => {
  alarms.length = 0
})
afterEach(async () => {
  gateway.sandbox.faults.clear()
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(() => gateway.close())

const shenzhen: Product = { cityCode: '440301', productCode: 'LH0G' }

async function bought({
  login,
  product = shanghai,
  people = family(),
}: {
  login?: Login
  product?: Product
  people?: ReturnType<typeof family>
} = {}) {
  const phone = newMobile()
  const by = login ?? (await signIn(gateway, phone))
  const proposalId = await confirmedProposal(gateway, by, people, product)
  const opened = await openPayOrder(gateway, by, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  const { policies } = done(await gateway.call('getOrder', { orderId: proposalId }, { login: by }))
  const [first] = policies
  if (!first) throw new Error('Nothing was bought')
  return { ...opened, phone, proposalId, login: by, people, product, policyId: first.policyId }
}
type Bought = Awaited<ReturnType<typeof bought>>

const revoke = ({ policyId, amountFen, login }: Bought, expectedRefundable = amountFen) =>
  gateway.call('revokePolicyAndRefund', { policyId, expectedRefundable }, { login })

const orderOf = async ({ proposalId, login }: Bought) =>
  done(await gateway.call('getOrder', { orderId: proposalId }, { login }))

const refundRows = ({ payOrderId }: Bought) =>
  gateway.ctx.db.select().from(refunds).where(eq(refunds.payOrderId, payOrderId))

const claimsOf = ({ proposalId }: Bought) =>
  gateway.ctx.db.select().from(coverClaims).where(eq(coverClaims.proposalId, proposalId))

const plan = ({ outTradeNo }: Bought, status: string) =>
  turnSandbox(gateway, `pay-orders/${outTradeNo}/refunds`, { status })
const end = (outRefundNo: string, status: string, notify = {}) =>
  turnSandbox(gateway, `refunds/${outRefundNo}`, { status, notify })

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

/** Runs the jobs that request the refund and later query it. */
const arrived = async () => {
  await later(0)
  await later(2 * 60_000)
}

test('EN020 the preview names every policy that falls, by person, premium and discount', async () => {
  const zhongshan = { cityCode: '442000', productCode: 'LH1F' }
  const one = await bought({ product: zhongshan })
  const info = done(
    await gateway.call('getRevokeInfo', { policyId: one.policyId }, { login: one.login }),
  )
  const order = await orderOf(one)
  expect(info.revokeExtra.premiumInfoList).toEqual(
    order.price.insurants.map(({ name, relationType, premiumFen, tag = '' }) => ({
      maskName: name,
      relationType,
      credentialTail: expect.stringMatching(/^\d{3}[\dX]$/),
      premium: premiumFen,
      discountDesc: tag,
    })),
  )
  expect(info.refundAmount).toBe(one.amountFen)
  expect(info.popupInfo.nameList).toEqual(['王**', '王**'])
  expect(info.insuredInfo.userName).toBe('王**')
  expect(info).toMatchObject({ orderId: one.proposalId, ...zhongshan })
})

test('ST004 revoking one policy ends all of its order, and no other', async () => {
  const other = await bought()
  const parents = [
    { relationType: 'FATHER_PARENTS' as const, person: newPerson('1962-03-15') },
    { relationType: 'MOTHER_PARENTS' as const, person: newPerson('1963-04-16', 'F') },
  ]
  const one = await bought({ login: other.login, people: parents })
  const answer = done(await revoke(one))
  expect(answer).toMatchObject({
    orderId: one.proposalId,
    refundAmount: one.amountFen,
    policyNum: 2,
    refunds: [{ status: 'REQUESTED', amountFen: one.amountFen }],
  })
  const order = await orderOf(one)
  expect(order.status).toBe('REVOKED')
  expect(order.policies.map(({ status }) => status)).toEqual(['REVOKING', 'REVOKING'])
  expect(order.revokeUntil).toBeNull()
  expect(await claimsOf(one)).toEqual([])
  expect((await orderOf(other)).policies.map(({ status }) => status)).toEqual([
    'WAITING',
    'WAITING',
  ])

  await arrived()
  const back = await orderOf(one)
  expect(back.policies.map(({ status }) => status)).toEqual(['REVOKED', 'REVOKED'])
  expect(back.refunds).toMatchObject([{ status: 'REFUNDED', amountFen: one.amountFen }])
  expect(back.refunds[0]?.acceptedAt).not.toBeNull()
  const told = await gateway.ctx.db.select().from(outbox).where(eq(outbox.topic, 'REFUND_PROGRESS'))
  expect(told.map(({ payload }) => payload)).toContainEqual({
    proposalId: one.proposalId,
    amountFen: one.amountFen,
    what: '已撤单，退款处理中',
  })
})

test('the people of a revoked order may be insured again at once', async () => {
  const one = await bought()
  done(await revoke(one))
  const again = await bought({ login: one.login, people: one.people })
  expect((await orderOf(again)).status).toBe('PAID')
})

test('revoked twice, with one key, with two and at the same time: one refund', async () => {
  const one = await bought()
  const data = { policyId: one.policyId, expectedRefundable: one.amountFen }
  const key = randomUUID()
  const { login } = one
  const answers = await Promise.all([
    gateway.call('revokePolicy', data, { login, key }),
    gateway.call('revokePolicy', data, { login, key }),
    gateway.call('revokePolicyAndRefund', data, { login }),
    gateway.call('revokePartnerPolicy', data, { login }),
  ])
  for (const { code } of answers) expect(code).toBe(0)
  expect(await refundRows(one)).toMatchObject([
    { outRefundNo: `R${one.outTradeNo}`, amountFen: one.amountFen },
  ])
})

test('another amount than the person was shown changes nothing', async () => {
  const one = await bought()
  expect((await revoke(one, one.amountFen - 1)).code).toBe(errorCodes.REFUND_CHANGED)
  expect((await orderOf(one)).status).toBe('PAID')
  expect(await refundRows(one)).toEqual([])
})

test('what the console gave back before is taken off', async () => {
  const one = await bought()
  await fetch(`${gateway.origin}/sandbox/pay-orders/${one.outTradeNo}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refundFen: 100 }),
  })
  expect((await revoke(one)).code).toBe(errorCodes.REFUND_CHANGED)
  expect(done(await revoke(one, one.amountFen - 100)).policyNum).toBe(2)
  await arrived()
  expect((await orderOf(one)).policies.map(({ status }) => status)).toEqual(['REVOKED', 'REVOKED'])
})

test('nobody revokes what is another’s, or unpaid', async () => {
  const one = await bought()
  const stranger = await signIn(gateway)
  expect((await revoke({ ...one, login: stranger })).code).toBe(errorCodes.NOT_FOUND)
  const asked = { policyId: one.policyId }
  const seen = await gateway.call('getRevokeInfo', asked, { login: stranger })
  expect(seen.code).toBe(errorCodes.NOT_FOUND)
  expect(done(await gateway.call('listRevocable', {}, { login: stranger })).list).toEqual([])
})

test.each([
  ['until cover begins', shanghai],
  ['until the midnight after the payment (付款当日24时)', shenzhen],
])('%s, and not a millisecond later', async (_rule, product) => {
  // The clock moves to a morning. A number gets its second code only a minute after the first.
  const started = gateway.sandbox.clock.offsetMs()
  const morning = startOfDayMs(dayOf(gateway.ctx.clock.now())) + DAY_MS * 1.4
  await moveClock(gateway, morning - gateway.ctx.clock.now())
  const one = await bought({ product })
  const { effectiveOn, paidAt, revokeUntil } = await orderOf(one)
  const until =
    product === shenzhen
      ? startOfDayMs(dayOf(Date.parse(paidAt ?? ''))) + DAY_MS
      : startOfDayMs(effectiveOn)
  expect(Date.parse(revokeUntil ?? '')).toBe(until)
  const offset = gateway.sandbox.clock.offsetMs()
  await moveClock(gateway, until - gateway.ctx.clock.now())
  // A browser's login ends after an hour.
  const login = await signIn(gateway, one.phone)
  expect((await revoke({ ...one, login })).code).toBe(errorCodes.REVOKE_TOO_LATE)
  expect((await orderOf({ ...one, login })).revokeUntil).toBeNull()
  const { list } = done(await gateway.call('listRevocable', {}, { login }))
  expect(list).toMatchObject([{ orderId: one.proposalId, revokeUntil: null }])
  await moveClock(gateway, offset - gateway.sandbox.clock.offsetMs())
  expect(done(await revoke(one)).policyNum).toBe(2)
  await moveClock(gateway, started - gateway.sandbox.clock.offsetMs())
})

test('a refund that takes its time: accepted is not arrived', async () => {
  const one = await bought()
  await plan(one, 'PROCESSING')
  done(await revoke(one))
  await later(0)
  for (let minutes = 0; minutes < 3; minutes += 1) await later(60_000)
  expect((await orderOf(one)).refunds).toMatchObject([{ status: 'PROCESSING', refundedAt: null }])
  expect((await orderOf(one)).policies.map(({ status }) => status)).toEqual([
    'REVOKING',
    'REVOKING',
  ])
  await end(`R${one.outTradeNo}`, 'SUCCESS', { times: 5 })
  expect((await orderOf(one)).refunds).toMatchObject([{ status: 'REFUNDED' }])
  expect((await orderOf(one)).policies.map(({ status }) => status)).toEqual(['REVOKED', 'REVOKED'])
})

test('an account cannot take it back, which is noticed before the answer: owed, told, asked again', async () => {
  const one = await bought()
  await plan(one, 'ABNORMAL')
  gateway.sandbox.faults.add({ cmd: 'wechatpay.refund', mode: 'delay', delayMs: 1_000, times: 1 })
  done(await revoke(one))
  await later(0)
  expect(alarms).toContain('REFUND_FAILED')
  expect((await orderOf(one)).refunds).toMatchObject([{ status: 'ABNORMAL', refundedAt: null }])
  const told = await gateway.ctx.db.select().from(outbox).where(eq(outbox.topic, 'REFUND_PROGRESS'))
  expect(told.map(({ dedupeKey }) => dedupeKey)).toContain(
    `REFUND_PROGRESS R${one.outTradeNo} ABNORMAL`,
  )
  // The refund is settled in the merchant console, and its notification does not arrive.
  await end(`R${one.outTradeNo}`, 'SUCCESS', { drop: true })
  await later(2 * 3_600_000)
  expect((await refundRows(one)).map(({ status }) => status)).toEqual(['REFUNDED'])
})

test('an account that is refused outright is the same', async () => {
  const one = await bought()
  const fault = { mode: 'code' as const, code: 'USER_ACCOUNT_ABNORMAL', times: 1 }
  gateway.sandbox.faults.add({ cmd: 'wechatpay.refund', ...fault })
  done(await revoke(one))
  await later(0)
  expect((await refundRows(one)).map(({ status }) => status)).toEqual(['ABNORMAL'])
  await later(2 * 3_600_000)
  await later(2 * 60_000)
  expect((await refundRows(one)).map(({ status }) => status)).toEqual(['REFUNDED'])
})

test('a refund that is closed is asked for again, under a new number', async () => {
  const one = await bought()
  await plan(one, 'CLOSED')
  done(await revoke(one))
  await arrived()
  await plan(one, 'SUCCESS')
  await later(10 * 60_000)
  await later(2 * 60_000)
  const rows = await refundRows(one)
  expect(rows.map(({ outRefundNo, status }) => `${outRefundNo} ${status}`).sort()).toEqual([
    `R${one.outTradeNo} CLOSED`,
    `R${one.outTradeNo}_2 REFUNDED`,
  ])
  expect((await orderOf(one)).refunds).toMatchObject([{ status: 'REFUNDED' }])
})

test.each(['http500', 'drop'] as const)(
  'a refund whose answer is lost (%s) is asked for again under the same number',
  async (mode) => {
    const one = await bought()
    gateway.sandbox.faults.add({ cmd: 'wechatpay.refund', mode, times: 1 })
    done(await revoke(one))
    for (let minutes = 0; minutes < 4; minutes += 1) await later(60_000)
    expect(await refundRows(one)).toMatchObject([
      { outRefundNo: `R${one.outTradeNo}`, status: 'REFUNDED' },
    ])
  },
)

test('revoked while a notification of the same order is on its way: one after the other', async () => {
  const login = await signIn(gateway)
  const one = await bought({ login })
  const [answer] = await Promise.all([
    revoke(one),
    decide(gateway, one.outTradeNo, 'PAID', { times: 5 }),
  ])
  expect(answer.code).toBe(0)
  expect((await orderOf(one)).status).toBe('REVOKED')
  expect(await refundRows(one)).toHaveLength(1)
})

test('the bill of the day agrees with what was revoked', async () => {
  const one = await bought()
  done(await revoke(one))
  await arrived()
  const day = dayOf(gateway.ctx.clock.now())
  await moveClock(gateway, 2 * DAY_MS)
  const found = await reconcileDay(gateway.ctx, day)
  expect(
    found.ok && found.value.differences.filter(({ payOrderId }) => payOrderId === one.payOrderId),
  ).toEqual([])
})
