import { eq } from 'drizzle-orm'
import type { RequestOf } from '@/contract/call'
import type { calls } from '@/contract/calls'
import { errorCodes } from '@/contract/errors'
import { proposals, securityEvents } from '../../../server/db/schema'
import { openApplicant, sealApplicant } from '../../../server/records/person/person'
import { openGateway, type TestGateway } from '../../support/gateway'
import { done, newPerson, plain, readNotices, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Special inputs of single products: types of ID, additional fields, and companies as payers. */

const neijiang = { cityCode: '511000', productCode: 'PG53' } as const
type Submission = RequestOf<typeof calls.createProposal>

let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway()
  login = await signIn(gateway)
})
afterAll(() => gateway.close())

const person = (birthOn?: string, gender?: 'M' | 'F') => {
  const { name, id } = newPerson(birthOn, gender)
  return { name: plain(name), credentialType: '01' as const, credentialNo: plain(id) }
}
const company = {
  name: plain('甲公司'),
  credentialType: 'ORG' as const,
  credentialNo: plain('91110000600037341L'),
  mobile: plain('010-12345678'),
}
const other = () => ({ ...person('1991-05-12', 'F'), relationType: 'SPOUSE' as const })

async function propose(
  applicant: Submission['applicant'],
  insurants: Submission['insurants'] = [other()],
  who = login,
) {
  const product = { ...neijiang, version: 3 as const }
  const price = await gateway.call('getPrice', { ...product, insurants }, { login: who })
  if (price.code !== 0) return { ...price, data: undefined }
  const traceId = await readNotices(gateway, who, { product: neijiang })
  const expectedTotalFen = price.data.totalFen
  const wanted = { ...product, traceId, applicant, insurants, expectedTotalFen }
  return gateway.call('createProposal', wanted, { login: who })
}
const applicant = (extra?: Record<string, string>) => ({
  ...person(),
  mobile: plain('13800138000'),
  ...(extra && { extra }),
})

test('VA018 VA019 VA020 VA030 a company pays, by its code, name and landline', async () => {
  expect(await propose(company)).toMatchObject({ code: 0 })
  for (const [wrong, path, rule] of [
    [{ credentialNo: plain('91110000600037341A') }, 'credentialNo', 'CHECK'],
    [{ credentialNo: plain('110101199003070011') }, 'credentialNo', 'CHECK'],
    [{ name: plain('甲') }, 'name', 'SHORT'],
    [{ mobile: plain('12345') }, 'mobile', 'FORMAT'],
  ] as const)
    expect(await propose({ ...company, ...wrong })).toMatchObject({
      extra: { field: `applicant.${path}`, code: rule },
    })
  const insured = { ...company, relationType: 'SPOUSE' as const }
  const { mobile: _mobile, ...asInsurant } = insured
  expect(await propose(applicant(), [asInsurant])).toMatchObject({
    extra: { field: 'insurants.0.credentialType', code: 'TYPE' },
  })
})

test('a company is not asked what only people have, and may not say it', async () => {
  expect(await propose({ ...company, extra: { district: '511002' } })).toMatchObject({ code: 0 })
  for (const type of ['occupation', 'household', 'medicareSince'])
    expect(await propose({ ...company, extra: { [type]: '1' } })).toMatchObject({
      extra: { field: `applicant.extra.${type}`, code: 'UNKNOWN' },
    })
})

test('a company pays on the account of whoever is verified; another person does not', async () => {
  const own = await signIn(gateway)
  const me = newPerson()
  const claim = { name: plain(me.name), credentialNo: plain(me.id), credentialType: 1 as const }
  done(await gateway.call('authH5Realname', claim, { login: own }))
  expect(await propose(company, [other()], own)).toMatchObject({ code: 0 })
  const locked = { code: errorCodes.IDENTITY_LOCKED }
  expect(await propose(applicant(), [other()], own)).toMatchObject(locked)
})

test('VA013 VA027 VA064 type 17 takes residence permits, by their check character', async () => {
  const resident = (credentialNo: string) => ({
    name: plain('陈志明'),
    credentialType: '17' as const,
    credentialNo: plain(credentialNo),
    relationType: 'SPOUSE' as const,
  })
  const price = (credentialNo: string) =>
    gateway.call(
      'getPrice',
      { ...neijiang, version: 3, insurants: [resident(credentialNo)] },
      { login },
    )
  done(await price('810000199003070015'))
  done(await price('830000199003070019'))
  for (const wrong of ['810000199003070016', 'E12345678'])
    expect(await price(wrong)).toMatchObject({ extra: { field: 'insurants.0.credentialNo' } })
})

test('fields of a product’s own are checked, and others are refused', async () => {
  const extra = {
    email: 'a@b.com',
    district: '511002',
    household: '04',
    medicareSince: '2015-06-01',
  }
  const { proposalId = '' } = done(await propose(applicant(extra))) as { proposalId?: string }
  const told = [
    { label: '电子邮箱', text: 'a@b.com' },
    { label: '所在区县', text: '市中区' },
    { label: '参加本地医保的日期', text: '2015-06-01' },
    { label: '家庭人口', text: '04人' },
  ]
  const proposal = done(await gateway.call('getProposal', { proposalId }, { login }))
  expect(proposal.applicant.extra).toEqual(told)
  const order = done(await gateway.call('getOrder', { orderId: proposalId }, { login }))
  expect(order.applicant.extra).toEqual(told)
  for (const [wrong, path, rule] of [
    [{ email: 'a@b' }, 'email', 'FORMAT'],
    [{ district: '999999' }, 'district', 'UNKNOWN'],
    [{ medicareSince: '1960-01-01' }, 'medicareSince', 'RANGE'],
    [{ medicareSince: '2199-01-01' }, 'medicareSince', 'RANGE'],
    [{ medicareSince: 'soon' }, 'medicareSince', 'FORMAT'],
    [{ shoeSize: '43' }, 'shoeSize', 'UNKNOWN'],
  ] as const)
    expect(await propose(applicant(wrong))).toMatchObject({
      extra: { field: `applicant.extra.${path}`, code: rule },
    })
})

