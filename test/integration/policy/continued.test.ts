import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, decide, done, family, openPayOrder } from '../../support/purchase'
import { renewing } from '../../support/renewing'

/** A cover that goes on with the next policy is never told to end. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(() => gateway.sandbox.clock.setNow(Date.parse('2026-11-20T10:00:00+08:00')))
afterAll(() => gateway.close())

const { at, until, bought, signed, renewalOf, told } = renewing(() => gateway)

test('each policy names the one that follows, wherever its end is told', async () => {
  const people = family()
  const one = await bought(people)
  at('2027-11-05')
  const login = await one.enter()
  const before = done(await gateway.call('getPolicy', { policyId: one.policyId }, { login }))
  expect(before).toMatchObject({ renewableFrom: '2027-11-01' })
  expect(before.continued).toBeUndefined()

  const proposalId = await confirmedProposal(gateway, login, people.slice(0, 1))
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const { list } = done(await gateway.call('listPolicies', {}, { login }))
  expect(list.map(({ effectiveOn, continued }) => [effectiveOn, continued?.effectiveOn])).toEqual([
    ['2027-12-01', undefined],
    ['2026-12-01', undefined],
    ['2026-12-01', '2027-12-01'],
  ])
  const [next] = list
  const policy = done(await gateway.call('getPolicy', { policyId: one.policyId }, { login }))
  expect(policy.continued).toEqual({
    policyId: next?.policyId,
    effectiveOn: '2027-12-01',
    isChecked: true,
  })
  const { people: members } = done(await gateway.call('getFamilyCover', {}, { login }))
  expect(members[0]?.policies.map(({ continued }) => continued?.policyId)).toEqual([
    undefined,
    next?.policyId,
  ])
  const { continued } = await one.show()
  expect(continued).toMatchObject([{ relationType: 'SELF', effectiveOn: '2027-12-01' }])
})

test('who bought the next year by hand is told so, and not that they do not qualify', async () => {
  const people = family()
  const one = await bought(people)
  await signed(one)
  at('2027-11-05')
  const login = await one.enter()
  const proposalId = await confirmedProposal(gateway, login, people)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  await until('2027-11-12 20:00', '2027-11-13 09:00')
  expect(await renewalOf(one)).toMatchObject({ status: 'ENDED' })
  expect(await told(one)).toMatchObject([{ payload: { what: '已由下期保单接续，未扣费' } }])
})
