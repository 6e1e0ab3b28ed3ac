import { sql } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import type { Session as Login } from '@/contract/session'
import { DAY_MS, addDays, dayOf } from '@/domain/time/day'
import { localIso } from '../../../server/context/clock'
import { getPartnerAddress } from '../../../server/partner/token'
import { fileGateway } from '../../support/gateway'
import {
  confirmedProposal,
  decide,
  done,
  moveClock,
  openPayOrder,
  shanghai,
  signInReply,
} from '../../support/purchase'
import { everything, rowsOf } from '../../support/rows'

/** The data that a partner may see, and the ways in which it gets them. */

const gateway = fileGateway()
const source = 'SUISHENBAN_XCX'
const signIn = async (mobile?: string): Promise<Login> => done(await signInReply(gateway, mobile))
const today = () => dayOf(gateway.now())

let last = 0
const asked = (other: Partial<ReturnType<typeof usual>> = {}) => ({ ...usual(), ...other })
const usual = () => ({
  source,
  business: 'COVER_QUERY',
  seqNo: `SSB${(last += 1)}`,
  effectiveTime: addDays(today(), 30),
  realReq: 'COVER',
})

async function textHash(): Promise<string> {
  const { configJsonValue } = done(
    await gateway.call('readConfig', {
      appID: 'huimin_insur',
      namespace: 'pre_insure_page',
      key: 'document:authorization',
    }),
  )
  return (JSON.parse(configJsonValue) as { textHash: string }).textHash
}

const agree = async (login: Login, wanted: ReturnType<typeof asked>, more: object = {}) =>
  gateway.call(
    'reportAuthorization',
    { ...wanted, textHash: await textHash(), userid: login.userId, ...more },
    { login },
  )

const look = (login: Login, wanted: ReturnType<typeof asked>) =>
  gateway.call('getAuthorization', wanted, { login })

describe('an authorization', () => {
  test('API123 is shown in words, kept once by its number, and exported', async () => {
    const login = await signIn()
    const wanted = asked()
    const shown = done(await look(login, wanted))
    expect(shown.text?.textHash).toBe(await textHash())
    expect(shown).toMatchObject({ partnerName: '随申办', agreedAt: null })
    expect(shown.items).toHaveLength(1)
    const first = done(await agree(login, wanted))
    await moveClock(gateway, 60_000)
    const byOpenid = { userid: undefined, openid: login.openId }
    expect(done(await agree(login, wanted, byOpenid))).toEqual(first)
    expect(done(await look(login, wanted)).agreedAt).toBe(first.agreedAt)
    const { db } = gateway.ctx
    const rows = await rowsOf(
      db,
      `select text_version, text_hash, said from authorizations where seq_no = '${wanted.seqNo}'`,
    )
    expect(rows).toEqual([
      {
        text_version: '2026-11',
        text_hash: await textHash(),
        said: [shown.partnerName, shown.businessName, ...shown.items],
      },
    ])
    for (const change of [
      'update authorizations set real_req = $$X$$',
      'delete from authorizations',
    ])
      await expect(db.execute(sql.raw(change))).rejects.toThrow()
    const { json } = done(await gateway.call('exportData', {}, { login }))
    expect(JSON.parse(json)).toMatchObject({
      authorizations: [
        { untilOn: wanted.effectiveTime, agreedAt: localIso(Date.parse(first.agreedAt)) },
      ],
    })
  })

  test('is nothing of anybody else, and of no other text, partner, purpose or time', async () => {
    const login = await signIn()
    const stranger = await signIn()
    const wanted = asked()
    const refused = async (what: ReturnType<typeof asked>, more: object = {}) => {
      expect((await agree(login, what, more)).code).toBe(errorCodes.NOT_FOUND)
    }
    await refused(wanted, { userid: stranger.userId })
    await refused(wanted, { userid: undefined })
    await refused(wanted, { openid: login.openId })
    await refused(wanted, { userid: undefined, openid: stranger.openId })
    for (const other of [
      { source: 'NOBODY' },
      { business: 'constructor' },
      { realReq: 'COVER,HEALTH' },
      { effectiveTime: addDays(today(), -1) },
      { effectiveTime: addDays(today(), 366) },
      { effectiveTime: `${today().slice(0, 4)}-99-99` },
    ]) {
      await refused(asked(other))
      expect((await look(login, asked(other))).code).toBe(errorCodes.NOT_FOUND)
    }
    const otherText = await agree(login, wanted, { textHash: '0'.repeat(64) })
    expect(otherText.code).toBe(errorCodes.NOTICE_CHANGED)

    done(await agree(login, wanted))
    expect((await agree(stranger, wanted)).code).toBe(errorCodes.NOT_FOUND)
    expect((await look(stranger, wanted)).code).toBe(errorCodes.NOT_FOUND)
    await refused({ ...wanted, effectiveTime: addDays(today(), 31) })
  })

  test('agreed to ten times at once it is one', async () => {
    const login = await signIn()
    const wanted = asked()
    const all = await Promise.all(Array.from({ length: 10 }, () => agree(login, wanted)))
    expect(new Set(all.map((one) => done(one).agreedAt)).size).toBe(1)
  })
})

const extras = { cityCode: '310000', outerId: 'OUT-7' }
const ticketOf = async (login: Login, where = source) =>
  done(await gateway.call('issueLoginTicket', { version: 3, source: where, extras }, { login }))
    .token
const secret = 'sandbox-secret-of-every-partner'
const exchange = (token: string, where = source) =>
  gateway.call('exchangePartnerToken', { source: where, token, secret })

