import { extraValueOf, type Home } from '@/domain/apply/home'
import { readExtra } from '@/domain/apply/property-insurant'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  confirmWithDocuments,
  decide,
  done,
  newMobile,
  newPerson,
  openPayOrder,
  plain,
  readNotices,
  shanghai,
  signIn,
  submission,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** EN035 Insurance of homes: the insured person, the home and the number of copies. */

const homes = { cityCode: '310000', productCode: 'SHJB' } as const

const gateway = fileGateway()
let login: Login
let person: Insured['person']
beforeEach(async () => {
  login = await signIn(gateway)
  person = newPerson()
})

afterEach(() => gateway.sandbox.clock.setOffset(0))

const home = (detailAddress: string, change: Partial<Home> = {}): Home => ({
  cityDistrictName: '杨浦区',
  detailAddress,
  propertyRelationType: 'OWNER',
  ...change,
})
const insured = (at: Home, count?: number): Insured => ({
  relationType: 'SELF',
  person,
  home: { extraValue: extraValueOf(at, '01'), ...(count && { count }) },
})
const price = (people: Insured[], product: typeof homes | typeof shanghai = homes) => {
  const { insurants } = submission({ traceId: 'any', product }, people, 0)
  return gateway.call('getPrice', { ...product, version: 3, insurants }, { login })
}
const pay = async (people: Insured[]): Promise<string> => {
  const orderId = await confirmedProposal(gateway, login, people, homes)
  const { outTradeNo } = await openPayOrder(gateway, login, orderId)
  await decide(gateway, outTradeNo, 'PAID')
  return orderId
}
const familyOf = async (who = login) =>
  done(await gateway.call('getFamilyStatus', { ...homes, version: 3 }, { login: who }))

test('EN035 ST093 two homes, one of them twice, are priced, ordered and issued copy by copy', async () => {
  const people = [insured(home('控江路100弄5号601室'), 2), insured(home('长阳路8号202室'))]
  expect(done(await price(people)).totalFen).toBe(3 * 6800)
  const orderId = await pay(people)
  const order = done(await gateway.call('getOrder', { orderId }, { login }))
  const addresses = order.price.insurants.map(
    ({ extraValue = '' }) => readExtra({ extraValue }).propertyInfo?.detailAddress,
  )
  expect(addresses).toEqual(['控江路100弄5号601室', '控江路100弄5号601室', '长阳路8号202室'])
  // One person has three lines, which differ by the home. The page for revoking shows the same.
  const covered = ['杨浦区控江路100弄5号601室', '杨浦区控江路100弄5号601室', '杨浦区长阳路8号202室']
  expect(order.policies.map(({ home: address }) => address)).toEqual(covered)
  const falls = { policyId: order.policies[0]?.policyId ?? '' }
  const { revokeExtra } = done(await gateway.call('getRevokeInfo', falls, { login }))
  expect(revokeExtra.premiumInfoList.map(({ home: address }) => address)).toEqual(covered)
  expect(order.insurantNames).toHaveLength(1)
  const { json } = done(await gateway.call('exportData', {}, { login }))
  expect(json).toContain('控江路100弄5号601室')
  const { list } = done(await gateway.call('listPolicies', homes, { login }))
  expect(list.map(({ home: address }) => address)).toContain('杨浦区长阳路8号202室')
  const policyId = order.policies[0]?.policyId ?? ''
  const policy = done(await gateway.call('getPolicy', { policyId }, { login }))
  expect(policy.home).toBe('杨浦区控江路100弄5号601室')
  // An applicant who insures his own home needs no further confirmation.
  expect(order.policies[0]?.confirmation?.state).toBe('NOT_NEEDED')
})

