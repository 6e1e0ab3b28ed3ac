import { sumFen } from '@/domain/money/money'
import { DAY_MS } from '@/domain/time/day'
import { done } from '../../support/purchase'
import { insurerShop } from './shop'

/** A policy that the insurer's core issues: paid, being issued, issued or not, and never twice. */

const HOUR_MS = 3_600_000
const shop = insurerShop()
const { alarms, bought, fault, later, messagesOf, requestsOf } = shop

test('paid and not issued: no number anywhere; then that of the core, one for each person', async () => {
  const one = await bought()
  expect(await one.words()).toEqual(['ISSUING', 'ISSUING'])
  const before = await one.order()
  expect(before.policies.map(({ policyNo }) => policyNo)).toEqual(['', ''])
  expect(before.issuing).toBe(true)
  expect(await one.sharesFen()).toBe(0)
  expect(await messagesOf(one.proposalId)).not.toContain('POLICY_ISSUED')

  await shop.gateway.jobs()
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
  shop.gateway.sandbox.faults.add({ cmd: 'core.issue', mode: 'drop', times: 4 })
  const one = await bought()
  await shop.gateway.jobs()
  const stored = () => requestsOf(one.proposalId)
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
  await shop.gateway.jobs()
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('PAID')
  const [insured] = await one.atCore()
  expect(insured?.insured.name).toBe('王建国')
  expect(order.policies.map(({ policyNo }) => policyNo)).toEqual([insured?.policyNo])
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
  await shop.gateway.jobs()
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
  await shop.gateway.jobs()
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
  await shop.gateway.jobs()
  expect(await one.words()).toEqual(['ISSUING', 'ISSUING'])
  await later(5000)
  for (const word of await one.words()) expect(['WAITING', 'EFFECTIVE']).toContain(word)
  expect(alarms).toEqual([])
})

test('a request that is not taken is an alarm and gives nobody money back', async () => {
  fault('core.issue', 'MALFORMED', 1)
  const one = await bought(['王建国'])
  await shop.gateway.jobs()
  expect(alarms).toEqual([['INSURER_NOT_TAKEN', 'issue 400 MALFORMED']])
  expect(await one.words()).toEqual(['ISSUING'])
  expect((await one.order()).refunds).toEqual([])
  await later(31 * 60_000)
  expect((await one.order()).policies[0]?.policyNo).toMatch(/^YO/)
})

test('silent for a day: an alarm; for longer than the product allows: the money goes back', async () => {
  fault('core.issue', 'DOWN', 1000)
  const one = await bought(['王建国'])
  await shop.gateway.jobs()
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
  shop.gateway.sandbox.faults.clear()
  await later(HOUR_MS)
  const found = await requestsOf(one.proposalId)
  expect(found.map(({ port, answer }) => [port, answer?.status])).toEqual([
    ['issue', undefined],
    ['cancel', 'ACKNOWLEDGED'],
  ])
})

test('at the end of its time the core says that it has issued: the policy stays', async () => {
  fault('core.issue', 'LATER', 1)
  const one = await bought(['王建国'])
  await shop.gateway.jobs()
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
  const revoked = done(
    await shop.gateway.call('revokePolicyAndRefund', asked, { login: one.login() }),
  )
  expect(revoked).toMatchObject({ refundAmount: one.amountFen, policyNum: 1 })
  await shop.gateway.jobs()
  await later(2 * 60_000)
  const order = await one.order()
  expect(order.status).toBe('REVOKED')
  expect(order.refunds).toMatchObject([{ status: 'REFUNDED', amountFen: one.amountFen }])
  expect(await one.words()).toEqual(['REVOKED'])
  const found = await requestsOf(one.proposalId)
  expect(found.map(({ port, no, answer }) => [port, no?.slice(0, 3), answer?.status])).toEqual([
    ['issue', undefined, undefined],
    ['cancel', '~P-', 'ACKNOWLEDGED'],
  ])
})

test('revoked after it was issued: the core is told until it acknowledges', async () => {
  const one = await bought()
  await shop.gateway.jobs()
  fault('core.cancel', 'DOWN', 2)
  const [policy] = (await one.order()).policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: one.amountFen }
  done(await shop.gateway.call('revokePolicyAndRefund', asked, { login: one.login() }))
  await shop.gateway.jobs()
  expect((await one.atCore()).map(({ state }) => state)).toEqual(['ISSUED', 'ISSUED'])
  await later(2 * 60_000)
  expect((await one.atCore()).map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED'])
  expect((await one.order()).refunds).toMatchObject([{ status: 'REFUNDED' }])
  expect(await one.sharesFen()).toBe(0)
})

test('a core that refuses what it was told is an alarm, and the money stays with the person', async () => {
  const one = await bought(['王建国'])
  await shop.gateway.jobs()
  fault('core.cancel', 'REFUSE')
  const [policy] = (await one.order()).policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: one.amountFen }
  done(await shop.gateway.call('revokePolicyAndRefund', asked, { login: one.login() }))
  await shop.gateway.jobs()
  await later(2 * 60_000)
  expect(alarms).toEqual([['INSURER_DIFFERS', 'CANCELLATION_REFUSED']])
  expect((await one.order()).refunds).toMatchObject([{ status: 'REFUNDED' }])
})
