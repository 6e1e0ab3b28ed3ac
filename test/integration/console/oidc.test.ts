import type { Env } from '../../../server/context/env'
import { createHttp } from '../../../server/gateways/http'
import { createStaffProvider, type OidcOptions } from '../../../server/gateways/oidc/client'
import { openInvitation } from '../../../server/records/staff/invitation-repo'
import { COMMAND, logAct } from '../../../server/records/staff/log'
import { lastLogRow } from '../../../server/records/staff/log-repo'
import { changeStaff, staffByLogin } from '../../../server/records/staff/staff-repo'
import { openForgedProvider, type Forged, type ForgedProvider } from '../../support/forged-provider'
import { fileGateway } from '../../support/gateway'
import { openConsole } from '../../support/open-console'
import { moveClock, newMobile, signIn } from '../../support/purchase'
import {
  credentialsOf,
  granted,
  replyOf,
  sendToConsole,
  signedInBy,
  staffOf,
} from '../../support/staff-console'

/**
 * Sign-in by the provider of the company, at the front door. The provider is forged, so that it can lie;
 * test/e2e-console/sign-in goes the whole way with an honest one.
 */

const gateway = fileGateway()
let provider: ForgedProvider
const open: { close(): Promise<void> }[] = []
let origin = ''

/** A console with these settings of the sign-in. */
async function consoleWith(
  settings: Partial<OidcOptions> = {},
  env: Partial<Env> = {},
): Promise<string> {
  const { ctx } = gateway
  const { issuer, clientId, clientSecret } = provider
  const staffProvider = createStaffProvider({
    ...{ issuer, clientId, clientSecret, name: '企业账号', claim: 'preferred_username' },
    ...settings,
    http: createHttp({ timeoutMs: 2000 }),
    noticed: () => undefined,
  })
  const opened = await openConsole({
    ...ctx,
    env: { ...ctx.env, ...env },
    gateways: { ...ctx.gateways, staffProvider },
  })
  open.push(opened)
  return opened.origin
}

beforeAll(async () => {
  provider = await openForgedProvider()
  origin = await consoleWith()
})
afterAll(async () => {
  await Promise.all(open.map((each) => each.close()))
  await provider.close()
})

/** Begins as a browser does: the address of the provider, and the cookie that comes with it. */
async function begin(at = origin, back: string | null = null) {
  const sent = await sendToConsole(at, '/api/beginProviderSignIn', { back })
  const { address } = granted(replyOf('beginProviderSignIn', sent))
  const cookie = (sent.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  return { address, cookie, header: sent.headers.get('set-cookie') }
}

const comeBack = (query: string, cookie: string, at = origin) =>
  sendToConsole(at, '/api/signInByProvider', { query }, cookie === '' ? {} : { cookie })

/** The whole way with what the provider says. */
async function signInWith(forged: Forged, at = origin) {
  const { address, cookie } = await begin(at)
  return comeBack(provider.signIn(address, forged), cookie, at)
}

const lastRow = async () => {
  const { staffName, act, outcome, code, detail } = (await lastLogRow(gateway.ctx.db)) ?? {}
  return { staffName, act, outcome, code, detail }
}

/** Nobody is signed in by this answer, and the log says why. */
async function isRefused(
  sent: Awaited<ReturnType<typeof comeBack>>,
  reason: string,
  staffName = '未知账号',
) {
  expect(sent).toMatchObject({ status: 401, body: { code: 'SIGN_IN_FAILED', reason } })
  expect(sent.headers.get('set-cookie')).not.toContain('hm_staff=')
  expect(await lastRow()).toEqual({
    ...{ staffName, act: 'signInByProvider', outcome: 'REFUSED', code: 'SIGN_IN_FAILED' },
    detail: { reason },
  })
}

describe('signing in by the provider', () => {
  test('opens a session like every other one, and leads where the person wanted to be', async () => {
    const { address, cookie, header } = await begin(origin, '/refunds')
    expect(header).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/)
    const asked = Object.fromEntries(new URL(address).searchParams)
    expect(asked).toMatchObject({
      ...{ response_type: 'code', client_id: provider.clientId, scope: 'openid profile' },
      ...{ redirect_uri: `${origin}/sign-in/back`, code_challenge_method: 'S256' },
    })
    const sent = await comeBack(provider.signIn(address), cookie)
    expect(sent.headers.getSetCookie()).toEqual([
      'hm_staff_way=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
      expect.stringMatching(
        /^hm_staff=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
      ) as string,
    ])
    const { session, back } = granted(replyOf('signInByProvider', sent))
    expect(back).toBe('/refunds')
    expect(session).toMatchObject({ login: 'kefu', roles: ['SERVICE'], idleMs: 1_800_000 })
    const hours = (Date.parse(session.expireAt) - Date.parse(session.now)) / 3_600_000
    expect(hours).toBeCloseTo(12, 2)
    expect(await lastRow()).toMatchObject({ staffName: '客服小林', act: 'signInByProvider' })
    expect(granted(await signedInBy(origin, sent).call('readSession', {})).login).toBe('kefu')
  })

  test('is no second factor of ours: money and rights still ask for the code', async () => {
    const finance = signedInBy(
      origin,
      await signInWith({ claims: { preferred_username: 'caiwu' } }),
    )
    const asked = { outRefundNo: 'R0', reason: '核对' }
    expect(await finance.call('restartRefund', asked)).toMatchObject({ code: 'STEP_UP_NEEDED' })
    const { code } = await credentialsOf(origin, 'caiwu')
    expect((await finance.call('stepUp', { code })).ok).toBe(true)
    expect(await finance.call('restartRefund', asked)).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is told on the sign-in page, beside the password', async () => {
    const ways = await sendToConsole(origin, '/api/readSignIn', {})
    expect(granted(replyOf('readSignIn', ways))).toEqual({
      password: true,
      provider: { name: '企业账号' },
    })
    expect((await staffOf(origin, 'hegui')).cookie).toContain('hm_staff=')
  })

  test('is begun by our own page alone, and leads back to a page of ours alone', async () => {
    const elsewhere = { origin: 'https://evil.example' }
    for (const path of ['/api/beginProviderSignIn', '/api/signInByProvider'])
      expect((await sendToConsole(origin, path, {}, elsewhere)).status).toBe(403)
    for (const back of ['https://evil.example', '//evil.example', '/\\evil.example', ''])
      expect((await sendToConsole(origin, '/api/beginProviderSignIn', { back })).status).toBe(400)
  })
})

