import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { DAY_MS } from '@/domain/time/day'
import type { LogFields } from '../../../server/context/log'
import { policies, smsCodes, traceEvents } from '../../../server/db/schema'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  codeRequest,
  confirmedProposal,
  decide,
  done,
  family,
  moveClock,
  newMobile,
  newPerson,
  openPayOrder,
  plain,
  readNotices,
  shanghai,
  signIn,
  solveCaptcha,
  submission,
  totalOf,
} from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Limits for many requests together, and the calls without limits. */

const within = async (
  settings: Record<string, string>,
  work: (gateway: TestGateway, alarms: string[]) => Promise<void>,
) => {
  const alarms: string[] = []
  const note = ({ alarm }: LogFields) => void (alarm && alarms.push(alarm))
  const log = { info: note, warn: note, error: note }
  const gateway = await openGateway(settings, { log })
  try {
    await work(gateway, alarms)
  } finally {
    await gateway.close()
  }
}

test('all codes of a day together cost no more than is set, also when many ask at once', () =>
  within({ SMS_DAILY_LIMIT: '3', TRUST_PROXY: '1' }, async (gateway, alarms) => {
    const solved = []
    for (let times = 0; times < 8; times += 1) {
      const phoneNumber = newMobile()
      solved.push({ phoneNumber, ...(await solveCaptcha(gateway, phoneNumber)) })
    }
    const asked = solved.map(({ phoneNumber, captchaId, offset }, index) =>
      gateway.call('sendSmsCode', codeRequest(phoneNumber, captchaId, { kind: 'slider', offset }), {
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      }),
    )
    const codes = (await Promise.all(asked)).map(({ code }) => code)
    expect(codes.filter((code) => code === 0)).toHaveLength(3)
    expect(codes.filter((code) => code === errorCodes.SMS_LIMIT)).toHaveLength(5)
    expect(await gateway.ctx.db.select().from(smsCodes)).toHaveLength(3)
    expect(alarms).toContain('SMS_BUDGET_SPENT')
  }))

/** So many requests come at once. */
const MANY = 100

/** How often each code came. */
const counted = (replies: readonly { code: number }[]) => {
  const codes = replies.map(({ code }) => code)
  return Object.fromEntries(
    [...new Set(codes)].map((one) => [one, codes.filter((code) => code === one).length]),
  )
}

const atOnce = async (ask: () => Promise<{ code: number }>) =>
  counted(await Promise.all(Array.from({ length: MANY }, ask)))

/** A hundred at once are no more than one after another: each limit of an account holds. */
describe('of an account, a hundred tries at once are', () => {
  let gateway: TestGateway
  let login: Login
  beforeAll(async () => {
    gateway = await openGateway()
  })
  beforeEach(async () => {
    login = await signIn(gateway)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => gateway.close())

  const wrong = () => ({ ...newPerson(), name: '沙箱姓名不符' })
  const claim = ({ name, id }: { name: string; id: string }) => ({
    name: plain(name),
    credentialNo: plain(id),
    credentialType: 1 as const,
  })
  const refused = errorCodes.TOO_MANY_REQUESTS
  const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4]).toString('base64')

  test('ten guesses of a name in a proposal', async () => {
    const traceId = await readNotices(gateway, login)
    const asked = jest.spyOn(gateway.ctx.gateways.realname, 'verify')
    const alone = () => [{ relationType: 'SELF' as const, person: wrong() }]
    const totalFen = await totalOf(gateway, login, alone())
    const codes = await atOnce(() => {
      const wanted = submission({ traceId }, alone(), totalFen)
      return gateway.call('createProposal', wanted, { login })
    })
    expect(codes).toEqual({ [errorCodes.REALNAME_MISMATCH]: 10, [refused]: 90 })
    expect(asked).toHaveBeenCalledTimes(10)
  })

  test.each(['authH5Realname', 'authWxRealname'] as const)('ten guesses by %s', async (name) => {
    const asked = jest.spyOn(gateway.ctx.gateways.realname, 'verify')
    const more = { authType: 1 as const, productCodeList: ['PP57'], allowLv1: true }
    const codes = await atOnce(() =>
      name === 'authH5Realname'
        ? gateway.call(name, claim(wrong()), { login })
        : gateway.call(name, { ...claim(wrong()), ...more }, { login }),
    )
    expect(codes).toEqual({ 0: 10, [refused]: 90 })
    expect(asked).toHaveBeenCalledTimes(10)
  })

  test('ten faces, and ten outcomes that are no success', async () => {
    const me = claim(newPerson())
    expect(await atOnce(() => gateway.call('authFace', me, { login }))).toEqual({
      0: 10,
      [refused]: 90,
    })
    const asked = jest.spyOn(gateway.ctx.gateways.realname, 'faceOutcome')
    const codes = await atOnce(() =>
      gateway.call('authFace', { ...claim(newPerson()), faceId: 'made-up' }, { login }),
    )
    expect(codes).toEqual({ [errorCodes.UNAVAILABLE]: 10, [refused]: 90 })
    expect(asked).toHaveBeenCalledTimes(10)
  })

  test('ten searches for somebody else’s policy', async () => {
    const codes = await atOnce(() => {
      const { name, credentialNo } = claim(newPerson())
      return gateway.call('findInsurantPolicies', { name, credentialNo }, { login })
    })
    expect(codes).toEqual({ 0: 10, [refused]: 90 })
  })

  test('ten names of the insured by a link', async () => {
    const applicant = await signIn(gateway)
    const proposalId = await confirmedProposal(gateway, applicant)
    const { outTradeNo } = await openPayOrder(gateway, applicant, proposalId)
    await decide(gateway, outTradeNo, 'PAID')
    const { list } = done(await gateway.call('listPolicies', {}, { login: applicant }))
    const spouse = list.find(({ relationType }) => relationType === 'SPOUSE')
    const asked = { policyId: spouse?.policyId ?? '', renew: false }
    const { token } = done(await gateway.call('makeConfirmLink', asked, { login: applicant }))
    const codes = await atOnce(() => {
      const { name, credentialNo } = claim(newPerson())
      const who = { name, credentialNo }
      return gateway.call('accreditInsurant', { token, textHash: '0'.repeat(64), who }, { login })
    })
    expect(codes).toEqual({ [errorCodes.REALNAME_MISMATCH]: 10, [refused]: 90 })
  })

  test('twenty licences and forty identity cards', async () => {
    const licence = jest.spyOn(gateway.ctx.gateways.licence, 'read')
    await atOnce(() => gateway.call('readLicence', { picture }, { login }))
    expect(licence).toHaveBeenCalledTimes(20)
    const reader = gateway.ctx.gateways.idCard
    if (!reader) throw new Error('Tests need the reader')
    const card = jest.spyOn(reader, 'read')
    await atOnce(() => gateway.call('readIdCard', { side: 'FACE', picture }, { login }))
    expect(card).toHaveBeenCalledTimes(40)
  })
})

