import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { openGateway, type TestGateway } from '../support/gateway'
import {
  decide,
  done,
  family,
  newMobile,
  outTradeNoOf,
  payOrderOf,
  readNotices,
  shanghai,
  signIn,
  submission,
} from '../support/purchase'

/** The addresses under which the specification names a call once more (A54, A56 of its readings). */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
}, 60_000)
afterAll(() => gateway.close())

test('API055 API058 API061 API063 API069 API070 API073 API075 API090 a whole purchase by them alone', async () => {
  const login = await signIn(gateway)
  const traceId = await readNotices(gateway, login)
  const insured = family()
  const { insurants } = submission({ traceId }, insured, 0)
  const asked = { ...shanghai, version: 3 as const, insurants }
  const { totalFen } = done(await gateway.call('getCorePrice', asked, { login }))
  const wanted = submission({ traceId }, insured, totalFen)
  const { proposalId } = done(await gateway.call('createProposalV2', wanted, { login }))
  done(await gateway.call('confirmProposalV2', { proposalId, version: 3 }, { login }))
  const unpaid = done(await gateway.call('getCoreUnpaid', shanghai, { login }))
  expect(unpaid.proposalId).toBe(proposalId)

  // Begun under one address, gone on with under the others, with one key: one order.
  const key = randomUUID()
  const ids = new Set<string>()
  for (const name of ['createCorePayOrder', 'createPlainPayOrder', 'createPayOrder'] as const)
    ids.add(done(await gateway.call(name, payOrderOf(proposalId), { login, key })).payOrderId)
  expect(ids.size).toBe(1)
  const [payOrderId = ''] = ids
  const cashier = done(await gateway.call('getCoreCashier', { payOrderId }, { login }))
  expect(cashier.amountFen).toBe(totalFen)
  expect(cashier.payment.types.map(({ type }) => type)).toContain('WC_PAY')
  await decide(gateway, await outTradeNoOf(gateway, payOrderId), 'PAID')
  expect(done(await gateway.call('getCorePayStatus', { payOrderId }, { login })).payStatus).toBe(
    'PAID_OK',
  )
  const result = done(await gateway.call('getCoreResult', { proposalId, version: 3 }, { login }))
  expect(result).toEqual(
    done(await gateway.call('getResult', { proposalId, version: 3 }, { login })),
  )
})

test('API050 API109 an agent is known by the mobile of the register, and by nothing else', async () => {
  const agent = await signIn(gateway, '13700137001')
  expect(done(await gateway.call('checkIfAgent', {}, { login: agent }))).toEqual({ isAgent: true })
  const { list } = done(await gateway.call('listIdentities', {}, { login: agent }))
  expect(list).toEqual([
    {
      agentWtag: 'AG0001',
      name: '陈静',
      licenceNo: '02000031000080002026000011',
      companyName: '惠民保险代理有限公司',
      phone: '4008001234',
    },
  ])
  const anybody = await signIn(gateway, newMobile())
  expect(done(await gateway.call('checkIfAgent', {}, { login: anybody }))).toEqual({
    isAgent: false,
  })
  expect(done(await gateway.call('listIdentities', {}, { login: anybody })).list).toEqual([])
})

test('API111 who insures by a product is told to everybody', async () => {
  expect(done(await gateway.call('getInsureCompanyInfo', shanghai))).toEqual({
    companyName: '浦岸健康保险股份有限公司上海分公司',
    servicePhone: '400-000-3101',
  })
  const unknown = { cityCode: '310000', productCode: 'NONE' }
  expect((await gateway.call('getInsureCompanyInfo', unknown)).code).toBe(errorCodes.NOT_FOUND)
})