describe('nobody comes in', () => {
  const now = Math.floor(Date.now() / 1000)
  test.each<[string, Forged]>([
    ['another nonce', { claims: { nonce: 'x' } }],
    ['no nonce', { claims: { nonce: undefined } }],
    ['a token for another audience', { claims: { aud: 'payroll' } }],
    ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token that is over', { claims: { iat: now - 900, exp: now - 600 } }],
    ['a token that another key signed', { signature: 'FOREIGN' }],
    ['a token that nobody signed', { signature: 'NONE' }],
  ])('with %s', async (_name, forged) => {
    await isRefused(await signInWith(forged), 'NO_PROOF')
  })

  test('with the state of another sign-in', async () => {
    const [mine, other] = [await begin(), await begin()]
    await isRefused(await comeBack(provider.signIn(other.address), mine.cookie), 'NO_PROOF')
  })

  test('with a code that was used', async () => {
    const first = await begin()
    const query = provider.signIn(first.address)
    expect((await comeBack(query, first.cookie)).status).toBe(200)
    await isRefused(await comeBack(query, first.cookie), 'NO_PROOF')
  })

  test('with a code that another browser was given, and with a cookie that was changed', async () => {
    const { address, cookie } = await begin()
    const query = provider.signIn(address)
    await isRefused(await comeBack(query, ''), 'STALE')
    const changed = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    await isRefused(await comeBack(query, changed), 'STALE')
    // The verifier of this browser does not fit a code that another one asked for.
    const own = await begin()
    const code = new URLSearchParams(query).get('code') ?? ''
    const state = new URL(own.address).searchParams.get('state') ?? ''
    const mixed = new URLSearchParams({ code, state }).toString()
    await isRefused(await comeBack(mixed, own.cookie), 'NO_PROOF')
  })

  test('who came back too late, or broke off at the provider', async () => {
    const late = await begin()
    await moveClock(gateway, 11 * 60_000)
    await isRefused(await comeBack(provider.signIn(late.address), late.cookie), 'STALE')
    const broken = await begin()
    const state = new URL(broken.address).searchParams.get('state') ?? ''
    const said = new URLSearchParams({ error: 'access_denied', state }).toString()
    await isRefused(await comeBack(said, broken.cookie), 'DENIED')
  })

  test('who is not on the staff, and nobody is created', async () => {
    // The Kelvin sign has a small form that is a letter of ours.
    for (const preferred_username of ['stranger', '\u212Aefu', 'kefu@company.example', '', 7])
      await isRefused(await signInWith({ claims: { preferred_username } }), 'NO_ACCOUNT')
    await isRefused(
      await signInWith({ claims: { preferred_username: undefined, email: 'kefu' } }),
      'NO_ACCOUNT',
    )
    expect(await staffByLogin(gateway.ctx.db, 'stranger')).toBeUndefined()
  })

  test('who is a customer', async () => {
    const mobile = newMobile()
    const { openId } = await signIn(gateway, mobile)
    for (const preferred_username of [openId, mobile])
      await isRefused(await signInWith({ claims: { preferred_username } }), 'NO_ACCOUNT')
  })

  test('who is disabled, or names the account for emergencies', async () => {
    const { ctx } = gateway
    const { db } = ctx
    const known = await staffByLogin(db, 'kefu2')
    if (!known) throw new Error('The sandbox has no such staff')
    await db.transaction(async (tx) => {
      await changeStaff(tx, known, { disabledAt: gateway.now() })
      await logAct(ctx, tx, COMMAND, { act: 'disable', outcome: 'DONE', subject: known.id })
    })
    const disabled = { claims: { preferred_username: 'kefu2' } }
    await isRefused(await signInWith(disabled), 'NO_ACCOUNT', '客服小周')
    const emergency = { claims: { preferred_username: 'boli' } }
    await isRefused(await signInWith(emergency), 'NO_ACCOUNT', '应急账号')
    // Everybody knows the made-up staff of the sandbox, so no other gateway takes them.
    const live = await consoleWith({}, { SANDBOX: false })
    await isRefused(await signInWith({}, live), 'NO_ACCOUNT', '客服小林')
  })

  test('who has yet to set up a sign-in, and so has no second factor', async () => {
    const { ctx } = gateway
    const { id } = (await staffByLogin(ctx.db, 'kefu-js')) ?? { id: '' }
    await ctx.db.transaction(async (tx) => {
      await openInvitation(tx, id, gateway.now() + 60_000)
      await logAct(ctx, tx, COMMAND, { act: 'renew', outcome: 'DONE', subject: id })
    })
    const invited = { claims: { preferred_username: 'kefu-js' } }
    await isRefused(await signInWith(invited), 'NOT_SET_UP', '江苏客服小郑')
  })

  test('without the proof of a second factor, where the settings demand one', async () => {
    const demanding = await consoleWith({ acr: 'urn:company:two' })
    const { address } = await begin(demanding)
    expect(new URL(address).searchParams.get('acr_values')).toBe('urn:company:two')
    for (const acr of [undefined, 'urn:company:one'])
      await isRefused(await signInWith({ claims: { acr } }, demanding), 'WEAK')
    expect((await signInWith({ claims: { acr: 'urn:company:two' } }, demanding)).status).toBe(200)
  })

  test('by an address that is of another domain, or not verified', async () => {
    const byMail = await consoleWith({ claim: 'email', domain: 'company.example' })
    const { address } = await begin(byMail)
    expect(new URL(address).searchParams.get('scope')).toBe('openid email')
    const verified = { email_verified: true }
    for (const claims of [
      { email: 'kefu@evil.example', ...verified },
      { email: 'kefu@evil.company.example', ...verified },
      { email: 'kefu', ...verified },
      { email: 'kefu@company.example' },
    ])
      await isRefused(await signInWith({ claims }, byMail), 'NO_ACCOUNT')
    const right = { email: 'Kefu@Company.example', ...verified }
    expect((await signInWith({ claims: right }, byMail)).status).toBe(200)
  })
})

