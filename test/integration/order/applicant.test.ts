import { errorCodes } from '@/contract/errors'
import { ageOn } from '@/domain/person/birthday'
import { dayOf } from '@/domain/time/day'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  done,
  newPerson,
  readNotices,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

test('EN005 EN036 an order tells of its payer masks, gender and the year of birth', async () => {
  const login = await signIn(gateway)
  const person = newPerson('1962-03-15', 'F')
  const proposalId = await confirmedProposal(gateway, login, [{ relationType: 'SELF', person }])
  const { applicant } = done(await gateway.call('getProposal', { proposalId }, { login }))
  expect(applicant).toMatchObject({
    name: expect.stringMatching(/^.\*+$/) as string,
    credentialNo: expect.stringMatching(/^\d{3}\*{12}[\dX]{3}$/) as string,
    mobile: expect.stringMatching(/^\*{7}\d{4}$/) as string,
    credentialType: '01',
    genderCode: 2,
    birth: '1962-**-**',
  })
  const { list } = done(await gateway.call('listOrders', {}, { login }))
  const order =
    list[0] && done(await gateway.call('getOrder', { orderId: list[0].orderId }, { login }))
  expect(order?.applicant.birth).toBe('1962-**-**')
})

test('EN008 what the form shows of an applicant is checked by the number, not believed', async () => {
  const login = await signIn(gateway)
  const insured = [{ relationType: 'SELF' as const, person: newPerson('1990-03-07') }]
  const traceId = await readNotices(gateway, login)
  const body = submission({ traceId }, insured, await totalOf(gateway, login, insured))
  const propose = (change: object) =>
    gateway.call(
      'createProposal',
      { ...body, applicant: { ...body.applicant, ...change } },
      { login },
    )
  const today = dayOf(gateway.ctx.clock.now())
  const age = ageOn({ birthOn: '1990-03-07', onDay: today }) ?? 0
  for (const change of [
    { birthStr: '1990-03-08' },
    { birthday: '1980-03-07' },
    { gender: 2 },
    { age: age + 1 },
    { certificate: 'PASSPORT' },
    { credentialValidType: 'longTerm' },
    { credentialValidDate: { start: '2020-01-01' } },
  ])
    expect(await propose(change)).toMatchObject({
      code: errorCodes.APPLICANT_INVALID,
      extra: { field: `applicant.${Object.keys(change).join()}`, code: 'DIFFERS' },
    })
  const born = { birthday: '1990-03-07', birthStr: '1990-03-07' }
  done(await propose({ certificate: '01', gender: 1, age, ...born }))
})
