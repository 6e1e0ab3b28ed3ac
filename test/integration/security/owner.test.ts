import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  newMobile,
  newPerson,
  openPayOrder,
  payOrderOf,
  plain,
  readNotices,
  readPage,
  shanghai,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'
import type { Login, Reply } from '../../support/remote'
import { everything } from '../../support/rows'

let gateway: TestGateway
let owner: Login
let stranger: Login
beforeAll(async () => {
  gateway = await openGateway()
  owner = await signIn(gateway)
  stranger = await signIn(gateway)
})
afterAll(() => gateway.close())

const isNotFound = ({ code }: Reply) => expect(code).toBe(errorCodes.NOT_FOUND)

describe("someone else's things answer as not found, and nothing changes", () => {
  test('proposals, pay orders, orders and policies', async () => {
    const open = await confirmedProposal(gateway, owner)
    const paid = await confirmedProposal(gateway, owner, [
      { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
    ])
    const { payOrderId, outTradeNo } = await openPayOrder(gateway, owner, paid)
    await decide(gateway, outTradeNo, 'PAID')
    const { list } = done(await gateway.call('listPolicies', {}, { login: owner }))
    const policyId = list[0]?.policyId ?? ''

    const before = await everything(gateway.ctx.db)
    const as = { login: stranger }
    for (const proposalId of [open, paid]) {
      isNotFound(await gateway.call('getProposal', { proposalId }, as))
      isNotFound(await gateway.call('showPeople', { proposalId }, as))
      isNotFound(await gateway.call('confirmProposal', { proposalId, version: 3 }, as))
      isNotFound(await gateway.call('getResult', { proposalId, version: 3 }, as))
      isNotFound(await gateway.call('cancelProposal', { proposalId }, as))
      isNotFound(await gateway.call('createPayOrder', payOrderOf(proposalId), as))
      isNotFound(await gateway.call('getOrder', { orderId: proposalId }, as))
      isNotFound(await gateway.call('cancelOrder', { orderId: proposalId }, as))
    }
    isNotFound(await gateway.call('getPayStatus', { payOrderId }, as))
    isNotFound(await gateway.call('getCashierOrder', { payOrderId }, as))
    isNotFound(await gateway.call('getPolicy', { policyId }, as))
    for (const name of ['listOrders', 'listPolicies'] as const)
      expect(done(await gateway.call(name, {}, as)).list).toEqual([])
    const history = done(await gateway.call('listHistoricalInsurants', shanghai, as))
    expect(history.list).toEqual([])
    expect(done(await gateway.call('getUnpaidProposal', shanghai, as)).proposalId).toBeNull()
    expect(await everything(gateway.ctx.db)).toEqual(before)
  })

  test('a sales trace, once its owner is known', async () => {
    const traceId = await readNotices(gateway, owner)
    const page = await readPage(gateway, shanghai)
    const event = {
      seq: 90,
      type: 'FILL' as const,
      pageId: 'apply',
      pageVersion: page.pageVersion,
      clientAt: new Date(gateway.now()).toISOString(),
    }
    const mine = [{ relationType: 'SELF' as const, person: newPerson() }]
    const total = await totalOf(gateway, stranger, mine)
    const wanted = submission({ traceId }, mine, total)
    const before = await everything(gateway.ctx.db)
    const bizType = 'CREATE_POLICY' as const
    const events = { ...shanghai, bizType, traceId, events: [event] }
    isNotFound(await gateway.call('saveTrace', events, { login: stranger }))
    isNotFound(await gateway.call('saveTrace', events))
    const { textHash } = page.health
    const health = { ...shanghai, traceId, textHash, answer: 'AGREE' as const }
    isNotFound(await gateway.call('confirmHealth', health, { login: stranger }))
    isNotFound(await gateway.call('createProposal', wanted, { login: stranger }))
    expect(await everything(gateway.ctx.db)).toEqual(before)
  })

  test('a token of a name or number opens nothing for anybody else', async () => {
    const phone = newMobile()
    const first = await signIn(gateway, phone)
    const status = done(
      await gateway.call('getUserStatus', { attr: { productCode: 'PP57' } }, { login: first }),
    )
    const draft = {
      traceId: randomUUID(),
      applicant: {
        mobile: { encryptType: 2 as const, encryptValue: status.phoneNumber?.encryptValue ?? '' },
        name: plain('王建国'),
      },
      insurants: [],
    }
    const own = done(await gateway.call('saveDraft', { ...shanghai, draft }, { login: first }))
    expect(own.draft.applicant.mobile).toMatchObject({ maskValue: `*******${phone.slice(-4)}` })
    const other = done(await gateway.call('saveDraft', { ...shanghai, draft }, { login: stranger }))
    expect(other.draft.applicant.mobile).toEqual({ encryptType: 1, value: '' })
    expect(done(await gateway.call('getDraft', shanghai, { login: owner })).draft).toBeNull()
  })
})
