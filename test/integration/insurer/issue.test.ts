import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { sumFen } from '@/domain/money/money'
import { DAY_MS } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { insurerRequests, outbox, shareEntries } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore } from '../../support/insurer-core'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  signIn,
  type Insured,
} from '../../support/purchase'

/** A policy that the insurer's core issues: paid, being issued, issued or not, and never twice. */

const HOUR_MS = 3_600_000
let gateway: TestGateway
const alarms: (string | undefined)[][] = []
const note = ({ alarm, reason }: LogFields) => void (alarm && alarms.push([alarm, reason]))
beforeAll(async () => {
  const log = { info: note, warn: note, error: note }
  gateway = await openGateway({ CATALOGUE_DIR: catalogueWithCore() }, { log })
}, 60_000)
beforeEach(() => {
  alarms.length = 0
})
afterEach(async () => {
  gateway.sandbox.faults.clear()
  const { differences } = await reconcile(gateway.ctx.db)
  expect(differences).toEqual([])
})
afterAll(() => gateway.close())

const corePolicies = v.array(
  v.object({
    key: v.string(),
    state: v.string(),
    times: v.number(),
    policyNo: v.optional(v.string()),
    insured: v.object({ name: v.string() }),
  }),
)

async function bought(names = ['王建国', '李秀英']) {
  const phone = newMobile()
  let login = await signIn(gateway, phone)
  const people: Insured[] = names.map((name, index) => ({
    relationType: (['SELF', 'SPOUSE', 'CHILDREN'] as const)[index] ?? 'SELF',
    person: {
      ...newPerson(index === 2 ? '2012-05-12' : '1990-03-07', index === 1 ? 'F' : 'M'),
      name,
    },
  }))
  const proposalId = await confirmedProposal(gateway, login, people)
  const opened = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, opened.outTradeNo, 'PAID')
  const order = async () => {
    const shown = await gateway.call('getOrder', { orderId: proposalId }, { login })
    if (shown.code === 0) return shown.data
    // A browser's login ends after an hour.
    login = await signIn(gateway, phone)
    return done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  }
  return {
    ...{ ...opened, proposalId, people, order },
    login: () => login,
    /** What the core knows of the people, in their order. */
    atCore: async () => {
      const told = await fetch(`${gateway.origin}/sandbox/core-policies?orderNo=${proposalId}`)
      return v
        .parse(corePolicies, await told.json())
        .sort((one, other) => (one.key < other.key ? -1 : 1))
    },
    words: async () => (await order()).policies.map(({ status }) => status),
    sharesFen: async () => {
      const rows = await gateway.ctx.db
        .select()
        .from(shareEntries)
        .where(eq(shareEntries.payOrderId, opened.payOrderId))
      return sumFen(rows.map(({ kind, amountFen }) => (kind === 'ISSUE' ? amountFen : -amountFen)))
    },
  }
}

const fault = (cmd: string, code: string, times = 1) =>
  gateway.sandbox.faults.add({ cmd, mode: 'code', code, times })

async function later(ms: number): Promise<void> {
  await moveClock(gateway, ms)
  await gateway.jobs()
}

const messagesOf = async (proposalId: string) =>
  (await gateway.ctx.db.select().from(outbox))
    .filter(({ payload }) => payload['proposalId'] === proposalId)
    .map(({ topic, payload }) => [topic, payload['what']].filter(Boolean).join(' '))

test('paid and not issued: no number anywhere; then that of the core, one for each person', async () => {
  const one = await bought()
  expect(await one.words()).toEqual(['ISSUING', 'ISSUING'])
  const before = await one.order()
  expect(before.policies.map(({ policyNo }) => policyNo)).toEqual(['', ''])
  expect(before.issuing).toBe(true)
  expect(await one.sharesFen()).toBe(0)
  expect(await messagesOf(one.proposalId)).not.toContain('POLICY_ISSUED')

  await gateway.jobs()
  const atCore = await one.atCore()
  expect(atCore.map(({ state, times }) => [state, times])).toEqual([
    ['ISSUED', 1],
    ['ISSUED', 1],
  ])
  const after = await one.order()
  expect(after.policies.map(({ policyNo }) => policyNo)).toEqual(
    atCore.map(({ policyNo }) => policyNo),
  )
  expect(after.issuing).toBeUndefined()
  for (const word of await one.words()) expect(['WAITING', 'EFFECTIVE']).toContain(word)
  expect(await one.sharesFen()).toBe(one.amountFen)
  expect(await messagesOf(one.proposalId)).toContain('POLICY_ISSUED')
  expect(alarms).toEqual([])
})

