import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { errorCodes, type ErrorName } from '@/contract/errors'
import { changedCatalogue, soldOnce } from '../../support/changed-catalogue'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  newMobile,
  newPerson,
  openPayOrder,
  plain,
  readNotices,
  readPage,
  shanghai,
  signIn,
  submission,
  totalOf,
  type Insured,
} from '../../support/purchase'
import type { Login } from '../../support/remote'
import { everything } from '../../support/rows'

const folder = changedCatalogue({ '310000/PP57.json': soldOnce })
let gateway: TestGateway
let login: Login
beforeAll(async () => {
  gateway = await openGateway({ CATALOGUE_DIR: folder })
})
beforeEach(async () => {
  login = await signIn(gateway)
})
afterEach(() => gateway.sandbox.clock.setOffset(0))
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true, force: true })
})

const submit = (body: ReturnType<typeof submission>, key = randomUUID()) =>
  gateway.call('createProposal', body, { login, key })

/** `at` is the field that the refusal must name, with the broken rule. */
async function refused(
  body: ReturnType<typeof submission>,
  code: ErrorName,
  at?: { field: string; code: string },
): Promise<void> {
  const before = await everything(gateway.ctx.db)
  const reply = await submit(body)
  expect(reply.code).toBe(errorCodes[code])
  if (at) expect(reply.extra).toMatchObject(at)
  expect(await everything(gateway.ctx.db)).toEqual(before)
}

/** A valid submission, in which a test breaks one value. */
async function sound(insured: Insured[] = family()) {
  const traceId = await readNotices(gateway, login)
  const total = await totalOf(gateway, login, insured).catch(() => 0)
  return submission({ traceId }, insured, total)
}

describe('the price', () => {
  test('is per person by age on the effective day, and adds up', async () => {
    const insured = family()
    const { insurants } = submission({ traceId: 'any' }, insured, 0)
    const price = done(
      await gateway.call('getPrice', { ...shanghai, version: 3, insurants }, { login }),
    )
    const sum = price.insurants.reduce((total, { premiumFen }) => total + premiumFen, 0)
    expect(price.totalFen).toBe(sum)
    expect(price.insurants.map(({ name }) => name)).toEqual(['王**', '王**'])
    const info = done(await gateway.call('getPageInfo', { ...shanghai, version: 3 }))
    expect(price.effectiveOn).toBe(info.effectiveOn)
    const [list] = info.tariff
    for (const { age, premiumFen } of price.insurants)
      expect(premiumFen).toBe(
        list?.bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)?.premiumFen,
      )
  })
})

test.each([
  ['TAIWAN', '12345678', 'USA', 'LOCKED'],
  ['SPECIAL', 'H12345678', 'USA', 'LOCKED'],
  ['PASSPORT', 'E12345678', '<b>', 'FORMAT'],
] as const)('a %s with nationality %s %s has no price', async (type, number, nationality, rule) => {
  const [first] = (await sound()).insurants
  if (!first) throw new Error('A family of two')
  const foreign = {
    ...first,
    credentialType: type,
    credentialNo: plain(number),
    gender: 1 as const,
    birthday: '1990-01-01',
    nationality,
    validity: { type: 'longTerm' as const, start: '2020-01-01' },
  }
  const price = { ...shanghai, version: 3 as const, insurants: [foreign] }
  const reply = await gateway.call('getPrice', price, { login })
  expect(reply.code).toBe(errorCodes.INSURANT_INVALID)
  expect(reply.extra).toMatchObject({ field: 'insurants.0.nationality', code: rule })
  const chinese = { ...foreign, nationality: type === 'PASSPORT' ? 'USA' : 'CHN' }
  done(await gateway.call('getPrice', { ...price, insurants: [chinese] }, { login }))
})