test('a home is covered once in a period, another one of the same person besides', async () => {
  await pay([insured(home('控江路100弄5号601室'))])
  const again = submission(
    { traceId: await readNotices(gateway, login, { product: homes }), product: homes },
    [insured(home('控江路100弄 5号 601室'))],
    6800,
  )
  expect(await gateway.call('createProposal', again, { login })).toMatchObject({
    extra: { field: 'insurants.0.extraValue', code: 'INSURED' },
  })
  await pay([insured(home('长阳路8号202室'))])
})

test('an unpaid order gives way to one for the same home, and stays beside one for another', async () => {
  const first = await confirmedProposal(
    gateway,
    login,
    [insured(home('控江路100弄5号601室'))],
    homes,
  )
  const propose = async (at: Home) => {
    const traceId = await readNotices(gateway, login, { product: homes })
    const request = { ...submission({ traceId, product: homes }, [insured(at)], 6800) }
    return gateway.call('createProposal', { ...request, replaces: [] }, { login })
  }
  expect(await propose(home('控江路 100弄5号601室'))).toMatchObject({
    extra: { field: 'replaces', proposalId: first },
  })
  const { proposalId } = done(await propose(home('长阳路8号202室')))
  await confirmWithDocuments(gateway, login, proposalId)
  // Paying one order leaves the other one unpaid. Neither replaces the other.
  await openPayOrder(gateway, login, proposalId)
  const { outTradeNo } = await openPayOrder(gateway, login, first)
  await decide(gateway, outTradeNo, 'PAID')
  const status = async (id: string) =>
    done(await gateway.call('getProposal', { proposalId: id }, { login })).status
  expect(await status(first)).toBe('PAID')
  expect(await status(proposalId)).toBe('PAYING')
})

test('homes named before are known again, by a word that opens for this user alone', async () => {
  expect((await familyOf()).homes).toEqual([])
  await pay([insured(home('控江路100弄5号601室'))])
  const [known] = (await familyOf()).homes ?? []
  expect(known?.insured).toBe(true)
  const { enWholeAddr } = readExtra({ extraValue: known?.extraValue ?? '' })
  expect(enWholeAddr).toBeTruthy()
  expect(enWholeAddr).not.toContain('控江路')
  const stranger = await signIn(gateway)
  expect((await familyOf(stranger)).homes).toEqual([])
  const same = insured(home('控江路100弄5号601室', { enWholeAddr }))
  expect(await price([same])).toMatchObject({ code: 0 })
  const { insurants } = submission({ traceId: 'any', product: homes }, [same], 0)
  const refused = { extra: { field: 'insurants.0.extraValue.enWholeAddr', code: 'TOKEN' } }
  expect(
    await gateway.call('getPrice', { ...homes, version: 3, insurants }, { login: stranger }),
  ).toMatchObject(refused)
  expect(await price([insured(home('长阳路8号202室', { enWholeAddr }))])).toMatchObject(refused)
  // A product that insures people has no homes.
  const ofPeople = { ...shanghai, version: 3 } as const
  expect(done(await gateway.call('getFamilyStatus', ofPeople, { login })).homes).toBeUndefined()
})

test('a home whose cover ends before new cover begins is insured again', async () => {
  const mobile = newMobile()
  login = await signIn(gateway, mobile)
  const orderId = await pay([insured(home('控江路100弄5号601室'))])
  const { expireOn } = done(await gateway.call('getOrder', { orderId }, { login }))
  const isInsured = async () => (await familyOf()).homes?.map((known) => known.insured)
  const lastDay = Date.parse(`${expireOn}T12:00:00+08:00`)
  for (const [now, expected] of [
    [lastDay - 86_400_000, true],
    [lastDay, false],
  ] as const) {
    gateway.sandbox.clock.setNow(now)
    login = await signIn(gateway, mobile)
    expect(await isInsured()).toEqual([expected])
  }
  await pay([insured(home('控江路100弄5号601室'))])
  expect(await isInsured()).toEqual([true])
})

