import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { errorCodes } from '@/contract/errors'
import { ownData } from '@/contract/privacy'
import {
  captchas,
  identityChecks,
  proposals,
  securityEvents,
  sessions,
  smsCodes,
  traceEvents,
  traces,
  users,
} from '../../../server/db/schema'
import { sweepRetention } from '../../../server/privacy/retention'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  payOrderOf,
  plain,
  readNotices,
  shanghai,
  signIn,
  submission,
  totalOf,
} from '../../support/purchase'

const DAY_MS = 24 * 3_600_000

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const attr = { attr: { productCode: 'PP57' } }

async function submit(people: ReturnType<typeof family>, login = signIn(gateway)) {
  const who = await login
  const traceId = await readNotices(gateway, who)
  const total = await totalOf(gateway, who, people)
  return gateway.call('createProposal', submission({ traceId }, people, total), { login: who })
}

describe('who is it', () => {
  test('a number with a wrong name is not told whether its person is insured', async () => {
    const login = await signIn(gateway)
    const insured = newPerson()
    const own = [{ relationType: 'SELF' as const, person: insured }]
    const { outTradeNo } = await openPayOrder(
      gateway,
      login,
      await confirmedProposal(gateway, login, own),
    )
    await decide(gateway, outTradeNo, 'PAID')

    const asSpouse = (person: { name: string; id: string }) => [
      { relationType: 'SELF' as const, person: newPerson('1991-01-01') },
      { relationType: 'SPOUSE' as const, person },
    ]
    const wrong = await submit(asSpouse({ name: '沙箱姓名不符', id: insured.id }))
    const nobody = await submit(asSpouse({ name: '沙箱姓名不符', id: newPerson('1992-02-02').id }))
    for (const reply of [wrong, nobody])
      expect(reply).toMatchObject({
        code: errorCodes.REALNAME_MISMATCH,
        extra: { code: 'BASIC2_NOT_MATCH', field: 'insurants.1.name' },
      })
    const right = await submit(asSpouse(insured))
    expect(right.code).toBe(errorCodes.ALREADY_INSURED)
  })

  test('names are not searched for: ten wrong ones a day', async () => {
    const login = await signIn(gateway)
    const people = [
      { relationType: 'SELF' as const, person: { ...newPerson(), name: '沙箱姓名不符' } },
    ]
    const traceId = await readNotices(gateway, login)
    const total = await totalOf(gateway, login, people)
    const wanted = submission({ traceId }, people, total)
    const codes: number[] = []
    for (let times = 0; times < 11; times += 1)
      codes.push((await gateway.call('createProposal', wanted, { login })).code)
    expect(codes.slice(0, 10).every((code) => code === errorCodes.REALNAME_MISMATCH)).toBe(true)
    expect(codes[10]).toBe(errorCodes.TOO_MANY_REQUESTS)
  })

  test('a centre that does not answer stops the submission, and nothing is written', async () => {
    gateway.sandbox.faults.add({ cmd: 'realname.verify', mode: 'http500', times: 1 })
    expect((await submit(family())).code).toBe(errorCodes.UNAVAILABLE)
  })

  test('who has proven who they are stays that person', async () => {
    const login = await signIn(gateway)
    const people = family()
    const made = await submit(people, Promise.resolve(login))
    expect(made.code).toBe(0)
    await gateway.ctx.db.update(users).set({ locked: true }).where(eq(users.openId, login.openId))
    expect((await submit(family(), Promise.resolve(login))).code).toBe(errorCodes.IDENTITY_LOCKED)
    expect((await submit(people, Promise.resolve(login))).code).toBe(0)
  })

  test('one account holds the cover of a few orders, not of a village', async () => {
    const login = await signIn(gateway)
    const codes = []
    for (const [relationType, bornOn] of [
      ['SELF', '1990-03-07'],
      ['SPOUSE', '1990-03-07'],
      ['SIBLINGS', '1990-03-07'],
      ['CLOSE_FAMILY', '1990-03-07'],
      ['FATHER_PARENTS', '1962-03-15'],
    ] as const) {
      const insured = [{ relationType, person: newPerson(bornOn) }]
      const proposalId = await confirmedProposal(gateway, login, insured)
      const wanted = payOrderOf(proposalId)
      codes.push((await gateway.call('createPayOrder', wanted, { login })).code)
    }
    expect(codes).toEqual([0, 0, 0, 0, errorCodes.TOO_MANY_ORDERS])
  })
})