describe('a proposal is refused, and nothing changes,', () => {
  test('when the price is another than the one that was seen', async () => {
    const body = await sound()
    await refused({ ...body, expectedTotalFen: body.expectedTotalFen - 1 }, 'PRICE_CHANGED')
  })

  test('when somebody is in it twice', async () => {
    const [self, spouse] = family()
    if (!self || !spouse) throw new Error('A family of two')
    await refused(await sound([self, { ...spouse, person: self.person }]), 'INSURANT_DUPLICATE')
  })

  test('when a relation is full', async () => {
    const [self] = family()
    if (!self) throw new Error('A family of two')
    await refused(await sound([self, { ...self, person: newPerson() }]), 'INSURANT_LIMIT')
  })

  test('when a number is wrong, a name is impossible, or SELF is somebody else', async () => {
    const wrong = (person: Insured['person']): Insured[] => [{ relationType: 'SELF', person }]
    await refused(
      await sound(wrong({ name: '王建国', id: '110101199003070000' })),
      'APPLICANT_INVALID',
    )
    const body = await sound()
    const [first, second] = body.insurants
    if (!first || !second) throw new Error('A family of two')
    const spoilt = { ...second, name: { encryptType: 1 as const, value: 'x😀' } }
    const at = { field: 'insurants.1.name', code: 'EMOJI' }
    await refused({ ...body, insurants: [first, spoilt] }, 'INSURANT_INVALID', at)
    const stranger = { ...second, relationType: 'SELF' as const }
    await refused({ ...body, insurants: [stranger] }, 'INSURANT_INVALID', {
      field: 'insurants.0.credentialNo',
      code: 'SELF_DIFFERS',
    })
    const foreign = { encryptType: 2 as const, encryptValue: 'v1.AAAA' }
    const insurants = [{ ...first, name: foreign }]
    const reply = await gateway.call('createProposal', { ...body, insurants }, { login })
    expect(reply.code).toBe(errorCodes.INSURANT_INVALID)
  })

  test('when the applicant is a minor or the scheme does not exist', async () => {
    await refused(
      await sound([{ relationType: 'SELF', person: newPerson('2018-06-01') }]),
      'APPLICANT_INVALID',
      { field: 'applicant.birthday', code: 'MINOR' },
    )
    const body = await sound()
    const insurants = body.insurants.map((insurant) => ({ ...insurant, comboCode: 'none' }))
    await refused({ ...body, insurants }, 'COMBO_INVALID')
  })

  test.each([
    ['SPOUSE', '1990-03-07', 'M', 'credentialNo', 'OWN_NUMBER'],
    ['FATHER_PARENTS', '1995-01-01', 'M', 'birthday', 'PARENT_YOUNGER'],
    ['FATHER_PARENTS', '1962-03-15', 'F', 'gender', 'RELATION_GENDER'],
    ['DAUGHTER_CHILDREN', '2018-06-01', 'M', 'gender', 'RELATION_GENDER'],
    ['SON_CHILDREN', '1985-06-01', 'M', 'birthday', 'CHILD_OLDER'],
  ] as const)('when a %s born %s (%s) cannot be one', async (type, born, gender, field, rule) => {
    const applicant = newPerson('1990-03-07')
    const person = rule === 'OWN_NUMBER' ? applicant : newPerson(born, gender)
    const body = await sound([{ relationType: type, person }])
    const self = submission({ traceId: 'any' }, [{ relationType: 'SELF', person: applicant }], 0)
    await refused({ ...body, applicant: self.applicant }, 'INSURANT_INVALID', {
      field: `insurants.0.${field}`,
      code: rule,
    })
  })

  test('when a step of the trace is missing', async () => {
    const body = await sound()
    await refused({ ...body, traceId: randomUUID() }, 'TRACE_INCOMPLETE')
  })

  test('when the notices that were agreed are not those of today', async () => {
    const page = await readPage(gateway, shanghai)
    const traceId = randomUUID()
    const clientAt = new Date().toISOString()
    const old = 'a'.repeat(64)
    const steps = [
      { type: 'ENTER' as const, pageId: 'insure' },
      { type: 'FILL' as const, pageId: 'apply' },
      ...page.notices.flatMap(({ type }) =>
        (['READ', 'AGREE'] as const).map((step) => ({
          type: step,
          pageId: `notice:${type}`,
          textHash: old,
        })),
      ),
    ]
    const { pageVersion } = page
    const events = steps.map((step, seq) => ({ seq, pageVersion, clientAt, ...step }))
    const bizType = 'CREATE_POLICY' as const
    done(await gateway.call('saveTrace', { ...shanghai, bizType, traceId, events }, { login }))
    const answer = 'AGREE' as const
    const health = { ...shanghai, traceId, textHash: page.health.textHash, answer }
    done(await gateway.call('confirmHealth', health, { login }))
    const stale = { ...health, textHash: old }
    const reply = await gateway.call('confirmHealth', stale, { login })
    expect(reply.code).toBe(errorCodes.NOTICE_CHANGED)
    await refused({ ...(await sound()), traceId }, 'NOTICE_CHANGED')
  })

  test('when the sale is over', async () => {
    const body = await sound()
    const { saleEndAt } = done(await gateway.call('getPageInfo', { ...shanghai, version: 3 }))
    const toTheEnd = Date.parse(saleEndAt) - gateway.ctx.clock.now()
    const proposalId = await confirmedProposal(gateway, login)
    gateway.sandbox.clock.setOffset(toTheEnd)
    login = await signIn(gateway)
    await refused(body, 'SALE_CLOSED')
    gateway.sandbox.clock.setOffset(0)
    expect(proposalId).not.toBe('')
  })

  test('when the product does not exist', async () => {
    await refused({ ...(await sound()), productCode: 'XXXX' }, 'PRODUCT_NOT_FOUND')
  })
})