describe('what a partner holds', () => {
  test('API125 is told to the partner alone, by its secret; who has none uses nothing up', async () => {
    const token = await ticketOf(await signIn())
    const asStranger = { source, token, secret: 'somebody-else-somebody-else-some' }
    const refused = await gateway.call('exchangePartnerToken', asStranger)
    expect(refused).toMatchObject({
      code: errorCodes.TICKET_INVALID,
      extra: { code: 'PARTNER', field: 'secret' },
    })
    expect((await exchange(token)).code).toBe(0)
  })

  test('API122 API125 tells a number, and what the person allows, once', async () => {
    const mobile = '13911113333'
    const login = await signIn(mobile)
    const orderId = await confirmedProposal(gateway, login)
    const { outTradeNo } = await openPayOrder(gateway, login, orderId)
    await decide(gateway, outTradeNo, 'PAID')
    const token = await ticketOf(login)
    const told = done(await exchange(token))
    expect(told).toMatchObject({ outerId: 'OUT-7', extras, person: { cover: null } })
    for (const hidden of [login.token, login.userId, login.openId])
      expect(JSON.stringify(told)).not.toContain(hidden)
    expect((await exchange(token)).code).toBe(errorCodes.TICKET_INVALID)

    done(await agree(login, asked()))
    const allowed = done(await exchange(await ticketOf(login)))
    expect(allowed.person?.partnerUserId).toBe(told.person?.partnerUserId)
    expect(allowed.person?.cover).toEqual([
      expect.objectContaining({ productCode: shanghai.productCode }),
      expect.objectContaining({ productCode: shanghai.productCode }),
    ])
    await moveClock(gateway, 31 * DAY_MS)
    const later = await signIn(mobile)
    expect(done(await exchange(await ticketOf(later))).person?.cover).toBeNull()
  })

  test('signs nobody in, and is nothing where it was not meant for', async () => {
    const login = await signIn()
    const enter = async (where: string) =>
      gateway.call('loginByTicket', { token: await ticketOf(login), source: where })
    for (const where of [source, 'WEB_VIEW'])
      expect((await enter(where)).code).toBe(errorCodes.TICKET_INVALID)
    const webTicket = await ticketOf(login, 'WEB_VIEW')
    for (const where of [source, 'WEB_VIEW', 'NOBODY'])
      expect((await exchange(webTicket, where)).code).toBe(errorCodes.TICKET_INVALID)
    const nobody = await gateway.call(
      'issueLoginTicket',
      { version: 3, source: 'NOBODY' },
      { login },
    )
    expect(nobody.code).toBe(errorCodes.NOT_FOUND)
    const much = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`a${n}`, 'x']))
    for (const answer of [
      gateway.call('issueLoginTicket', { version: 3, source, extras: much }, { login }),
      gateway.call('getPartnerToken', { source, extras: much }),
    ])
      expect((await answer).code).toBe(errorCodes.BAD_REQUEST)
    expect((await exchange(login.token)).code).toBe(errorCodes.TICKET_INVALID)
  })

  test('of a visitor tells nobody, is kept nowhere, and is over in two minutes', async () => {
    const before = await everything(gateway.ctx.db)
    const { token } = done(
      await gateway.call('getPartnerToken', { source, outerId: 'OUT-8', extras }),
    )
    expect(done(await exchange(token))).toEqual({ outerId: 'OUT-8', extras, person: null })
    expect(await everything(gateway.ctx.db)).toEqual(before)
    await moveClock(gateway, 2 * 60_000)
    expect((await exchange(token)).code).toBe(errorCodes.TICKET_INVALID)
    expect((await gateway.call('getPartnerToken', { source: 'NOBODY' })).code).toBe(
      errorCodes.NOT_FOUND,
    )
  })

  test('ends when consent is withdrawn', async () => {
    const mobile = '13911112222'
    const login = await signIn(mobile)
    done(await agree(login, asked()))
    expect(done(await exchange(await ticketOf(login))).person?.cover).toEqual([])
    done(await gateway.call('withdrawConsent', {}, { login }))
    await moveClock(gateway, 2 * 60_000)
    const again = await signIn(mobile)
    expect(done(await exchange(await ticketOf(again))).person?.cover).toBeNull()
  })
})

test('API126 leads to own addresses and allow-listed hosts alone', async () => {
  const to = (target: string, who = source) =>
    gateway.call('getPartnerAddress', { source: who, target })
  expect(done(await to('claim'))).toEqual({
    url: '/tab/claim-service?cityCode=310000',
    token: 'USER',
  })
  expect((await to('nowhere')).code).toBe(errorCodes.NOT_FOUND)
  expect((await to('claim', 'NOBODY')).code).toBe(errorCodes.NOT_FOUND)

  // The catalogue alone must not allow a partner's own page.
  const { ctx } = gateway
  const url = 'https://m.partner.example/in'
  const partner = () =>
    ({ name: '某', businesses: {}, targets: { in: { url, token: 'NONE' } } }) as const
  const led = (LINK_HOSTS: string[] | undefined) =>
    getPartnerAddress(
      { ...ctx, env: { ...ctx.env, LINK_HOSTS }, catalogue: { ...ctx.catalogue, partner } },
      { ip: '', device: '', origin: '' },
      { source, target: 'in' },
    )
  expect(await led(['partner.example'])).toMatchObject({ ok: true, value: { url } })
  for (const hosts of [undefined, ['other.example']])
    expect(await led(hosts)).toMatchObject({ ok: false, code: 'NOT_FOUND' })
})
