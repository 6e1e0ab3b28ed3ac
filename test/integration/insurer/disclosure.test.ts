import { errorCodes } from '@/contract/errors'
import { sumFen, yuanText } from '@/domain/money/money'
import { DAY_MS } from '@/domain/time/day'
import { outbox } from '../../../server/db/schema'
import { render } from '../../../server/message/texts'
import { done } from '../../support/purchase'
import { insurerShop } from './shop'

/** What a core is told of people and money, and who is told when it is silent. */

const shop = insurerShop()
const { alarms, bought, fault, later } = shop

test('a person’s own data names the insurer that their names and numbers went to', async () => {
  const one = await bought(['王建国'])
  const { json } = done(await shop.gateway.call('exportData', {}, { login: one.login() }))
  expect(JSON.parse(json)).toMatchObject({ orders: [{ givenTo: '甲财产保险股份有限公司' }] })
})

test('who is being issued or was refused has nothing to confirm, and no part in the message', async () => {
  const one = await bought(['王建国', '测试拒保'])
  const asked = async () => {
    const given = { proposalId: one.proposalId }
    return done(await shop.gateway.call('getAgentInfo', given, { login: one.login() })).people
  }
  expect(await asked()).toEqual([])
  await shop.gateway.jobs()
  expect(await asked()).toMatchObject([{ insurantName: '王**' }])
  const order = await one.order()
  const [left] = order.leftOut
  const told = (await shop.gateway.ctx.db.select().from(outbox)).find(
    ({ topic, payload }) => topic === 'POLICY_ISSUED' && payload['proposalId'] === one.proposalId,
  )
  const text = told && (await render(shop.gateway.ctx, told))
  const amountFen = one.amountFen - (left?.premiumFen ?? 0)
  expect(text?.data).toMatchObject({ number2: '1', amount3: yuanText({ fen: amountFen }) })
})

test('a silent core is told once, and anew only after it has answered', async () => {
  fault('core.issue', 'DOWN', 1000)
  const one = await bought()
  const two = await bought(['王建国'])
  await later(DAY_MS)
  await later(31 * 60_000)
  expect(alarms).toEqual([['INSURER_SILENT', 'NO_ANSWER']])
  shop.gateway.sandbox.faults.clear()
  await later(31 * 60_000)
  for (const { order } of [one, two]) expect((await order()).issuing).toBeUndefined()
  fault('core.issue', 'DOWN', 1000)
  await bought(['王建国'])
  await later(DAY_MS)
  expect(alarms).toEqual([
    ['INSURER_SILENT', 'NO_ANSWER'],
    ['INSURER_SILENT', 'NO_ANSWER'],
  ])
  shop.gateway.sandbox.faults.clear()
  await later(31 * 60_000)
})

test('the core is told what is really given back, and that the merchant gave it back', async () => {
  const one = await bought()
  await shop.gateway.jobs()
  const refundOutside = async (refundFen: number) => {
    const path = `${shop.gateway.origin}/sandbox/pay-orders/${one.outTradeNo}/refunds`
    const headers = { 'content-type': 'application/json' }
    await fetch(path, { method: 'POST', headers, body: JSON.stringify({ refundFen }) })
  }
  await refundOutside(100)
  expect(alarms).toContainEqual(['REFUND_PARTIAL', undefined])
  await refundOutside(one.amountFen - 100)
  await shop.gateway.jobs()
  await later(2 * 60_000)
  const atCore = await one.atCore()
  expect(atCore.map(({ endedFor }) => endedFor)).toEqual(['PAYMENT_REVERSED', 'PAYMENT_REVERSED'])
  const told = atCore.map(({ cancellation }) => cancellation?.refundFen ?? 0)
  expect(sumFen(told)).toBe(one.amountFen - 100)
  expect(await one.sharesFen()).toBe(0)
})

test('the document is that of the core, nobody draws another, and until then it is to come', async () => {
  fault('core.issue', 'NO_DOCUMENT')
  fault('core.issue', 'NO_DOCUMENT')
  const one = await bought()
  await shop.gateway.jobs()
  const [policy, other] = (await one.order()).policies
  const asked = { policyId: policy?.policyId ?? '' }
  const early = await shop.gateway.call('getPolicyFile', asked, { login: one.login() })
  expect(early.code).toBe(errorCodes.DOCUMENT_TO_COME)
  const shown = done(await shop.gateway.call('getPolicy', asked, { login: one.login() }))
  expect(shown.insurerDocument).toBe(false)
  await later(5000)
  for (const each of [policy, other]) {
    const wanted = { policyId: each?.policyId ?? '' }
    const { url } = done(await shop.gateway.call('getPolicyFile', wanted, { login: one.login() }))
    const file = await fetch(new URL(url, shop.gateway.origin))
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(await file.text()).toContain(`(YOUJIANG ${each?.policyNo})`)
  }
})

test('the core learns what was declared, and which policy is renewed', async () => {
  const first = await bought(['王建国'])
  await shop.gateway.jobs()
  const [before] = await first.atCore()
  expect(before).toMatchObject({ health: [{ question: 'ALL', answer: false }] })
  expect(before?.renewalOf).toBeUndefined()
  const { expireOn } = await first.order()
  await later(Date.parse(expireOn) + 2 * DAY_MS - shop.gateway.ctx.clock.now())
  const again = await bought(['王建国'], first)
  await shop.gateway.jobs()
  expect((await again.atCore()).map(({ renewalOf }) => renewalOf)).toEqual([before?.policyNo])
})
