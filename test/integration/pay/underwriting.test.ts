import { eq } from 'drizzle-orm'
import { DAY_MS } from '@/domain/time/day'
import { outbox } from '../../../server/db/schema'
import { codeOf } from '../../../server/document/policy-document'
import { reconcile } from '../../../server/ledger/reconcile'
import { policyByNumber } from '../../../server/records/policy/repo'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  signIn,
  turnSandbox,
  type Insured,
} from '../../support/purchase'

/** Underwriting after the payment: the insurer accepts, refuses, or has not decided yet. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  gateway.sandbox.faults.clear()
  expect((await reconcile(gateway.ctx.db)).differences).toEqual([])
})
afterAll(() => gateway.close())

const union = { cityCode: '370700', productCode: 'PG54' }

async function bought() {
  const phone = newMobile()
  const login = await signIn(gateway, phone)
  const people: Insured[] = [
    { relationType: 'SELF', person: newPerson('1990-03-07') },
    { relationType: 'SPOUSE', person: newPerson('1991-05-12', 'F') },
  ]
  const proposalId = await confirmedProposal(gateway, login, people, union)
  const opened = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  let by = login
  const show = async () => {
    const shown = await gateway.call('getOrder', { orderId: proposalId }, { login: by })
    if (shown.code === 0) return shown.data
    // A browser's login ends after an hour.
    by = await signIn(gateway, phone)
    return done(await gateway.call('getOrder', { orderId: proposalId }, { login: by }))
  }
  return { ...opened, show, login, phone }
}
type Bought = Awaited<ReturnType<typeof bought>>

const statesOf = async ({ show }: Bought) => (await show()).policies.map(({ status }) => status)

const answer = async (one: Bought, ...wanted: string[]) => {
  const { policies } = await one.show()
  for (const [index, decision] of wanted.entries())
    await turnSandbox(gateway, `underwriting/${policies[index]?.policyNo}`, { decision })
}

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

test('ST053 it takes its time: nothing is said before the insurer said it', async () => {
  const one = await bought()
  await answer(one, 'PENDING', 'PENDING')
  for (let days = 0; days < 3; days += 1) await later(DAY_MS)
  expect(await statesOf(one)).toEqual(['PENDING', 'PENDING'])
  await answer(one, 'ACCEPTED', 'ACCEPTED')
  await later(3_600_000)
  for (const status of await statesOf(one)) expect(['WAITING', 'EFFECTIVE']).toContain(status)
  const told = await gateway.ctx.db.select().from(outbox).where(eq(outbox.topic, 'POLICY_ACCEPTED'))
  expect(told.map(({ payload }) => payload['proposalId'])).toEqual([one.proposalId])
})

test('ER060 one who does not qualify: the order is revoked, its money goes back, nobody was covered', async () => {
  const one = await bought()
  await answer(one, 'ACCEPTED', 'REFUSED')
  await gateway.jobs()
  await later(2 * 60_000)
  const order = await one.show()
  expect(order.status).toBe('REVOKED')
  expect(await statesOf(one)).toEqual(['REVOKED', 'REVOKED'])
  expect(order.refunds).toMatchObject([{ status: 'REFUNDED', amountFen: one.amountFen }])
  // The refusal names only the refused people, and it is the same in every answer.
  const { refusal } = order
  expect(refusal).toEqual({
    refusedAt: expect.stringMatching(/^\d{4}-/),
    insurantNames: [order.policies[1]?.insurantName],
    insurants: [
      {
        insurantName: order.policies[1]?.insurantName,
        relationType: 'SPOUSE',
        credentialTail: expect.stringMatching(/^\w{4}$/) as string,
      },
    ],
    returnedAt: order.refunds[0]?.refundedAt,
  })
  const login = await signIn(gateway, one.phone)
  const { list: orders } = done(await gateway.call('listOrders', {}, { login }))
  const { list: policies } = done(await gateway.call('listPolicies', {}, { login }))
  const { policyId = '' } = policies[0] ?? {}
  const policy = done(await gateway.call('getPolicy', { policyId }, { login }))
  expect([...orders, ...policies, policy].map((shown) => shown.refusal)).toEqual(
    Array.from({ length: 4 }, () => refusal),
  )
  const told = await gateway.ctx.db.select().from(outbox).where(eq(outbox.topic, 'REFUND_PROGRESS'))
  expect(told.map(({ payload }) => payload['what'])).toEqual(['核保未通过，退款处理中'])
})

test('a policy in hand that the insurer refused later is verified as refused, by no name', async () => {
  const one = await bought()
  await answer(one, 'ACCEPTED', 'PENDING')
  await gateway.jobs()
  const { policyNo = '' } = (await one.show()).policies[0] ?? {}
  const row = await policyByNumber(gateway.ctx.db, policyNo)
  if (!row) throw new Error('No such policy')
  const verifyCode = codeOf(gateway.ctx, row)
  const verify = async () => done(await gateway.call('verifyPolicy', { policyNo, verifyCode }))
  expect((await verify()).refused).toBe(false)
  await answer(one, 'ACCEPTED', 'REFUSED')
  await later(3_600_000)
  const refused = await verify()
  expect(refused.refused).toBe(true)
  expect(refused).not.toHaveProperty('refusal')
})

test.each(['http500', 'drop'] as const)('no answer (%s) is asked for again', async (mode) => {
  const one = await bought()
  await answer(one, 'ACCEPTED', 'ACCEPTED')
  gateway.sandbox.faults.add({ cmd: 'underwriting.decide', mode, times: 2 })
  await gateway.jobs()
  await later(3_600_000)
  for (const status of await statesOf(one)) expect(['WAITING', 'EFFECTIVE']).toContain(status)
})

test('revoked while it is being checked: one refund, whatever the insurer says afterwards', async () => {
  const one = await bought()
  await answer(one, 'REFUSED', 'REFUSED')
  const [first] = (await one.show()).policies
  const asked = { policyId: first?.policyId ?? '', expectedRefundable: one.amountFen }
  done(await gateway.call('revokePolicy', asked, { login: one.login }))
  await gateway.jobs()
  await later(2 * 60_000)
  const { refunds, refusal } = await one.show()
  expect(refunds).toMatchObject([{ status: 'REFUNDED' }])
  // The person revoked first, so there is no refusal.
  expect(refusal).toBeNull()
})

test('ER062 the cashier is told of it as the page before was, for another way to pay', async () => {
  const { login, payOrderId, proposalId } = await bought()
  const cashier = done(await gateway.call('getCashierOrder', { payOrderId }, { login }))
  const before = done(await gateway.call('getProposal', { proposalId }, { login }))
  expect(before.underwriting).toMatchObject({ status: 'PENDING' })
  expect(cashier.underwriting).toEqual(before.underwriting)
})
