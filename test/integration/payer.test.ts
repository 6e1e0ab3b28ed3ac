import { openGateway, type TestGateway } from '../support/gateway'
import { confirmedProposal, done, newPerson, signIn } from '../support/purchase'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
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