test('the people are sealed until they are sent, and the bytes stay the same', async () => {
  gateway.sandbox.faults.add({ cmd: 'core.issue', mode: 'drop', times: 4 })
  const one = await bought()
  await gateway.jobs()
  const stored = () =>
    gateway.ctx.db
      .select()
      .from(insurerRequests)
      .where(eq(insurerRequests.proposalId, one.proposalId))
  const [before] = await stored()
  expect(JSON.stringify(before)).not.toContain('王建国')
  // The core acted both times and was not heard.
  expect((await one.atCore()).map(({ state }) => state)).toEqual(['ISSUED', 'ISSUED'])
  expect(await one.words()).toEqual(['ISSUING', 'ISSUING'])
  await later(2000)
  await later(10_000)
  const atCore = await one.atCore()
  expect(atCore.map(({ times }) => times)).toEqual([3, 3])
  expect((await one.order()).policies.map(({ policyNo }) => policyNo)).toEqual(
    atCore.map(({ policyNo }) => policyNo),
  )
  expect((await stored())[0]?.bodySealed).toBe(before?.bodySealed)
})

test('REFUSED: that person gets the premium back by itself, the others are insured', async () => {
  const one = await bought(['王建国', '测试拒保'])
  await gateway.jobs()
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('PAID')
  expect(order.policies).toHaveLength(1)
  expect(order.leftOut).toMatchObject([{ reason: '被保险人不符合承保条件，未能承保。' }])
  const [left] = order.leftOut
  expect(order.refunds).toMatchObject([{ status: 'REFUNDED', amountFen: left?.premiumFen }])
  expect(await one.sharesFen()).toBe(one.amountFen - (left?.premiumFen ?? 0))
  const told = await messagesOf(one.proposalId)
  expect(told).toContain('REFUND_PROGRESS 保险公司未承保，退款处理中')
  expect(told.filter((line) => line.startsWith('POLICY_ISSUED'))).toHaveLength(1)
})

test('nobody is accepted: the order ends with all its money, and says why', async () => {
  const one = await bought(['测试拒保', '测试拒保'])
  await gateway.jobs()
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('REVOKED')
  expect(order.refusal).toMatchObject({ reason: '被保险人不符合承保条件，未能承保。' })
  expect(sumFen(order.refunds.map(({ amountFen }) => amountFen))).toBe(one.amountFen)
  expect(order.refunds.every(({ status }) => status === 'REFUNDED')).toBe(true)
  expect(await messagesOf(one.proposalId)).not.toContain('POLICY_ISSUED')
})

test('a second, different number is an alarm and changes nothing', async () => {
  fault('core.issue', 'NO_DOCUMENT')
  const one = await bought(['王建国'])
  await gateway.jobs()
  const [first] = (await one.order()).policies
  expect(first?.policyNo).toMatch(/^YO\d{12}$/)
  // The document is still to come, so the same question is asked again.
  fault('core.issue', 'OTHER_NUMBER')
  await later(5000)
  expect(alarms).toEqual([['INSURER_NUMBER_DIFFERS', 'SECOND_NUMBER']])
  expect((await one.order()).policies).toMatchObject([{ policyNo: first?.policyNo }])
})

test.each(['WRONG_SIGNATURE', 'OTHER_KEY', 'DOWN'])('%s is no answer', async (code) => {
  fault('core.issue', code, 2)
  const one = await bought()
  await gateway.jobs()
  expect(await one.words()).toEqual(['ISSUING', 'ISSUING'])
  await later(5000)
  for (const word of await one.words()) expect(['WAITING', 'EFFECTIVE']).toContain(word)
  expect(alarms).toEqual([])
})

test('a request that is not taken is an alarm and gives nobody money back', async () => {
  fault('core.issue', 'MALFORMED', 1)
  const one = await bought(['王建国'])
  await gateway.jobs()
  expect(alarms).toEqual([['INSURER_NOT_TAKEN', 'issue 400 MALFORMED']])
  expect(await one.words()).toEqual(['ISSUING'])
  expect((await one.order()).refunds).toEqual([])
  await later(31 * 60_000)
  expect((await one.order()).policies[0]?.policyNo).toMatch(/^YO/)
})

