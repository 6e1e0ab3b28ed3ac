import { randomUUID } from 'node:crypto'
import { errorCodes } from '@/contract/errors'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  openPayOrder,
  outTradeNoAt,
  newMobile,
  outTradeNoOf,
  payOrderOf,
  readNotices,
  shanghai,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'

/** Second addresses of some calls: each answers as the first one does. */

const gateway = fileGateway()

test('API053 API055 API058 API061 API063 API069 API070 API073 API075 API090 a whole purchase by them alone', async () => {
  const login = await signIn(gateway)
  const traceId = await readNotices(gateway, login)
  const insured = family()
  const { insurants } = submission({ traceId }, insured, 0)
  const asked = { ...shanghai, version: 3 as const, insurants }
  const { totalFen } = done(await gateway.call('getCorePrice', asked, { login }))
  const wanted = submission({ traceId }, insured, totalFen)
  const proposed = randomUUID()
  const begun = done(
    await gateway.call('createCoreProposal', wanted, { login, key: proposed }),
  ).proposalId
  const { proposalId } = done(
    await gateway.call('createProposalV2', wanted, { login, key: proposed }),
  )
  expect(proposalId).toBe(begun)
  const detail = done(await gateway.call('getProposal', { proposalId }, { login }))
  const documents = (detail.documents ?? []).map(({ url }) => url)
  done(await gateway.call('confirmProposalV2', { proposalId, version: 3, documents }, { login }))
  const unpaid = done(await gateway.call('getCoreUnpaid', shanghai, { login }))
  expect(unpaid.proposalId).toBe(proposalId)

  // Three addresses with one key make one pay order.
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

test('API050 API109 EN025 an agent is known by the mobile of the register, and by nothing else', async () => {
  const agent = await signIn(gateway, '13700137001')
  expect(done(await gateway.call('checkIfAgent', {}, { login: agent }))).toEqual({ isAgent: true })
  const { identities } = done(await gateway.call('listIdentities', {}, { login: agent }))
  expect(identities).toEqual([
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
  expect(done(await gateway.call('listIdentities', {}, { login: anybody })).identities).toEqual([])
})

test('API111 who insures by a product is told to everybody', async () => {
  expect(done(await gateway.call('getInsureCompanyInfo', shanghai))).toEqual({
    companyName: '浦岸健康保险股份有限公司上海分公司',
    servicePhone: '400-000-3101',
  })
  const unknown = { cityCode: '310000', productCode: 'NONE' }
  expect((await gateway.call('getInsureCompanyInfo', unknown)).code).toBe(errorCodes.NOT_FOUND)
})

async function insured() {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  await decide(gateway, outTradeNo, 'PAID')
  const { list } = done(await gateway.call('listPolicies', {}, { login }))
  return { login, proposalId, policyId: list[0]?.policyId ?? '', list }
}

test('API045 API079 API080 API081 API084 API097 lists and details of the data query, of nobody else', async () => {
  const { login, proposalId, policyId, list } = await insured()
  const stranger = await signIn(gateway)
  expect(done(await gateway.call('queryPolicyList', {}, { login })).list).toEqual(list)
  expect(done(await gateway.call('queryPolicyList', {}, { login: stranger })).list).toEqual([])
  const shown = done(await gateway.call('queryPolicyDetail', { policyId }, { login }))
  expect(shown).toEqual(done(await gateway.call('getPolicy', { policyId }, { login })))
  expect(done(await gateway.call('getInsurePolicy', { policyId }, { login }))).toEqual(shown)
  const hidden = await gateway.call('getInsurePolicy', { policyId }, { login: stranger })
  expect(hidden.code).toBe(errorCodes.NOT_FOUND)
  const orders = done(await gateway.call('queryProposalList', {}, { login })).list
  expect(orders.map(({ orderId }) => orderId)).toEqual([proposalId])

  const { insuredList } = done(await gateway.call('getInsuredInfo', { policyId }, { login }))
  expect(insuredList.map(({ relationType }) => relationType)).toEqual(['SELF', 'SPOUSE'])
  expect(insuredList[0]).toMatchObject({ premiumFen: 12_900, comboTitle: shown.comboTitle })
  expect(insuredList.find((one) => one.policyId === policyId)?.person).toEqual(shown.insurant)

  const past = done(await gateway.call('listHistoricalInsurants', shanghai, { login })).list
  const { insurantId = '', maskName } = past[0] ?? {}
  const one = done(await gateway.call('getInsurantDetail', { insurantId }, { login }))
  expect(one).toMatchObject({ insurantId, maskName })
  for (const name of ['queryPolicyDetail', 'getInsuredInfo'] as const)
    expect((await gateway.call(name, { policyId }, { login: stranger })).code).toBe(
      errorCodes.NOT_FOUND,
    )
  const asked = await gateway.call('getInsurantDetail', { insurantId }, { login: stranger })
  expect(asked.code).toBe(errorCodes.NOT_FOUND)

  // API052: only the applicant can remove an insured person from the list. The order stays.
  const notTheirs = await gateway.call('deleteInsurant', { insurantId }, { login: stranger })
  expect(notTheirs.code).toBe(errorCodes.NOT_FOUND)
  done(await gateway.call('deleteInsurant', { insurantId }, { login }))
  const left = done(await gateway.call('listHistoricalInsurants', shanghai, { login })).list
  expect(left.map((entry) => entry.insurantId)).toEqual(
    past.slice(1).map((entry) => entry.insurantId),
  )
  expect(
    done(await gateway.call('getInsuredInfo', { policyId }, { login })).insuredList,
  ).toHaveLength(2)
  const gone = await gateway.call('deleteInsurant', { insurantId }, { login })
  expect(gone.code).toBe(errorCodes.NOT_FOUND)
})

test('API036 what else the city sells is recommended to who does not hold it', async () => {
  const { login, policyId } = await insured()
  const wanted = { scene: 'RESULT' as const, policyId, cityCode: '310000' }
  const { productList } = done(await gateway.call('getRecommendInfo', wanted, { login }))
  expect(productList.map(({ productCode }) => productCode)).toEqual(['SHJB'])
  expect(productList[0]?.fromFen).toBeGreaterThan(0)
  const elsewhere = { ...wanted, cityCode: '999999' }
  expect(done(await gateway.call('getRecommendInfo', elsewhere, { login })).productList).toEqual([])
  const login2 = await signIn(gateway)
  const stranger = await gateway.call('getRecommendInfo', wanted, { login: login2 })
  expect(stranger.code).toBe(errorCodes.NOT_FOUND)
})

test('API056 what was begun under the number of a partner is found by it, by who began it', async () => {
  const login = await signIn(gateway)
  const outerId = 'union 2026/7'
  const none = done(await gateway.call('getProposalByOuterId', { outerId }, { login }))
  expect(none).toMatchObject({ proposalId: null, status: null, popup: null })
  const traceId = await readNotices(gateway, login)
  const people = family()
  const totalFen = await totalOf(gateway, login, people)
  const wanted = { ...submission({ traceId }, people, totalFen), outerId }
  const { proposalId } = done(await gateway.call('createProposal', wanted, { login }))
  const found = done(await gateway.call('getProposalByOuterId', { outerId }, { login }))
  expect(found).toMatchObject({ proposalId, status: 'DRAFT', popup: { proposalId } })
  const other = await signIn(gateway)
  expect(done(await gateway.call('getProposalByOuterId', { outerId }, { login: other }))).toEqual(
    none,
  )
})

test('API059 who shares a product has one mark for it, whenever they join', async () => {
  const login = await signIn(gateway)
  const first = done(await gateway.call('joinActivity', shanghai, { login }))
  expect(done(await gateway.call('joinActivity', shanghai, { login }))).toEqual(first)
  const other = done(await gateway.call('joinActivity', shanghai, { login: await signIn(gateway) }))
  expect(other.shareWtagid).not.toBe(first.shareWtagid)
  done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login }))
})

test('API060 who waits for a policy has its payment asked about', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
  expect(done(await gateway.call('pullPolicies', {}, { login }))).toEqual({ issued: 0 })
  await decide(gateway, outTradeNo, 'PAID', { drop: true })
  // The insurer is not asked twice within two seconds.
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toEqual([])
  await moveClock(gateway, 3000)
  expect(done(await gateway.call('pullPolicies', {}, { login }))).toEqual({ issued: 2 })
  expect(done(await gateway.call('listPolicies', {}, { login })).list).toHaveLength(2)
})

