import { errorCodes } from '@/contract/errors'
import { fileGateway } from '../../support/gateway'
import { textOfPdf } from '../../support/pdf-text'
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

/** The policy document and the receipt: their owner, their content and their verification. */

const gateway = fileGateway()

/** A spouse whose name has rare characters, which the document must show. */
const newSpouse = () => ({ name: '龑㼆明', id: newPerson('1991-05-12', 'F').id })

async function bought() {
  const spouse = newSpouse()
  const phone = newMobile()
  const login = await signIn(gateway, phone)
  const people = family()
  const [self] = people
  if (!self) throw new Error('Nobody to insure')
  const insured = [self, { relationType: 'SPOUSE' as const, person: spouse }]
  const orderId = await confirmedProposal(gateway, login, insured)
  const unpaid = await gateway.call('getOrderReceipt', { orderId }, { login })
  const { outTradeNo, amountFen } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  const { policies } = done(await gateway.call('getOrder', { orderId }, { login }))
  return {
    login,
    phone,
    orderId,
    unpaid,
    outTradeNo,
    amountFen,
    policies,
    self: self.person,
    spouse,
  }
}

const fetchPdf = async (url: string) => {
  const answer = await fetch(url)
  return { answer, text: await textOfPdf(Buffer.from(await answer.arrayBuffer())) }
}

const policyDocument = async (login: Login, policyId: string) =>
  fetchPdf(done(await gateway.call('getPolicyFile', { policyId }, { login })).url)

test('a policy on document names its people, proves itself, and ends with its ticket', async () => {
  const one = await bought()
  const { spouse } = one
  const { policyId = '', policyNo = '' } = one.policies[1] ?? {}
  const { url } = done(await gateway.call('getPolicyFile', { policyId }, { login: one.login }))
  const { answer, text } = await fetchPdf(url)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('cache-control')).toContain('no-store')
  for (const word of ['电子保险单', policyNo, spouse.name, one.self.name, '沙箱样本'])
    expect(text).toContain(word)
  // A sample says that it has no effect, so it must not claim legal force.
  expect(text).not.toContain('同等效力')
  // Numbers stay masked in the document and are not in the address.
  expect(text).not.toContain(spouse.id)
  expect(url).not.toContain(policyId)

  const verifyCode = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec(text)?.[0] ?? ''
  const genuine = done(await gateway.call('verifyPolicy', { policyNo, verifyCode }))
  expect(genuine).toMatchObject({ policyNo, insurantName: '龑**', status: 'WAITING' })
  expect(JSON.stringify(genuine)).not.toContain(spouse.id)
  const typed = verifyCode.toLowerCase().replaceAll('-', ' ')
  done(await gateway.call('verifyPolicy', { policyNo, verifyCode: typed }))

  // The code of one policy verifies no other policy, and an invented code verifies none.
  const others = { policyNo: one.policies[0]?.policyNo ?? '', verifyCode }
  for (const wrong of [others, { policyNo, verifyCode: '0000-0000-0000-0000' }])
    expect((await gateway.call('verifyPolicy', wrong)).code).toBe(errorCodes.NOT_FOUND)

  await moveClock(gateway, 10 * 60_000)
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(url.replace(/.$/, 'x'))).status).toBe(404)
})

test('nobody else’s, and not of what is not in force', async () => {
  const one = await bought()
  const stranger = await signIn(gateway)
  const { orderId, login } = one
  const policyId = one.policies[0]?.policyId ?? ''
  for (const asked of [
    gateway.call('getPolicyFile', { policyId }, { login: stranger }),
    gateway.call('getOrderReceipt', { orderId }, { login: stranger }),
  ])
    expect((await asked).code).toBe(errorCodes.NOT_FOUND)
  expect(one.unpaid.code).toBe(errorCodes.ORDER_STATE)

  const before = done(await gateway.call('getPolicyFile', { policyId }, { login }))
  const code = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){3}/.exec((await policyDocument(login, policyId)).text)
  const revoking = { policyId, expectedRefundable: one.amountFen }
  done(await gateway.call('revokePolicy', revoking, { login }))
  expect((await gateway.call('getPolicyFile', { policyId }, { login })).code).toBe(
    errorCodes.ORDER_STATE,
  )
  // An address from before the change is no longer valid.
  expect((await fetch(before.url)).status).toBe(404)
  const held = { policyNo: one.policies[0]?.policyNo ?? '', verifyCode: code?.[0] ?? '' }
  expect(done(await gateway.call('verifyPolicy', held)).status).toBe('REVOKING')
})

test('an address that was given out ends with the login it was given to', async () => {
  const one = await bought()
  const policyId = one.policies[0]?.policyId ?? ''
  const addresses = async (login: Login) => [
    done(await gateway.call('getPolicyFile', { policyId }, { login })).url,
    done(await gateway.call('getOrderReceipt', { orderId: one.orderId }, { login })).url,
  ]
  const statuses = (urls: string[]) =>
    Promise.all(urls.map(async (url) => (await fetch(url)).status))
  const before = await addresses(one.login)
  expect(await statuses(before)).toEqual([200, 200])
  done(await gateway.call('logout', {}, { login: one.login }))
  expect(await statuses(before)).toEqual([404, 404])

  await moveClock(gateway, 60_000)
  const again = await signIn(gateway, one.phone)
  const open = await addresses(again)
  expect(await statuses(before)).toEqual([404, 404])
  expect(await statuses(open)).toEqual([200, 200])
  done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login: again }))
  expect(await statuses(open)).toEqual([404, 404])
})

test('a receipt says what was paid, for whom, and what came back', async () => {
  const one = await bought()
  const { orderId, login } = one
  const receipt = async () =>
    (await fetchPdf(done(await gateway.call('getOrderReceipt', { orderId }, { login })).url)).text
  const paid = await receipt()
  for (const word of ['保费收据', orderId, one.outTradeNo, one.spouse.name])
    expect(paid).toContain(word)
  expect(paid).toContain(`¥${(one.amountFen / 100).toFixed(2)}`)
  expect(paid).not.toContain('已退款')
  const policyId = one.policies[0]?.policyId ?? ''
  done(
    await gateway.call('revokePolicy', { policyId, expectedRefundable: one.amountFen }, { login }),
  )
  for (const ms of [0, 2 * 60_000]) {
    await moveClock(gateway, ms)
    await gateway.jobs()
  }
  expect(await receipt()).toContain('已退款')
})
