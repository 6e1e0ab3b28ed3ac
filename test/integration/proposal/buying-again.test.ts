import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  openPayOrder,
  plain,
  readNotices,
  shanghai,
  signIn,
  submission,
  totalOf,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterAll(() => gateway.close())

const aSubmission = async (insured: Insured[] = family()) => {
  const traceId = await readNotices(gateway, login)
  return submission({ traceId }, insured, await totalOf(gateway, login, insured))
}

test('who bought with a passport is offered all of it again', async () => {
  const body = await aSubmission()
  const passport = {
    name: plain('KIM MINJI'),
    credentialType: 'PASSPORT' as const,
    credentialNo: plain('M12345678'),
    gender: 2 as const,
    birthday: '1990-05-17',
    nationality: 'KOR',
    validity: { type: 'longTerm' as const, start: '2020-01-01' },
  }
  const [self] = body.insurants
  if (!self) throw new Error('A family of two')
  const insurants = [{ ...passport, relationType: 'SELF' as const }]
  const price = done(
    await gateway.call('getPrice', { ...shanghai, version: 3, insurants }, { login }),
  )
  const applicant = { ...passport, mobile: body.applicant.mobile }
  const wanted = { ...body, applicant, insurants, expectedTotalFen: price.totalFen }
  done(await gateway.call('createProposal', wanted, { login }))
  const asked = { attr: { productCode: shanghai.productCode } }
  const known = done(await gateway.call('getUserStatus', asked, { login }))
  expect(known).toMatchObject({
    credentialType: 'PASSPORT',
    details: {
      gender: 2,
      birthday: '1990-05-17',
      nationality: 'KOR',
      validity: { type: 'longTerm', start: '2020-01-01' },
    },
  })
})

describe('a proposal that takes the place of an unpaid one', () => {
  test('is refused until that is known, and only for the same people', async () => {
    const wanted = await aSubmission()
    const older = done(await gateway.call('createProposal', wanted, { login })).proposalId
    const orders = done(await gateway.call('listOrders', { status: 'UNPAID' }, { login }))
    expect(orders.list.map(({ orderId }) => orderId)).toEqual([older])

    const again = { ...wanted, replaces: [] }
    const reply = await gateway.call('createProposal', again, { login })
    expect(reply.code).toBe(errorCodes.PROPOSAL_UNPAID)
    expect(reply.extra).toMatchObject({ code: 'PROPOSAL_UNPAID', proposalId: older })
    done(await gateway.call('createProposal', { ...again, replaces: [older] }, { login }))

    const other = await aSubmission(family().slice(0, 1))
    done(await gateway.call('createProposal', { ...other, replaces: [] }, { login }))
  })

  test('is agreed to by an older release, which sends back what it reads for its id', async () => {
    const wanted = await aSubmission()
    done(await gateway.call('createProposal', wanted, { login }))
    const refused = await gateway.call('createProposal', { ...wanted, replaces: [] }, { login })
    const replaces = [String(refused.extra?.code)]
    done(await gateway.call('createProposal', { ...wanted, replaces }, { login }))
  })

  test('ends the draft when it is paid', async () => {
    const draft = { traceId: randomUUID(), applicant: { name: plain('王') }, insurants: [] }
    done(await gateway.call('saveDraft', { ...shanghai, draft }, { login }))
    const proposalId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
    expect(done(await gateway.call('getDraft', shanghai, { login })).draft).not.toBeNull()
    await decide(gateway, outTradeNo, 'PAID')
    expect(done(await gateway.call('getDraft', shanghai, { login })).draft).toBeNull()
  })

  test('stays in the list, which comes twenty at a time and skips none', async () => {
    const wanted = await aSubmission()
    const made: string[] = []
    for (let count = 0; count < 23; count += 1) {
      const traceId = await readNotices(gateway, login)
      const again = { ...wanted, traceId }
      made.push(done(await gateway.call('createProposal', again, { login })).proposalId)
    }
    const first = done(await gateway.call('listOrders', {}, { login }))
    const cursor = first.nextCursor ?? undefined
    const second = done(await gateway.call('listOrders', { cursor }, { login }))
    expect([first.list.length, second.list.length, second.nextCursor]).toEqual([20, 3, null])
    const seen = [...first.list, ...second.list].map(({ orderId }) => orderId)
    expect(seen).toEqual(made.reverse())
  })
})