test('API065 answers about health are kept with the form, and are there after a reload', async () => {
  const login = await signIn(gateway)
  const traceId = randomUUID()
  const health = { textHash: 'a'.repeat(64), insurants: ['one'], answers: ['no' as const, null] }
  const asked = { ...shanghai, traceId }
  expect(done(await gateway.call('saveMedicalInfo', asked, { login }))).toEqual({ health: null })
  const applicant = { name: { encryptType: 1 as const, value: '王建国' } }
  const draft = { traceId, applicant, insurants: [] }
  done(await gateway.call('saveDraft', { ...shanghai, draft }, { login }))
  done(await gateway.call('saveMedicalInfo', { ...asked, health }, { login }))
  expect(done(await gateway.call('saveMedicalInfo', asked, { login }))).toEqual({ health })
  const kept = done(await gateway.call('getDraft', shanghai, { login })).draft
  expect(kept).toMatchObject({ health, applicant: { name: { encryptType: 2 } } })
  const again = { ...asked, traceId: randomUUID() }
  expect(done(await gateway.call('saveMedicalInfo', again, { login }))).toEqual({ health: null })
})

test('API092 API094 somebody else pays by a note, without a login, that one order and no other', async () => {
  const login = await signIn(gateway)
  const proposalId = await confirmedProposal(gateway, login)
  const { payToken, url, about } = done(
    await gateway.call('makePayToken', { proposalId }, { login }),
  )
  const wanted = { payToken, version: 3 as const, payType: 'WC_PAY' as const }
  const key = randomUUID()
  const opened = done(await gateway.call('createOpenPayOrder', wanted, { key }))
  const { payOrderId, payParams } = opened
  expect(done(await gateway.call('createOpenPayOrder', wanted, { key }))).toEqual(opened)
  expect(opened).not.toHaveProperty('proposalId')
  // What is paid, to whom and for whom is said, with names as masks, and never in the address.
  expect(opened.about).toEqual(about)
  expect(about).toMatchObject({
    productName: '申城安心保',
    companyName: '浦岸健康保险股份有限公司上海分公司',
    totalFen: opened.amountFen,
  })
  expect(about?.insurantNames).toHaveLength(2)
  for (const name of [about?.applicantName, ...(about?.insurantNames ?? [])])
    expect(name).toMatch(/^.\*+$/)
  expect(decodeURIComponent(url)).not.toMatch(/[*\u4e00-\u9fff]/)
  const status = async () =>
    done(await gateway.call('getOpenPayStatus', { payToken, payOrderId })).payStatus
  expect(await status()).toBe('PAYING')
  await decide(gateway, outTradeNoAt(payParams, gateway.origin), 'PAID')
  expect(await status()).toBe('PAID_OK')
  const { list } = done(await gateway.call('listPolicies', {}, { login }))
  expect(list).toHaveLength(2)

  const other = await signIn(gateway)
  const another = await confirmedProposal(gateway, other)
  const note = done(
    await gateway.call('makePayToken', { proposalId: another }, { login: other }),
  ).payToken
  const strange = await gateway.call('getOpenPayStatus', { payToken: note, payOrderId })
  expect(strange.code).toBe(errorCodes.NOT_FOUND)
  const forged = { ...wanted, payToken: `${note.slice(0, -3)}abc` }
  expect((await gateway.call('createOpenPayOrder', forged)).code).toBe(errorCodes.NOT_FOUND)
  const foreign = await gateway.call('makePayToken', { proposalId: another }, { login })
  expect(foreign.code).toBe(errorCodes.NOT_FOUND)
  const paid = await gateway.call('makePayToken', { proposalId }, { login })
  expect(paid.code).toBe(errorCodes.PROPOSAL_STATE)
  await moveClock(gateway, 3 * 3_600_000)
  const late = await gateway.call('createOpenPayOrder', { ...wanted, payToken: note })
  expect(late.code).toBe(errorCodes.NOT_FOUND)
})

test('API099 the notice about claims is put away once, and shown again in another edition', async () => {
  const login = await signIn(gateway)
  const version = '2026-1'
  const seen = async (edition: string) =>
    done(await gateway.call('getClaimNotice', { version: edition }, { login })).seen
  expect(await seen(version)).toBe(false)
  done(await gateway.call('keepClaimNotice', { version }, { login }))
  expect([await seen(version), await seen('2026-2')]).toEqual([true, false])
})
