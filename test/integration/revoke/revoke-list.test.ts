import { errorCodes } from '@/contract/errors'
import { startOfDayMs } from '@/domain/time/day'
import { fileGateway, openGateway, type TestGateway } from '../../support/gateway'
import { catalogueWithCore } from '../../support/insurer-core'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  signIn,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Which orders a person may give back, and what each of them is. */

const gateway = fileGateway()

async function bought(login: Login, people = family(), at: TestGateway = gateway) {
  const orderId = await confirmedProposal(at, login, people)
  const { outTradeNo } = await openPayOrder(at, login, orderId)
  await decide(at, outTradeNo, 'PAID')
  return done(await at.call('getOrder', { orderId }, { login }))
}
type Bought = Awaited<ReturnType<typeof bought>>

const shownOf = ({ orderId, paidAt, policies, price, effectiveOn, totalFen }: Bought) => ({
  ...{ orderId, paidAt, effectiveOn, totalFen },
  policies: policies.map(({ confirmation: _, ...policy }, index) => ({
    ...policy,
    premiumFen: price.insurants[index]?.premiumFen,
  })),
})

const previewOf = ({ policies: [policy] }: Bought, login: Login, at: TestGateway = gateway) =>
  at.call('getRevokeInfo', { policyId: policy?.policyId ?? '' }, { login })

test('each order has its own policies, people and premiums; the newest order is the first', async () => {
  const login = await signIn(gateway)
  const one = await bought(login, [{ relationType: 'SPOUSE', person: newPerson('1990-02-03') }])
  await moveClock(gateway, 1000)
  const two = await bought(login, [
    { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
    { relationType: 'MOTHER_PARENTS', person: newPerson('1963-04-16', 'F') },
  ])
  const { list, nextCursor } = done(await gateway.call('listRevocable', {}, { login }))
  expect(list).toMatchObject([shownOf(two), shownOf(one)])
  expect(list.map(({ policies }) => policies.length)).toEqual([2, 1])
  expect(nextCursor).toBeNull()
})

test('what is given back already, or can be no more, has no preview, and says why', async () => {
  const phone = newMobile()
  const login = await signIn(gateway, phone)
  const one = await bought(login)
  const { refundAmount, ...preview } = done(await previewOf(one, login))
  expect(preview).not.toHaveProperty('revokeAsks')
  const [policy] = one.policies
  const asked = { policyId: policy?.policyId ?? '', expectedRefundable: refundAmount }
  const answer = done(await gateway.call('revokePolicy', asked, { login }))
  expect(answer).not.toHaveProperty('asked')
  expect((await previewOf(one, login)).code).toBe(errorCodes.ORDER_STATE)

  const two = await bought(login)
  await moveClock(gateway, startOfDayMs(two.effectiveOn) - gateway.ctx.clock.now())
  const later = await signIn(gateway, phone)
  expect((await previewOf(two, later)).code).toBe(errorCodes.REVOKE_TOO_LATE)
})

test('what the core of an insurer cannot cancel is offered to nobody, and not given back', async () => {
  const capabilities = { issue: { usually: 'AT_ONCE' as const } }
  const other = await openGateway({ CATALOGUE_DIR: catalogueWithCore({ capabilities }) })
  const login = await signIn(other)
  const one = await bought(login, family(), other)
  expect(one.revokeUntil).toBeNull()
  expect((await previewOf(one, login, other)).code).toBe(errorCodes.ORDER_STATE)
  const { list } = done(await other.call('listRevocable', {}, { login }))
  // The core has not issued yet, so there is no number.
  expect(list[0]?.policies.map(({ policyNo }) => policyNo)).toEqual(['', ''])
  await other.close()
})
