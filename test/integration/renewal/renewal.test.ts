import { errorCodes } from '@/contract/errors'
import { renewalConsents } from '../../../server/db/schema'
import { reconcile } from '../../../server/ledger/reconcile'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, signIn, turnSandbox } from '../../support/purchase'
import type { Login } from '../../support/remote'
import { renewing } from '../../support/renewing'
import { everything } from '../../support/rows'

/** An auto-renewal with its consent, signing, message, schedule and charge, or its earlier end. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(() => gateway.sandbox.clock.setNow(Date.parse('2026-11-20T10:00:00+08:00')))
afterEach(async () => expect((await reconcile(gateway.ctx.db)).differences).toEqual([]))
afterAll(() => gateway.close())

const { at, until, bought, wanted, signed, sign, renewalOf, told, renewedBy } = renewing(
  () => gateway,
)

test('agreed to, told five days before, charged once, and insured anew', async () => {
  const one = await bought()
  expect(await one.show()).toMatchObject({
    isOn: false,
    obstacle: null,
    mode: 'ONLY_WC',
    next: null,
  })
  await signed(one)
  expect(await one.show()).toMatchObject({
    isOn: true,
    status: 'ACTIVE',
    dates: { noticeOn: '2027-11-13', dueOn: '2027-11-20', effectiveOn: '2027-12-01' },
    next: { amountFen: 25_800 },
  })
  const list = done(
    await gateway.call('getPoliciesRenewalSwitch', {}, { login: (await one.show()).by }),
  )
  expect(list.list.filter(({ isOn }) => isOn)).toHaveLength(2)

  const { json } = done(await gateway.call('exportData', {}, { login: (await one.show()).by }))
  expect(JSON.parse(json)).toMatchObject({
    renewals: [{ orderId: one.proposalId, status: 'ACTIVE', amountFen: 25_800 }],
  })

  await until('2027-11-12 20:00')
  expect(await told(one)).toEqual([])
  await until('2027-11-13 09:00')
  expect(await told(one)).toMatchObject([
    { payload: { amountFen: 25_800, dueOn: '2027-11-20', what: '将自动扣费，可在保单页关闭' } },
  ])
  // The charge is announced on the day before and made from eight o'clock on, not in the night.
  await until('2027-11-19 07:00', '2027-11-19 09:00')
  expect(await renewalOf(one)).toMatchObject({ status: 'SCHEDULED', deductFrom: '2027-11-20' })
  await until('2027-11-20 07:30')
  expect(await renewedBy(one)).toEqual([])
  await until('2027-11-20 08:30', '2027-11-20 08:40', '2027-11-20 09:00', '2027-11-20 09:00')
  expect(await renewedBy(one)).toMatchObject([
    { storedStatus: 'PAID', totalFen: 25_800, effectiveOn: '2027-12-01', expireOn: '2028-11-30' },
  ])
  expect(await renewalOf(one)).toMatchObject({ status: 'RENEWED', endDueAt: null })
  expect(await one.show()).toMatchObject({ isOn: false })
  // The new order names the moment at which its clauses were agreed to, a year before.
  const [renewed] = await renewedBy(one)
  const proposalId = renewed?.id ?? ''
  const detail = done(
    await gateway.call('getProposal', { proposalId }, { login: await one.enter() }),
  )
  const agreed = (detail.documents ?? []).filter(({ url }) => url !== '/documents/privacy')
  expect(agreed.map(({ url }) => url)).toContain('/documents/PP57-clauses')
  for (const { agreedAt } of agreed) expect(agreedAt).toMatch(/^2026-11-20T/)
})

test('inside WeChat it is signed by whom WeChat knows there, and nobody else can', async () => {
  const one = await bought()
  const ask = async (place: 'MINI_PROGRAM' | 'OFFICIAL_ACCOUNT', login: Login) =>
    gateway.call('turnOnAutoRenewal', { ...(await wanted(one)), place }, { login })
  const { signing } = done(await ask('MINI_PROGRAM', one.login))
  const code = (await renewalOf(one))?.outContractCode ?? ''
  expect(signing).toEqual({
    kind: 'miniProgram',
    appId: 'wxbd687630cd02ce1d',
    path: 'pages/index/index',
    extraData: { pre_entrustweb_id: code },
  })
  await sign(code)
  expect(await one.show()).toMatchObject({ isOn: true, status: 'ACTIVE' })
  // WeChat does not know a person who signed in only by mobile.
  const stranger = await signIn(gateway)
  expect((await ask('MINI_PROGRAM', stranger)).code).toBe(errorCodes.PAYER_UNKNOWN)
})

test('switched off with one tap, it is never charged; what was agreed to and taken back is kept', async () => {
  const one = await bought()
  const code = await signed(one)
  const { by } = await one.show()
  const off = { policyId: one.policyId, wholeFamily: true }
  expect(done(await gateway.call('turnOffAutoRenewal', off, { login: by })).policyIds).toHaveLength(
    2,
  )
  expect(await one.show()).toMatchObject({ isOn: false, status: 'ENDED' })
  await gateway.jobs()
  const contracts: unknown = await (await fetch(`${gateway.origin}/sandbox/contracts`)).json()
  expect(contracts).toContainEqual(
    expect.objectContaining({ outContractCode: code, state: 'TERMINATED' }),
  )
  await until('2027-11-13 09:00', '2027-11-19 09:00', '2027-11-20 09:00')
  expect(await renewedBy(one)).toEqual([])
  const { db } = gateway.ctx
  const kept = (await db.select().from(renewalConsents)).slice(-2)
  expect(kept.map(({ act, policyIds, amountFen }) => [act, policyIds.length, amountFen])).toEqual([
    ['ON', 2, 25_800],
    ['OFF', 2, 0],
  ])
  expect(kept.every(({ textVersion, textHash }) => textVersion === '2026-11-28' && textHash)).toBe(
    true,
  )
  await expect(db.delete(renewalConsents)).rejects.toThrow()
})

test('switched off in the days between the announcement and the charge: no charge', async () => {
  const one = await bought()
  const code = await signed(one)
  await one.show()
  await until('2027-11-13 09:00', '2027-11-19 09:00')
  const { by, status } = await one.show()
  expect(status).toBe('SCHEDULED')
  const off = { policyId: one.policyId, wholeFamily: true }
  done(await gateway.call('turnOffAutoRenewal', off, { login: by }))
  await until('2027-11-20 08:30', '2027-11-20 09:00', '2027-11-21 09:00')
  expect(await renewedBy(one)).toEqual([])
  expect(await renewalOf(one)).toMatchObject({ status: 'ENDED', payOrderId: null })
  const contracts: unknown = await (await fetch(`${gateway.origin}/sandbox/contracts`)).json()
  expect(contracts).toContainEqual(
    expect.objectContaining({ outContractCode: code, state: 'TERMINATED' }),
  )
})

test('WeChat Pay takes no more than was announced, nor anything on another day or at night', async () => {
  const one = await bought()
  await signed(one)
  await one.show()
  const contractId = (await renewalOf(one))?.contractId ?? ''
  const { autoDeduct } = gateway.ctx.gateways
  const notifyUrl = `${gateway.origin}/notify/wechatpay`
  const wantedCharge = { contractId, outTradeNo: 'TOOMUCH1', description: '续保', notifyUrl }
  const charge = (amountFen: number) => autoDeduct?.deduct({ ...wantedCharge, amountFen })
  at('2027-11-19')
  expect(await charge(25_800)).toMatchObject({ ok: false })
  expect(await autoDeduct?.schedule(contractId, 25_801)).toMatchObject({ ok: false })
  expect(await autoDeduct?.lower(contractId, 25_801, '2027-11-20')).toMatchObject({ ok: false })
  expect(await autoDeduct?.schedule(contractId, 25_800)).toMatchObject({ ok: true })
  expect(await charge(25_800)).toMatchObject({ ok: false })
  at('2027-11-20', '07:59')
  expect(await charge(25_800)).toMatchObject({ ok: false })
  at('2027-11-20', '08:00')
  expect(await charge(25_801)).toMatchObject({ ok: false })
  expect(await renewedBy(one)).toEqual([])
})

test('one of a family stays out: less is charged, and only the others go on', async () => {
  const one = await bought()
  await signed(one)
  const { by } = await one.show()
  done(await gateway.call('turnOffAutoRenewal', { policyId: one.policyId }, { login: by }))
  await until('2027-11-13 09:00', '2027-11-19 09:00', '2027-11-20 08:30', '2027-11-20 09:00')
  expect(await renewedBy(one)).toMatchObject([{ storedStatus: 'PAID', totalFen: 12_900 }])
})

test('without money it is tried until the cover ends, then it lapses and nobody owes anything', async () => {
  const one = await bought()
  const code = await signed(one)
  await one.show()
  await turnSandbox(gateway, `contracts/${code}`, { charges: 'PAID_FAIL' })
  await until('2027-11-13 09:00', '2027-11-19 09:00', '2027-11-20 08:30', '2027-11-21 09:00')
  expect(await renewalOf(one)).toMatchObject({ status: 'SCHEDULED' })
  // While the charge is repeated, the page still shows the people.
  expect(await one.show()).toMatchObject({ family: [{ isOn: true }, { isOn: true }] })
  await until('2027-11-29 09:00', '2027-12-01 09:00', '2027-12-01 09:05', '2027-12-01 09:10')
  expect(await renewalOf(one)).toMatchObject({ status: 'LAPSED' })
  expect((await told(one)).at(-1)).toMatchObject({ payload: { what: '扣费未成功，请手动续保' } })
  expect((await renewedBy(one)).map(({ storedStatus }) => storedStatus)).not.toContain('PAID')
})

test('a charge is asked for once a day, and again at once only when nobody may have heard', async () => {
  const one = await bought()
  const code = await signed(one)
  await one.show()
  await turnSandbox(gateway, `contracts/${code}`, { charges: 'PAID_FAIL' })
  await until('2027-11-13 09:00', '2027-11-19 09:00')
  const { autoDeduct } = gateway.ctx.gateways
  if (!autoDeduct) throw new Error('Nobody charges here')
  const charge = jest.spyOn(autoDeduct, 'deduct')
  gateway.sandbox.faults.add({ cmd: 'wechatpay.papayDeduct', mode: 'http500', times: 1 })
  await until('2027-11-20 08:30', '2027-11-20 08:36')
  expect(charge).toHaveBeenCalledTimes(2)
  await until('2027-11-20 08:42', '2027-11-20 19:59')
  expect(charge).toHaveBeenCalledTimes(2)
  await until('2027-11-21 08:30', '2027-11-21 15:00')
  expect(charge).toHaveBeenCalledTimes(3)
  charge.mockRestore()
  // A late payment on the last day counts.
  await until('2027-11-30 08:30', '2027-11-30 08:36')
  expect(await renewalOf(one)).toMatchObject({ status: 'SCHEDULED' })
})

test('who did not sign, or signed away in WeChat, is not charged', async () => {
  const one = await bought()
  done(await gateway.call('turnOnAutoRenewal', await wanted(one), { login: one.login }))
  expect(await one.show()).toMatchObject({ isOn: false, status: 'SIGNING' })
  await until('2026-11-20 10:20')
  expect(await renewalOf(one)).toMatchObject({ status: 'SIGN_FAILED' })
  const other = await bought()
  const code = await signed(other)
  await other.show()
  await turnSandbox(gateway, `contracts/${code}`, { state: 'TERMINATED' })
  expect(await renewalOf(other)).toMatchObject({ status: 'ENDED' })
})

test('who takes back every consent, or leaves, is not charged', async () => {
  const agreed = async () => {
    const one = await bought()
    await signed(one)
    return { one, login: (await one.show()).by }
  }
  const withdrawn = await agreed()
  done(await gateway.call('withdrawConsent', {}, { login: withdrawn.login }))
  expect(await renewalOf(withdrawn.one)).toMatchObject({ status: 'ENDED' })
  const left = await agreed()
  done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login: left.login }))
  expect(await renewalOf(left.one)).toMatchObject({ status: 'ENDED' })
})

test('with its policies revoked it ends, too', async () => {
  const one = await bought()
  const code = await signed(one)
  const { policyId, login } = one
  const revoked = { policyId, expectedRefundable: 25_800 }
  done(await gateway.call('revokePolicy', revoked, { login }))
  await gateway.jobs()
  await gateway.jobs()
  expect(await renewalOf(one)).toMatchObject({ status: 'ENDED', endDueAt: null })
  const contracts: unknown = await (await fetch(`${gateway.origin}/sandbox/contracts`)).json()
  expect(contracts).toContainEqual(
    expect.objectContaining({ outContractCode: code, state: 'TERMINATED' }),
  )
})

test('other words, another price, somebody else, or too late: nothing is agreed to', async () => {
  const one = await bought()
  const { login } = one
  const shown = await wanted(one)
  const ask = async (change: object, by: Login = login) =>
    (await gateway.call('authorizeRenewal', { ...shown, ...change }, { login: by })).code
  expect(await ask({ textHash: 'a'.repeat(64) })).toBe(30111)
  const { documents } = shown
  expect(documents).toContain('/documents/PP57-clauses')
  for (const agreed of [undefined, documents.slice(1), documents.slice(0, -1)])
    expect(await ask({ documents: agreed })).toBe(30110)
  expect(await ask({ expectedFen: 1 })).toBe(30112)
  expect(await ask({}, await signIn(gateway))).toBe(10001)
  expect(await renewalOf(one)).toBeUndefined()
  // A refused request does not change the renewal that is being signed.
  done(await gateway.call('turnOnAutoRenewal', shown, { login }))
  const before = await everything(gateway.ctx.db)
  expect(await ask({ expectedFen: 1 })).toBe(30112)
  expect(await ask({ policyIds: [...one.policyIds, 'nobody'] })).toBe(40113)
  expect(await everything(gateway.ctx.db)).toEqual(before)
  at('2027-11-13')
  expect(await one.show()).toMatchObject({ obstacle: 'TOO_LATE' })
})

test('RT105 the switches of one product name its orders alone', async () => {
  const one = await bought()
  const { login, proposalId } = one
  const ask = async (filter: object) =>
    done(await gateway.call('getPoliciesRenewalSwitch', filter, { login })).list
  expect(await ask({ cityCode: '310000', productCode: 'PP57' })).toMatchObject([
    { orderId: proposalId, productName: '申城安心保', effectiveOn: '2026-12-01', isOffered: true },
    { orderId: proposalId, productCode: 'PP57', expireOn: '2027-11-30' },
  ])
  expect(await ask({ cityCode: '441900', productCode: 'PH38' })).toEqual([])
  expect(await one.show()).toMatchObject({
    current: { productName: '申城安心保', effectiveOn: '2026-12-01', expireOn: '2027-11-30' },
    family: [{ comboTitle: '标准版', premiumFen: 12_900 }, {}],
  })
})

test('who is chosen, or loses cover, is told apart from others of the same mask', async () => {
  const one = await bought()
  const { login, policyId, proposalId: orderId } = one
  const told = ['SELF', 'SPOUSE'].map((relationType) =>
    expect.objectContaining({
      relationType,
      credentialTail: expect.stringMatching(/^\d{3}[\dX]$/),
    }),
  )
  const tails = (people: readonly { credentialTail?: string | undefined }[]) =>
    new Set(people.map(({ credentialTail }) => credentialTail)).size
  const info = done(await gateway.call('getRevokeInfo', { policyId }, { login }))
  const order = done(await gateway.call('getOrder', { orderId }, { login }))
  const [listed] = done(await gateway.call('listOrders', {}, { login })).list
  const [revocable] = done(await gateway.call('listRevocable', {}, { login })).list
  const { list: policies } = done(await gateway.call('listPolicies', {}, { login }))
  for (const people of [
    (await one.show()).family,
    info.revokeExtra.premiumInfoList,
    order.policies,
    listed?.insurants ?? [],
    revocable?.policies ?? [],
    policies,
  ]) {
    expect(people).toEqual(expect.arrayContaining(told))
    expect(tails(people)).toBe(2)
  }
})