test('EN035 the number is the one that its token tells, and nobody else is paid', async () => {
  await pay([insured(home('控江路100弄5号601室'))])
  const status = await gateway.call('getUserStatus', { attr: { productCode: 'SHJB' } }, { login })
  const token = done(status).credentialNo?.encryptValue ?? ''
  const body = submission({ traceId: 'any', product: homes }, [insured(home('长阳路8号202室'))], 0)
  const quoted = (change: object) =>
    gateway.call(
      'getPrice',
      { ...homes, version: 3, insurants: body.insurants.map((one) => ({ ...one, ...change })) },
      { login },
    )
  expect(await quoted({ encryptedCredentialNo: token })).toMatchObject({ code: 0 })
  const other = plain(newPerson().id)
  for (const [change, path, rule] of [
    [{ encryptedCredentialNo: 'v1.AAAA' }, 'encryptedCredentialNo', 'TOKEN'],
    [{ encryptedCredentialNo: token, credentialNo: other }, 'encryptedCredentialNo', 'TOKEN'],
    [{ birthday: '1980-01-01' }, 'birthday', 'DIFFERS'],
    [{ gender: 2 }, 'gender', 'DIFFERS'],
  ] as const)
    expect(await quoted(change)).toMatchObject({
      extra: { field: `insurants.0.${path}`, code: rule },
    })
  const { extraValue = '' } = body.insurants[0] ?? {}
  const named = extraValue.replace('"realName":""', '"realName":"李雷"')
  expect(await quoted({ extraValue: named })).toMatchObject({
    extra: { field: 'insurants.0.extraValue', code: 'BLANK' },
  })
})

test('what is no home of this product is refused by the name of the field', async () => {
  const good = home('控江路100弄5号601室')
  const bare = { relationType: 'SELF' as const, person }
  for (const [people, path, rule] of [
    [[bare], '0.extraValue', 'BLANK'],
    [[{ ...bare, home: { extraValue: '{"propertyInfo":1}' } }], '0.extraValue', 'BLANK'],
    [[{ ...bare, home: { extraValue: extraValueOf(good, 'PASSPORT') } }], '0.extraValue', 'BLANK'],
    [
      [insured(home('人民路1号', { cityDistrictName: '姑苏区' }))],
      '0.extraValue.cityDistrictName',
      'UNKNOWN',
    ],
    [[insured(home('1号'))], '0.extraValue.detailAddress', 'SHORT'],
    [[insured(home('路'.repeat(61)))], '0.extraValue.detailAddress', 'LONG'],
    [[insured(good, 4)], '0.count', 'RANGE'],
    [[insured(good), insured(home('控江路 100弄5号601室'))], '1.extraValue', 'DUPLICATE'],
    [
      ['一', '二', '三', '四'].map((name) => insured(home(`控江路${name}号101室`))),
      '3.extraValue',
      'HOMES',
    ],
    [
      [{ ...insured(good), relationType: 'SPOUSE' as const }],
      '0.relationType',
      'RELATION_DISABLED',
    ],
  ] as const)
    expect(await price([...people])).toMatchObject({
      extra: { field: `insurants.${path}`, code: rule },
    })
  const elsewhere = { extra: { field: 'insurants.0.extraValue', code: 'UNKNOWN' } }
  expect(await price([insured(good)], shanghai)).toMatchObject(elsewhere)
})

test('what was revoked is bought again: the form knows the home and its copies', async () => {
  const orderId = await confirmedProposal(
    gateway,
    login,
    [insured(home('长阳路8号202室'), 2)],
    homes,
  )
  done(await gateway.call('buyAgain', { orderId }, { login }))
  const { draft } = done(await gateway.call('getDraft', homes, { login }))
  expect(draft?.insurants).toHaveLength(1)
  expect(draft?.insurants[0]).toMatchObject({ count: 2 })
  const { extraValue = '' } = draft?.insurants[0] ?? {}
  expect(readExtra({ extraValue }).propertyInfo?.detailAddress).toBe('长阳路8号202室')
})