describe('idempotency', () => {
  test('the same submission ten times at once is one proposal', async () => {
    const body = await sound()
    const key = randomUUID()
    const replies = await Promise.all(Array.from({ length: 10 }, () => submit(body, key)))
    expect(new Set(replies.map((reply) => done(reply).proposalId)).size).toBe(1)
    const { insurants: _people, ...rest } = body
    const reused = await submit({ ...rest, insurants: body.insurants.slice(0, 1) }, key)
    expect(reused.code).toBe(errorCodes.IDEMPOTENCY_KEY_REUSED)
  })

  test('a refusal is not kept: the mended form goes through with the same key', async () => {
    const body = await sound()
    const key = randomUUID()
    const wrong = { ...body, expectedTotalFen: 1 }
    expect((await submit(wrong, key)).code).toBe(errorCodes.PRICE_CHANGED)
    done(await submit(body, key))
  })

  test('what was done is answered again when the same would be refused today', async () => {
    const phone = newMobile()
    login = await signIn(gateway, phone)
    const body = await sound()
    const key = randomUUID()
    const { proposalId } = done(await submit(body, key))
    const { saleEndAt } = done(await gateway.call('getPageInfo', { ...shanghai, version: 3 }))
    gateway.sandbox.clock.setOffset(Date.parse(saleEndAt) - gateway.ctx.clock.now())
    login = await signIn(gateway, phone)
    expect((await submit(body)).code).toBe(errorCodes.SALE_CLOSED)
    expect(done(await submit(body, key)).proposalId).toBe(proposalId)
    const other = { ...body, expectedTotalFen: 1 }
    expect((await submit(other, key)).code).toBe(errorCodes.IDEMPOTENCY_KEY_REUSED)
  })

  test('a key of one user is nothing to another', async () => {
    const body = await sound()
    const key = randomUUID()
    const { proposalId } = done(await submit(body, key))
    login = await signIn(gateway)
    const own = await sound()
    expect(done(await submit(own, key)).proposalId).not.toBe(proposalId)
  })
})

describe('cover', () => {
  test('that is held is refused at the proposal; in history the people are insured', async () => {
    const insured = family()
    const proposalId = await confirmedProposal(gateway, login, insured)
    const { outTradeNo } = await openPayOrder(gateway, login, proposalId)
    await decide(gateway, outTradeNo, 'PAID')
    const { list } = done(await gateway.call('listHistoricalInsurants', shanghai, { login }))
    expect(list.map(({ curInsureStatus }) => curInsureStatus)).toEqual(['INSURED', 'INSURED'])
    const status = done(
      await gateway.call('getFamilyStatus', { ...shanghai, version: 3 }, { login }),
    )
    expect(status.insurantDisables).toEqual(expect.arrayContaining(['SELF', 'SPOUSE']))

    // The detail of one person and the price before the proposal say the same.
    for (const { insurantId } of list) {
      const one = done(await gateway.call('getInsurantDetail', { insurantId }, { login }))
      expect([one.curInsureStatus, one.expireTime]).toEqual(['INSURED', list[0]?.expireTime])
      expect(Date.parse(one.expireAt ?? '')).toBeGreaterThan(gateway.now())
    }
    const { insurants } = submission({ traceId: 'any' }, insured.slice(0, 1), 0)
    const priced = await gateway.call('getPrice', { ...shanghai, version: 3, insurants }, { login })
    expect(priced).toMatchObject({
      code: errorCodes.ALREADY_INSURED,
      message: '第1位被保人的证件号码：该被保人已投保，请勿重复投保',
      extra: { code: 'INSURED', field: 'insurants.0.credentialNo' },
    })
    const traceId = await readNotices(gateway, login)
    const again = submission({ traceId }, insured.slice(0, 1), 12_900)
    const proposed = await gateway.call('createProposal', again, { login })
    expect([proposed.code, proposed.extra]).toEqual([priced.code, priced.extra])

    login = await signIn(gateway)
    await refused(await sound([...family().slice(0, 1), ...insured.slice(1)]), 'ALREADY_INSURED', {
      field: 'insurants.1.credentialNo',
      code: 'INSURED',
    })
  })
})

describe('history', () => {
  test('gives tokens that insure again without anybody typing', async () => {
    await confirmedProposal(gateway, login)
    const { list } = done(await gateway.call('listHistoricalInsurants', shanghai, { login }))
    expect(list.map(({ curInsureStatus }) => curInsureStatus)).toEqual(['UNPAID', 'UNPAID'])
    const insurants = list.map((known) => ({
      name: { encryptType: 2 as const, encryptValue: known.encryptName },
      credentialType: known.credentialType,
      credentialNo: { encryptType: 2 as const, encryptValue: known.encryptCredentialNo },
      relationType: known.relationType,
    }))
    const price = await gateway.call('getPrice', { ...shanghai, version: 3, insurants }, { login })
    expect(done(price).insurants).toHaveLength(2)
    const last = done(await gateway.call('getUnpaidProposal', shanghai, { login }))
    expect(last.proposalId).not.toBeNull()
  })
})