test('the people of an order fill the form again, whatever became of it; nobody else’s do', async () => {
  const [self, spouse] = family()
  if (!self || !spouse) throw new Error('A family of two')
  const orderId = await confirmedProposal(gateway, login, [self, spouse])
  done(await gateway.call('cancelOrder', { orderId }, { login }))
  const stranger = await signIn(gateway)
  expect((await gateway.call('buyAgain', { orderId }, { login: stranger })).code).toBe(
    errorCodes.NOT_FOUND,
  )
  expect(done(await gateway.call('buyAgain', { orderId }, { login }))).toEqual(shanghai)
  const { draft } = done(await gateway.call('getDraft', shanghai, { login }))
  expect(draft?.insurants.map(({ relationType }) => relationType)).toEqual(['SELF', 'SPOUSE'])
  expect(draft?.applicant).toMatchObject({
    name: { encryptType: 2, maskValue: '王**' },
    mobile: { maskValue: '*******8000' },
  })
  expect(JSON.stringify(draft)).not.toContain(spouse.person.id)

  // Only the chosen people are copied. A wrong person is refused.
  done(await gateway.call('buyAgain', { orderId, people: [1] }, { login }))
  const { draft: one } = done(await gateway.call('getDraft', shanghai, { login }))
  expect(one?.insurants.map(({ relationType }) => relationType)).toEqual(['SPOUSE'])
  expect((await gateway.call('buyAgain', { orderId, people: [7] }, { login })).code).toBe(
    errorCodes.NOT_FOUND,
  )

  // The filled draft is enough to order the same again.
  const traceId = await readNotices(gateway, login)
  const token = (field: { encryptType: 1 | 2; encryptValue?: string } | undefined) => ({
    encryptType: 2 as const,
    encryptValue: field?.encryptValue ?? '',
  })
  const people = (draft?.insurants ?? []).map(({ name, credentialNo, relationType = 'SELF' }) => ({
    name: token(name),
    credentialType: '01' as const,
    credentialNo: token(credentialNo),
    relationType,
  }))
  const [own] = people
  if (!own) throw new Error('Nobody was filled in')
  const { relationType: _self, ...applicant } = own
  const price = done(
    await gateway.call('getPrice', { ...shanghai, version: 3, insurants: people }, { login }),
  )
  const wanted = {
    ...shanghai,
    version: 3 as const,
    traceId,
    applicant: { ...applicant, mobile: token(draft?.applicant.mobile) },
    insurants: people,
    expectedTotalFen: price.totalFen,
  }
  expect(done(await gateway.call('createProposal', wanted, { login })).totalFen).toBe(
    price.totalFen,
  )
})

test('whoever gave an order back may buy again at once, and is not said to be insured', async () => {
  const people = family().slice(0, 1)
  const proposalId = await confirmedProposal(gateway, login, people)
  const { outTradeNo, amountFen } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const { policies } = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  const given = { policyId: policies[0]?.policyId ?? '', expectedRefundable: amountFen }
  done(await gateway.call('revokePolicy', given, { login }))

  // The refund is under way.
  const order = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(order.policies).toMatchObject([{ status: 'REVOKING' }])
  const { list } = done(await gateway.call('listHistoricalInsurants', shanghai, { login }))
  expect(list.map(({ curInsureStatus }) => curInsureStatus)).toEqual(['NONE'])
  done(await gateway.call('createProposal', await aSubmission(people), { login }))
})