test('what was answered is in the copy of one’s data, also when it is asked no more', async () => {
  const own = await signIn(gateway)
  const extra = { district: '511002', household: '04' }
  const { proposalId } = done(await propose(applicant(extra), [other()], own)) as {
    proposalId: string
  }
  const [row] = await gateway.ctx.db.select().from(proposals).where(eq(proposals.id, proposalId))
  const answered = openApplicant(gateway.ctx.keys, {
    id: proposalId,
    applicantSealed: row?.applicantSealed ?? '',
  })
  const aged = sealApplicant(
    gateway.ctx.keys,
    { ...answered, extra: { ...extra, shoeSize: '43' } },
    proposalId,
  )
  await gateway.ctx.db
    .update(proposals)
    .set({ applicantSealed: aged })
    .where(eq(proposals.id, proposalId))
  const { json } = done(await gateway.call('exportData', {}, { login: own }))
  expect(JSON.parse(json)).toMatchObject({
    orders: [
      {
        applicant: {
          extra: [
            { label: '所在区县', text: '市中区' },
            { label: '家庭人口', text: '04人' },
            { label: 'shoeSize', text: '43' },
          ],
        },
      },
    ],
  })
})

test('VA060 VA061 what a product hides or leaves open is not asked for', async () => {
  const foreigner = {
    name: plain('JOHN SMITH'),
    credentialType: 'PASSPORT' as const,
    credentialNo: plain('E12345678'),
    gender: 1 as const,
    birthday: '1990-03-07',
    relationType: 'SPOUSE' as const,
  }
  const priceAt = (product: { cityCode: string; productCode: string }) =>
    gateway.call('getPrice', { ...product, version: 3, insurants: [foreigner] }, { login })
  done(await priceAt(neijiang))
  expect(await priceAt({ cityCode: '310000', productCode: 'PP57' })).toMatchObject({
    extra: { field: 'insurants.0.nationality', code: 'BLANK' },
  })
})

describe('API102 the licence of a company', () => {
  const jpeg = (bytes: number) =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(bytes, 7)]).toString(
      'base64',
    )
  const read = (picture: string, who = login) =>
    gateway.call('readLicence', { picture }, { login: who })
  const fails = (code: string) =>
    gateway.sandbox.faults.add({ cmd: 'ocr.bizLicense', mode: 'code', code, times: 1 })

  afterEach(() => gateway.sandbox.faults.clear())

  test('tells its name and code, which a company buys with', async () => {
    const { name, creditCode } = done(await read(jpeg(1_500_000)))
    expect({ name, creditCode }).toEqual({
      name: '沙箱科技有限公司',
      creditCode: '91110000600037341L',
    })
    const named = { ...company, name: plain(name), credentialNo: plain(creditCode) }
    expect(await propose(named)).toMatchObject({ code: 0 })
  })

  test('is refused by size and kind before anybody is asked', async () => {
    fails('FailedOperation.NoBizLicense')
    expect(await read(jpeg(2 * 1024 * 1024))).toMatchObject({ code: errorCodes.TOO_LARGE })
    expect(await read(jpeg(3 * 1024 * 1024))).toMatchObject({ code: errorCodes.TOO_LARGE })
    const gif = Buffer.from('GIF89a, and so on').toString('base64')
    expect(await read(gif)).toMatchObject({ code: errorCodes.LICENCE_PICTURE })
    expect(await read('<svg>')).toMatchObject({ code: errorCodes.BAD_REQUEST })
    // The reader was not called, so the fault is still waiting.
    expect(await read(jpeg(100))).toMatchObject({ code: errorCodes.LICENCE_UNREADABLE })
  })

  test.each([
    ['FailedOperation.OcrFailed', 'LICENCE_UNREADABLE'],
    ['InternalError', 'UNAVAILABLE'],
    ['AuthFailure.SignatureFailure', 'UNAVAILABLE'],
    ['ResourceUnavailable.InArrears', 'UNAVAILABLE'],
  ] as const)('%s of the recogniser is %s', async (code, expected) => {
    fails(code)
    expect(await read(jpeg(100))).toMatchObject({ code: errorCodes[expected] })
  })

  test('is read twenty times a day, and is nowhere afterwards', async () => {
    const other = await signIn(gateway)
    for (let time = 0; time < 20; time += 1) done(await read(jpeg(60), other))
    expect(await read(jpeg(60), other)).toMatchObject({ code: errorCodes.TOO_MANY_REQUESTS })
    const events = await gateway.ctx.db.select().from(securityEvents)
    expect(events.filter(({ kind }) => kind === 'LICENCE_READ').length).toBeGreaterThanOrEqual(20)
    expect(JSON.stringify(events)).not.toContain(jpeg(60))
  })
})
