import { eq } from 'drizzle-orm'
import { errorCodes } from '@/contract/errors'
import { securityEvents } from '../../../server/db/schema'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  codeRequest,
  done,
  newMobile,
  requestCode,
  signIn,
  solveCaptcha,
} from '../../support/purchase'

/** The header that a browser adds to every POST. */
const browser = { origin: 'https://shop.example' }
const attr = { attr: { productCode: 'PP57' } }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ TRUST_PROXY: '1' })
})
afterAll(() => gateway.close())

async function signInFrom(headers: Record<string, string>, at = gateway) {
  const phoneNumber = newMobile()
  const { sessionId, code } = await requestCode(at, phoneNumber)
  const reply = await at.call(
    'loginByPhone',
    {
      phoneNumber,
      verifyCode: code,
      includeFields: 'UserInfo',
      source: 'h5-normal',
      sessionId,
    },
    { headers },
  )
  return { phoneNumber, login: done(reply), setCookie: reply.headers.get('set-cookie') ?? '' }
}

const status = (login: { openId: string; token: string }, headers: Record<string, string> = {}) =>
  gateway.call('getUserStatus', attr, { login, headers })

describe('a login on the web', () => {
  test('is worthless without the cookie that no script reads', async () => {
    const { login, setCookie } = await signInFrom(browser)
    expect(setCookie).toMatch(
      /^hm_bound=[\w-]{43}; Max-Age=3600; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const stolen = await status(login, browser)
    expect(stolen).toMatchObject({ status: 401, code: errorCodes.AUTH_FAILED })
    expect((await status(login)).status).toBe(401)
    const cookie = setCookie.split(';')[0] ?? ''
    done(await status(login, { ...browser, cookie }))
    done(await status(login, { cookie: `a=b; ${cookie}; c=d` }))
    expect((await status(login, { cookie: `${cookie.slice(0, -1)}_` })).status).toBe(401)

    const noted = await gateway.ctx.db.select().from(securityEvents)
    const theft = noted.filter(({ kind }) => kind === 'STOLEN_TOKEN')
    expect(theft).toHaveLength(3)
    expect(theft[0]).toMatchObject({ userId: login.userId, network: '127.0.0.0/24' })
  })

  test('STO011 KC050 shares its cookie with the hosts of one domain where that is set', async () => {
    const shared = await openGateway({ TRUST_PROXY: '1', COOKIE_DOMAIN: 'shop.example' })
    const { login, setCookie } = await signInFrom(
      { ...browser, 'x-forwarded-proto': 'https' },
      shared,
    )
    expect(setCookie).toMatch(
      /^__Secure-hm_bound=[\w-]{43}; Max-Age=3600; .*; Secure; Domain=shop\.example$/,
    )
    const headers = { 'x-forwarded-proto': 'https', origin: 'https://m.shop.example' }
    const asked = (cookie: string) =>
      shared.call('getUserStatus', attr, { login, headers: { ...headers, cookie } })
    done(await asked(setCookie.split(';')[0] ?? ''))
    expect((await asked('')).status).toBe(401)
    await shared.close()
  })

  test('keeps its cookie to TLS and to its host where TLS is', async () => {
    const { login, setCookie } = await signInFrom({ ...browser, 'x-forwarded-proto': 'https' })
    expect(setCookie).toMatch(/^__Host-hm_bound=.*; Secure$/)
    const cookie = (setCookie.split(';')[0] ?? '').replace('__Host-', '')
    const over = { cookie, 'x-forwarded-proto': 'https' }
    expect((await status(login, over)).status).toBe(401)
  })

  test("does not open with another login's cookie", async () => {
    const mine = await signInFrom(browser)
    const theirs = await signInFrom(browser)
    const cookie = theirs.setCookie.split(';')[0] ?? ''
    expect((await status(mine.login, { cookie })).status).toBe(401)
  })

  test('is refused but not called stolen after a second tab of its owner has signed in', async () => {
    const tab = () =>
      gateway.call('loginByWechat', { code: 'two-tabs', appId: 'wx-sandbox' }, { headers: browser })
    const login = done(await tab())
    const cookie = (await tab()).headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await status(login, { cookie })).status).toBe(401)
    const noted = await gateway.ctx.db
      .select({ kind: securityEvents.kind })
      .from(securityEvents)
      .where(eq(securityEvents.userId, login.userId))
    expect(noted.map(({ kind }) => kind)).toEqual(['SIGN_IN', 'SIGN_IN'])
  })

  test('is not bound where no cookies are kept', async () => {
    const { login, setCookie } = await signInFrom({})
    expect(setCookie).toBe('')
    done(await status(login))
  })
})

describe('the security log', () => {
  test('knows a failed sign-in by mask and prefix, and no number', async () => {
    const phoneNumber = newMobile()
    const { sessionId } = await requestCode(gateway, phoneNumber)
    await gateway.call(
      'loginByPhone',
      {
        phoneNumber,
        verifyCode: '000000',
        includeFields: 'UserInfo',
        source: 'h5-normal',
        sessionId,
      },
      { headers: { 'x-forwarded-for': '2001:db8:aa:bb:1::5' } },
    )
    const rows = await gateway.ctx.db.select().from(securityEvents)
    const failed = rows.find(({ subject }) => subject === `*******${phoneNumber.slice(-4)}`)
    expect(failed).toMatchObject({ kind: 'SIGN_IN_FAILED', network: '2001:db8:aa::/48' })
    expect(JSON.stringify(rows)).not.toContain(phoneNumber)
  })
})

describe('signing out everywhere', () => {
  test('ends every login of the account, and of nobody else', async () => {
    const phone = newMobile()
    const first = await signIn(gateway, phone)
    gateway.sandbox.clock.setOffset(gateway.sandbox.clock.offsetMs() + 60_000)
    const second = await signIn(gateway, phone)
    const stranger = await signIn(gateway)
    const { list } = done(await gateway.call('listSignIns', {}, { login: second }))
    expect(list.map(({ kind }) => kind)).toEqual(['SIGN_IN', 'SIGN_IN'])
    expect(list[0]).toMatchObject({ network: '127.0.0.0/24', device: 'OTHER' })
    expect(done(await gateway.call('logoutEverywhere', {}, { login: first })).ended).toBe(2)
    for (const login of [first, second]) expect((await status(login)).status).toBe(401)
    done(await status(stranger))
  })
})

test('a code without its session is the one that the same address asked for', async () => {
  const phoneNumber = newMobile()
  const from = (ip: string) => ({ 'x-forwarded-for': ip })
  const { captchaId, offset } = await solveCaptcha(gateway, phoneNumber)
  const asked = codeRequest(phoneNumber, captchaId, { kind: 'slider', offset })
  const sent = await gateway.call('sendSmsCode', asked, { headers: from('203.0.113.7') })
  expect(sent.code).toBe(0)
  const inbox = await fetch(`${gateway.origin}/sandbox/sms?phoneNumber=${phoneNumber}`)
  const { code: verifyCode } = (await inbox.json()) as { code: string }
  const enter = (ip: string) =>
    gateway.call(
      'loginByPhone',
      { phoneNumber, verifyCode, includeFields: 'UserInfo', source: 'h5-normal' },
      { headers: from(ip) },
    )
  // From another address the code is not valid, and this does not use up its tries.
  for (let times = 0; times < 6; times += 1)
    expect((await enter('198.51.100.7')).code).toBe(errorCodes.VERIFY_CODE_EXPIRED)
  expect((await enter('203.0.113.7')).code).toBe(0)
})