describe('personal information', () => {
  test('an account gets a copy of what is kept, and nobody else is in it', async () => {
    const phone = newMobile()
    const login = await signIn(gateway, phone)
    const people = family()
    const proposalId = await confirmedProposal(gateway, login, people)
    const { json } = done(await gateway.call('exportData', {}, { login }))
    const copy = v.parse(ownData, JSON.parse(json))
    expect(copy.orders).toMatchObject([{ orderId: proposalId, productName: '申城安心保' }])
    // People read it, so no time is in UTC.
    expect(json).toContain('+08:00"')
    expect(json).not.toMatch(/:\d\dZ"|\.\d{3}Z"/)
    expect(copy.account).toMatchObject({ phoneNumber: `*******${phone.slice(-4)}` })
    for (const secret of [phone, ...people.flatMap(({ person }) => [person.id, person.name])])
      expect(json).not.toContain(secret)
  })

  test('withdrawing consent forgets people and drafts, signs out, and keeps what is bought', async () => {
    const phone = newMobile()
    const login = await signIn(gateway, phone)
    await confirmedProposal(gateway, login)
    const draft = { traceId: randomUUID(), applicant: { name: plain('王建国') }, insurants: [] }
    done(await gateway.call('saveDraft', { ...shanghai, draft }, { login }))
    done(await gateway.call('withdrawConsent', {}, { login }))
    expect((await gateway.call('getUserStatus', attr, { login })).status).toBe(401)

    await moveClock(gateway, 60_000)
    const again = { login: await signIn(gateway, phone) }
    const status = done(await gateway.call('getUserStatus', attr, again))
    expect(status).toMatchObject({ name: null, credentialNo: null })
    expect(done(await gateway.call('getDraft', shanghai, again)).draft).toBeNull()
    const past = done(await gateway.call('listHistoricalInsurants', shanghai, again))
    expect(past.list).toEqual([])
    expect(done(await gateway.call('listOrders', {}, again)).list).toHaveLength(1)
  })

  test('an account is deleted when nothing is open; its policies stay', async () => {
    const phone = newMobile()
    const login = await signIn(gateway, phone)
    const confirm = { confirm: 'DELETE' as const }
    const { outTradeNo } = await openPayOrder(
      gateway,
      login,
      await confirmedProposal(gateway, login),
    )
    const tooEarly = await gateway.call('deleteAccount', confirm, { login })
    expect(tooEarly.code).toBe(errorCodes.ACCOUNT_IN_USE)
    const open = async () => done(await gateway.call('getOpenBusiness', {}, { login }))
    const nothing = { openPayOrders: 0, openRefunds: 0, openWithdrawals: 0, openRenewals: 0 }
    expect(await open()).toMatchObject({ ...nothing, openPayOrders: 1, activePolicies: 0 })
    await decide(gateway, outTradeNo, 'PAID')
    const unpaid = await confirmedProposal(gateway, login, [
      { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
    ])
    const people = family().length
    expect(await open()).toEqual({
      ...nothing,
      ...{ activePolicies: people, unpaidOrders: 1, forfeitFen: 0 },
    })
    done(await gateway.call('deleteAccount', confirm, { login }))

    expect((await gateway.call('getUserStatus', attr, { login })).status).toBe(401)
    const { db } = gateway.ctx
    const left = await db.select().from(proposals)
    expect(left.some(({ id }) => id === unpaid)).toBe(false)
    const [account] = await db.select().from(users).where(eq(users.openId, login.openId))
    expect(account).toMatchObject({ mobileHash: null, mobileSealed: null, nameSealed: null })
    expect(left.filter(({ userId }) => userId === account?.id)).toHaveLength(1)

    await moveClock(gateway, 60_000)
    const fresh = await signIn(gateway, phone)
    expect(fresh.openId).not.toBe(login.openId)
    expect(done(await gateway.call('listOrders', {}, { login: fresh })).list).toEqual([])
  })

  test('an account that ends while the centre is asked about its family gets no order', async () => {
    const login = await signIn(gateway)
    const insured = family()
    const traceId = await readNotices(gateway, login)
    const body = submission({ traceId }, insured, await totalOf(gateway, login, insured))
    const { realname } = gateway.ctx.gateways
    const verify = realname.verify.bind(realname)
    const asked = jest.spyOn(realname, 'verify').mockImplementation(async (...args) => {
      done(await gateway.call('deleteAccount', { confirm: 'DELETE' }, { login }))
      asked.mockRestore()
      return verify(...args)
    })
    const reply = await gateway.call('createProposal', body, { login, key: randomUUID() })
    expect(reply.code).toBe(errorCodes.AUTH_FAILED)
    const { db } = gateway.ctx
    const [account] = await db.select().from(users).where(eq(users.openId, login.openId))
    expect(account?.nameSealed).toBeNull()
    const left = await db.select().from(proposals)
    expect(left.filter(({ userId }) => userId === account?.id)).toEqual([])
  })

  test('what has served its purpose is swept, evidence is not', async () => {
    const own = await openGateway()
    try {
      const login = await signIn(own)
      await confirmedProposal(own, login)
      const { outTradeNo } = await openPayOrder(
        own,
        login,
        await confirmedProposal(own, login, [
          { relationType: 'FATHER_PARENTS', person: newPerson('1962-03-15') },
        ]),
      )
      await decide(own, outTradeNo, 'PAID')
      await readNotices(own, login)
      const { db } = own.ctx
      const paidEvidence = (await db.select().from(proposals)).find(
        ({ storedStatus: status }) => status === 'PAID',
      )
      await moveClock(own, 91 * DAY_MS)
      await own.jobs()
      await sweepRetention(own.ctx)
      await sweepRetention(own.ctx)
      for (const table of [captchas, smsCodes, sessions])
        expect(await db.select().from(table)).toEqual([])
      expect((await db.select().from(proposals)).map(({ storedStatus: status }) => status)).toEqual(
        ['PAID'],
      )
      expect((await db.select().from(traces)).map(({ id }) => id)).toEqual([paidEvidence?.traceId])
      expect((await db.select().from(traceEvents)).length).toBeGreaterThan(5)
      await moveClock(own, 90 * DAY_MS)
      await sweepRetention(own.ctx)
      for (const table of [securityEvents, identityChecks])
        expect(await db.select().from(table)).toEqual([])
    } finally {
      await own.close()
    }
  })
})
