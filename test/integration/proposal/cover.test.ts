import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  newPerson,
  openPayOrder,
  payOrderOf,
  signIn,
} from '../../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

test('cover for one person is sold once, however many try at the same moment', async () => {
  const person = newPerson('1962-03-15')
  const attempts = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const buyer = await signIn(gateway)
      const insured = [{ relationType: 'FATHER_PARENTS' as const, person }]
      return { buyer, proposalId: await confirmedProposal(gateway, buyer, insured) }
    }),
  )
  const replies = await Promise.all(
    attempts.map(({ buyer, proposalId }) =>
      gateway.call('createPayOrder', payOrderOf(proposalId), { login: buyer }),
    ),
  )
  const codes = replies.map(({ code }) => code).sort((a, b) => a - b)
  const refusals = [1, 2, 3].map(() => errorCodes.ALREADY_INSURED)
  expect(codes).toEqual([0, ...refusals])
})

test('cover of an older proposal gives way to the newer one of the same person', async () => {
  const login = await signIn(gateway)
  const insured = family()
  const older = await confirmedProposal(gateway, login, insured)
  const left = await openPayOrder(gateway, login, older)
  const newer = await confirmedProposal(gateway, login, insured)
  const { outTradeNo } = await openPayOrder(gateway, login, newer)
  const status = async (proposalId: string) =>
    done(await gateway.call('getProposal', { proposalId }, { login })).status
  expect(await status(older)).toBe('CANCELLED')
  await decide(gateway, outTradeNo, 'PAID')
  expect(await status(newer)).toBe('PAID')
  const { payOrderId } = left
  const { payStatus } = done(await gateway.call('getPayStatus', { payOrderId }, { login }))
  expect(payStatus).toBe('CANCEL')
})