describe('when the provider is silent', () => {
  test('the page can say so, and the password still opens the console', async () => {
    const { address, cookie } = await begin()
    const query = provider.signIn(address)
    const unread = await consoleWith()
    const gone = await consoleWith({ issuer: 'http://127.0.0.1:1' })
    provider.answerOnly(503)
    for (const at of [unread, gone])
      expect(await sendToConsole(at, '/api/beginProviderSignIn', { back: null })).toMatchObject({
        status: 503,
        body: { code: 'UNAVAILABLE' },
      })
    expect(await comeBack(query, cookie)).toMatchObject({ status: 503 })
    expect((await staffOf(unread, 'chanpin')).cookie).toContain('hm_staff=')
    provider.answerOnly()
    expect((await begin(unread)).address).toContain(provider.issuer)
  })

  test('without one there is no such way', async () => {
    const { staffProvider: _none, ...gateways } = gateway.ctx.gateways
    const opened = await openConsole({ ...gateway.ctx, gateways })
    open.push(opened)
    const at = opened.origin
    const ways = await sendToConsole(at, '/api/readSignIn', {})
    expect(granted(replyOf('readSignIn', ways)).provider).toBeNull()
    expect((await sendToConsole(at, '/api/beginProviderSignIn', { back: null })).status).toBe(404)
    expect((await comeBack('code=1', '', at)).status).toBe(404)
  })
})

describe('where passwords are switched off', () => {
  test('they open nothing but the account for emergencies, which raises its alarm', async () => {
    const strict = await consoleWith({}, { CONSOLE_PASSWORD_SIGN_IN: 'off' })
    const ways = await sendToConsole(strict, '/api/readSignIn', {})
    expect(granted(replyOf('readSignIn', ways)).password).toBe(false)
    const given = await credentialsOf(strict, 'admin')
    // A right password is refused like a wrong one, and no try counts, so nobody can lock others out.
    expect(await sendToConsole(strict, '/api/signIn', given)).toMatchObject({
      status: 401,
      body: { code: 'SIGN_IN_FAILED' },
    })
    expect(await staffByLogin(gateway.ctx.db, 'admin')).toMatchObject({ failures: 0 })
    expect(await lastRow()).toMatchObject({ staffName: '管理员小徐', outcome: 'REFUSED' })
    expect((await sendToConsole(origin, '/api/signIn', given)).status).toBe(200)
    gateway.ctx.alarmBook.take()
    expect((await staffOf(strict, 'boli')).cookie).toContain('hm_staff=')
    expect(gateway.ctx.alarmBook.take()).toMatchObject([{ alarm: 'BREAK_GLASS', subject: 'boli' }])
    const admin = { claims: { preferred_username: 'admin' } }
    expect((await signInWith(admin, strict)).status).toBe(200)
  })
})
