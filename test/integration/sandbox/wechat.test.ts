import { randomBytes } from 'node:crypto'
import { createApps } from '@huimin/wechat-sandbox'
import { createOfficialAccount } from '../../../server/gateways/wechat-official/client'
import { signAddress } from '../../../server/gateways/wechat-official/js-signature'
import { keys, startSandbox } from './host'

/** The real clients of WeChat's server API against its simulator. */

type Sandbox = Awaited<ReturnType<typeof startSandbox>>
let sandbox: Sandbox
let account: ReturnType<typeof createOfficialAccount>
beforeAll(async () => {
  sandbox = await startSandbox()
  const { officialAccount: app, openUrl } = sandbox.settings.wechat
  if (!app) throw new Error('the sandbox has an official account')
  const nonce = () => randomBytes(8).toString('hex')
  account = createOfficialAccount({ ...sandbox.wechat, app, openUrl, nonce })
})
afterAll(() => sandbox.app.close())
afterEach(() => sandbox.faults.clear())

const authorize = async (cookie = '') => {
  const redirectUri = `${sandbox.origin}/static/get-code.html`
  const url = sandbox.origin + account.authorizeUrl({ redirectUri, state: 'abc123' })
  const answer = await fetch(url, { redirect: 'manual', headers: { cookie } })
  const back = new URL(answer.headers.get('location') ?? 'about:blank')
  return {
    status: answer.status,
    back,
    code: back.searchParams.get('code') ?? '',
    person: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  }
}

describe('the authorisation page', () => {
  it('leads back with a code for one use, and the state', async () => {
    const { back, code } = await authorize()
    expect(back.pathname).toBe('/static/get-code.html')
    expect(back.searchParams.get('state')).toBe('abc123')
    expect(await account.openidOf(code)).toMatchObject({ ok: true })
    expect(await account.openidOf(code)).toEqual({ ok: false, code: 'CODE_INVALID' })
  })

  it('knows the same phone again', async () => {
    const first = await authorize()
    const again = await authorize(first.person)
    const known = await account.openidOf(first.code)
    expect(known.ok).toBe(true)
    expect(await account.openidOf(again.code)).toEqual(known)
  })

  it('gives codes of five minutes', async () => {
    const { code } = await authorize()
    sandbox.clock.setOffset(5 * 60_000)
    expect(await account.openidOf(code)).toEqual({ ok: false, code: 'CODE_INVALID' })
  })

  it('leads nowhere but to its own domain', async () => {
    const url = account.authorizeUrl({ redirectUri: 'https://evil.example/', state: 'abc' })
    const answer = await fetch(sandbox.origin + url, { redirect: 'manual' })
    expect(answer.status).toBe(400)
  })
})

describe('who somebody of the official account is', () => {
  it('is never an anonymous visitor', async () => {
    expect(await account.openidOf('person-anonymous')).toEqual({ ok: false, code: 'SNAPSHOT_USER' })
  })

  it.each([
    [40029, 'CODE_INVALID'],
    [40163, 'CODE_INVALID'],
    [42003, 'CODE_INVALID'],
    [45011, 'RATE_LIMITED'],
    [40164, 'REFUSED'],
    [40125, 'REFUSED'],
    [-1, 'UNKNOWN'],
  ])('is not known after %i: %s', async (errcode, code) => {
    sandbox.faults.add({ cmd: 'wechat.oauth', mode: 'code', code: errcode, times: 1 })
    expect(await account.openidOf('person-lin')).toEqual({ ok: false, code })
  })

  it('is not known when the line breaks', async () => {
    sandbox.faults.add({ cmd: 'wechat.oauth', mode: 'drop', times: 1 })
    expect(await account.openidOf('person-lin')).toEqual({ ok: false, code: 'UNKNOWN' })
  })
})

describe('an address', () => {
  const url = 'https://shop.example/insure?cityCode=310000'

  it('is signed with the ticket that WeChat gave', async () => {
    const signed = await account.sign(`${url}#top`)
    if (!signed.ok) throw new Error(signed.code)
    const { signature, nonceStr, timestamp, appId } = signed.value
    const ticket = createApps(keys, sandbox.clock).jsTicket(appId)
    expect(signature).toBe(signAddress({ ticket, nonceStr, timestamp, url }))
  })
})

describe('the phone number button', () => {
  const give = (code: string) => sandbox.login.phoneNumber({ code, openid: 'o-1' })

  it('gives its number once', async () => {
    const value = { phoneNumber: '13800138000', countryCode: '86' }
    expect(await give('phone-13800138000-1')).toEqual({ ok: true, value })
    expect(await give('phone-13800138000-1')).toEqual({ ok: false, code: 'CODE_INVALID' })
  })

  it('gives none for the code of wx.login', async () => {
    expect(await give('code-of-lin')).toEqual({ ok: false, code: 'CODE_INVALID' })
  })
})