test('what WeChat Pay signed gets in, however much comes from its address', () =>
  within({ RATE_LIMIT: '40' }, async (gateway) => {
    const login = await signIn(gateway)
    const order = await openPayOrder(gateway, login, await confirmedProposal(gateway, login))
    const ask = async () => (await gateway.call('listOrders', {}, { login })).status
    while ((await ask()) !== 429);
    const forged = Array.from({ length: 60 }, () =>
      fetch(`${gateway.origin}/notify/wechatpay`, { method: 'POST', body: '{}' }),
    )
    for (const { status } of await Promise.all(forged)) expect(status).toBe(401)
    await decide(gateway, order.outTradeNo, 'PAID', { times: 3 })
    expect(await ask()).toBe(429)
    expect(await gateway.ctx.db.select().from(policies)).toHaveLength(2)
  }))

test('one address begins so many records of evidence a day, also at once', () =>
  within({ EVIDENCE_ADDRESS_LIMIT: '2' }, async (gateway) => {
    const login = await signIn(gateway)
    await readNotices(gateway, login)
    await readNotices(gateway, login)
    const [event] = await gateway.ctx.db
      .select()
      .from(traceEvents)
      .where(eq(traceEvents.position, 0))
    expect((await beginEvidence(gateway, event?.pageVersion ?? '')).code).toBe(
      errorCodes.TOO_MANY_REQUESTS,
    )
    await moveClock(gateway, 2 * DAY_MS)
    const codes = await atOnce(() => beginEvidence(gateway, event?.pageVersion ?? ''))
    expect(codes).toEqual({ 0: 2, [errorCodes.TOO_MANY_REQUESTS]: 98 })
  }))

const beginEvidence = (gateway: TestGateway, pageVersion: string) =>
  gateway.call('saveTrace', {
    ...shanghai,
    bizType: 'CREATE_POLICY',
    traceId: randomUUID(),
    events: [
      {
        seq: 0,
        type: 'ENTER',
        pageId: 'insure',
        pageVersion,
        clientAt: new Date(gateway.now()).toISOString(),
      },
    ],
  })

test('who is insured by somebody else: whose consent was declared stands in the trace', () =>
  within({}, async (gateway) => {
    const login = await signIn(gateway)
    const child = { relationType: 'SON_CHILDREN' as const, person: newPerson('2018-06-01') }
    const proposalId = await confirmedProposal(gateway, login, [...family(), child])
    const events = await gateway.ctx.db.select().from(traceEvents)
    const submitted = events.find(({ type }) => type === 'SUBMIT')
    expect(submitted?.detail).toEqual({ proposalId, adultConsents: '1', guardianConsents: '2' })
  }))