test('silent for a day: an alarm; for longer than the product allows: the money goes back', async () => {
  fault('core.issue', 'DOWN', 1000)
  const one = await bought(['王建国'])
  await gateway.jobs()
  await later(DAY_MS)
  expect(alarms).toEqual([['INSURER_SILENT', 'NO_ANSWER']])
  expect(await one.words()).toEqual(['ISSUING'])
  await later(2 * DAY_MS)
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('REVOKED')
  expect(order.refusal?.reason).toBe('保险公司未在约定时间内出单')
  expect(order.refunds).toMatchObject([{ status: 'REFUNDED', amountFen: one.amountFen }])
  // The core learns of it as soon as it hears again, and will never issue this key.
  gateway.sandbox.faults.clear()
  await later(HOUR_MS)
  const found = await gateway.ctx.db
    .select()
    .from(insurerRequests)
    .where(eq(insurerRequests.proposalId, one.proposalId))
  expect(found.map(({ port, answer }) => [port, answer?.status])).toEqual([
    ['issue', undefined],
    ['cancel', 'ACKNOWLEDGED'],
  ])
})

test('at the end of its time the core says that it has issued: the policy stays', async () => {
  fault('core.issue', 'LATER', 1)
  const one = await bought(['王建国'])
  await gateway.jobs()
  expect(await one.words()).toEqual(['ISSUING'])
  await later(3 * DAY_MS + 1000)
  const order = await one.order()
  expect(order.status).toBe('PAID')
  expect(order.policies[0]?.policyNo).toMatch(/^YO/)
  expect(order.refunds).toEqual([])
})

test('revoked while it is being issued: the money goes back, and the core takes the key back', async () => {
  const one = await bought(['王建国'])
  const [policy] = (await one.order()).policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: one.amountFen }
  const revoked = done(await gateway.call('revokePolicyAndRefund', asked, { login: one.login() }))
  expect(revoked).toMatchObject({ refundAmount: one.amountFen, policyNum: 1 })
  await gateway.jobs()
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('REVOKED')
  expect(order.refunds).toMatchObject([{ status: 'REFUNDED', amountFen: one.amountFen }])
  expect(await one.words()).toEqual(['REVOKED'])
  const found = await gateway.ctx.db
    .select()
    .from(insurerRequests)
    .where(eq(insurerRequests.proposalId, one.proposalId))
  expect(found.map(({ port, no, answer }) => [port, no?.slice(0, 3), answer?.status])).toEqual([
    ['issue', undefined, undefined],
    ['cancel', '~P-', 'ACKNOWLEDGED'],
  ])
})

test('revoked after it was issued: the core is told until it acknowledges', async () => {
  const one = await bought()
  await gateway.jobs()
  fault('core.cancel', 'DOWN', 2)
  const [policy] = (await one.order()).policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: one.amountFen }
  done(await gateway.call('revokePolicyAndRefund', asked, { login: one.login() }))
  await gateway.jobs()
  expect((await one.atCore()).map(({ state }) => state)).toEqual(['ISSUED', 'ISSUED'])
  await later(2 * 60_000)
  expect((await one.atCore()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED'])
  expect((await one.order()).refunds).toMatchObject([{ status: 'REFUNDED' }])
  expect(await one.sharesFen()).toBe(0)
})

test('a core that refuses what it was told is an alarm, and the money stays with the person', async () => {
  const one = await bought(['王建国'])
  await gateway.jobs()
  fault('core.cancel', 'REFUSE')
  const [policy] = (await one.order()).policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: one.amountFen }
  done(await gateway.call('revokePolicyAndRefund', asked, { login: one.login() }))
  await gateway.jobs()
  await later(2 * 60_000)
  expect(alarms).toEqual([['INSURER_DIFFERS', 'CANCELLATION_REFUSED']])
  expect((await one.order()).refunds).toMatchObject([{ status: 'REFUNDED' }])
})

test('the document is that of the core, and nobody draws another', async () => {
  const one = await bought(['王建国'])
  await gateway.jobs()
  const [policy] = (await one.order()).policies
  const { url } = done(
    await gateway.call(
      'getPolicyFile',
      { policyId: policy?.policyId ?? '' },
      { login: one.login() },
    ),
  )
  const file = await fetch(new URL(url, gateway.origin))
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(await file.text()).toContain(`(YOUJIANG ${policy?.policyNo})`)
})
