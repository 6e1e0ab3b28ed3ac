import { headers } from '@/contract/envelope'
import { errorCodes } from '@/contract/errors'
import { createApps } from '@huimin/wechat-sandbox'
import { loadSandboxKeys } from '../../../sandbox/world/keys'
import { signAddress } from '../../../server/gateways/wechat-official/js-signature'
import { openGateway, type TestGateway } from '../../support/gateway'
import { confirmedProposal, done, openPayOrder, payOrderOf, signIn } from '../../support/purchase'
import type { Login } from '../../support/remote'

/** Visitors from the official account: their identity, signed addresses and payment. */

const official = 'wx-sandbox-oa'
const fromOfficial = { [headers.appId]: official }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const enter = (code: string, appId = official) => gateway.call('loginByWechat', { code, appId })

describe('signing in', () => {
  test('is by the code of the authorisation page, once, as the same person each time', async () => {
    const state = 'a'.repeat(32)
    const leave = await fetch(`${gateway.origin}/wechat/authorize?state=${state}`, {
      redirect: 'manual',
    })
    const page = new URL(leave.headers.get('location') ?? '', gateway.origin)
    const back = await fetch(page, { redirect: 'manual' })
    const returned = new URL(back.headers.get('location') ?? '')
    expect(returned.origin + returned.pathname).toBe(`${gateway.origin}/static/get-code.html`)
    expect(returned.searchParams.get('state')).toBe(state)
    const code = returned.searchParams.get('code') ?? ''
    done(await enter(code))
    expect((await enter(code)).code).toBe(errorCodes.WX_LOGIN_FAILED)

    const first = done(await enter('person-lin'))
    expect(done(await enter('person-lin')).userId).toBe(first.userId)
  })

  test('keeps people of the mini-program apart, whose openid is another', async () => {
    const here = done(await enter('person-lin'))
    const there = done(await enter('person-lin', 'wx-sandbox'))
    expect(there.userId).not.toBe(here.userId)
  })

  test('knows nobody whom WeChat keeps anonymous', async () => {
    const reply = await enter('person-anonymous')
    expect(reply).toMatchObject({
      code: errorCodes.WX_LOGIN_FAILED,
      extra: { code: 'SNAPSHOT_USER' },
    })
  })

  test.each(['', 'A'.repeat(32), 'a'.repeat(31), "a'"])(
    'leaves for nowhere with the state %j',
    async (state) => {
      const answer = await fetch(`${gateway.origin}/wechat/authorize?state=${state}`)
      expect(answer.status).toBe(404)
    },
  )
})

describe('an address', () => {
  const ours = () => `${gateway.origin}/insure?cityCode=310000&productCode=PP57`
  const sign = (url: string, login?: { openId: string; token: string }) =>
    gateway.call('signAddress', { url }, { login })

  test('waits until WeChat has given what it is signed with', async () => {
    gateway.sandbox.faults.add({ cmd: 'wechat.ticket', mode: 'http500', times: 1 })
    expect((await sign(ours())).code).toBe(errorCodes.WX_UNAVAILABLE)
    done(await sign(ours()))
  })

  test('of ours is signed, also for who is not signed in', async () => {
    const { appId, timestamp, nonceStr, signature } = done(await sign(ours()))
    expect(appId).toBe(official)
    expect(Math.abs(Number(timestamp) * 1000 - gateway.now())).toBeLessThan(60_000)
    const ticket = createApps(
      loadSandboxKeys(gateway.ctx.env.DATA_DIR),
      gateway.ctx.clock,
    ).jsTicket(official)
    expect(signature).toBe(signAddress({ ticket, nonceStr, timestamp, url: ours() }))
  })

  test('of somebody else is not', async () => {
    const urls = [
      'https://evil.example/insure',
      `${gateway.origin}.evil.example/`,
      gateway.origin.replace('127.0.0.1', 'user@127.0.0.1') + '/',
      `${ours()}#top`,
    ]
    for (const url of urls) expect((await sign(url)).code).toBe(errorCodes.BAD_REQUEST)
  })

  test('is not signed for a login that is over: code 1, sign in again', async () => {
    const login = await signIn(gateway)
    done(await sign(ours(), login))
    done(await gateway.call('logout', {}, { login }))
    const lost = await sign(ours(), login)
    expect(lost).toMatchObject({ status: 200, code: 1 })
  })
})

describe('paying', () => {
  const open = async (appHeaders: Record<string, string>) => {
    const login = done(await enter(`person-${Math.random().toString(36).slice(2)}`))
    const proposalId = await confirmedProposal(gateway, login)
    const wanted = { ...payOrderOf(proposalId), tradeType: 'JSAPI' as const }
    const reply = await gateway.call('createPayOrder', wanted, { login, headers: appHeaders })
    return { login, reply }
  }

  const pay = async (params: object, appId: string) => {
    const answer = await fetch(`${gateway.origin}/sandbox/request-payment`, {
      method: 'POST',
      body: JSON.stringify({ ...params, appId, action: 'pay' }),
    })
    return ((await answer.json()) as { errMsg: string }).errMsg
  }

  test("is by WeChat's sheet, under the official account and with its openid", async () => {
    const { login, reply } = await open(fromOfficial)
    const { payParams, payOrderId } = done(reply)
    if (payParams?.kind !== 'wxpay') throw new Error('no payment sheet')
    const { kind: _kind, ...params } = payParams
    expect(await pay(params, 'wx-sandbox')).toContain('fail')
    expect(await pay(params, official)).toBe('requestPayment:ok')
    const paid = done(await gateway.call('getPayStatus', { payOrderId }, { login }))
    expect(paid.payStatus).toBe('PAID_OK')
  })

  test('is refused as the mini-program, which does not know this person', async () => {
    const { reply } = await open({ [headers.appId]: 'wx-sandbox' })
    expect(reply.code).toBe(errorCodes.PAYER_UNKNOWN)
  })
})

describe('binding', () => {
  const city = { cityCode: '310000', appid: official }
  const bind = (login: Login, code: string) =>
    gateway.call('bindWechat', { ...city, code }, { login })
  const statusOf = async (login: Login) =>
    done(await gateway.call('getBindingStatus', city, { login })).bindingStatus
  const payInSheet = async (login: Login) => {
    const proposalId = await confirmedProposal(gateway, login)
    const wanted = { ...payOrderOf(proposalId), tradeType: 'JSAPI' as const }
    return gateway.call('createPayOrder', wanted, { login, headers: fromOfficial })
  }

  test('lets who signed in by mobile pay in the sheet of WeChat, as long as the login lasts', async () => {
    const login = await signIn(gateway)
    expect(await statusOf(login)).toBe(0)
    expect((await payInSheet(login)).code).toBe(errorCodes.PAYER_UNKNOWN)
    expect(done(await bind(login, 'person-wang')).bindingStatus).toBe(1)
    expect(await statusOf(login)).toBe(1)
    done(await payInSheet(login))
  })

  test('is no way in: WeChat signs that person in to an account of their own', async () => {
    const login = await signIn(gateway)
    done(await bind(login, 'person-guest'))
    const guest = done(await enter('person-guest'))
    expect(guest.openId).not.toBe(login.openId)
    expect(await statusOf(guest)).toBe(1)
  })

  test('two people on one phone, and one person on two phones, each bind their own login', async () => {
    const home = await signIn(gateway)
    const ticket = { source: 'WEB_VIEW', version: 3 } as const
    const { token } = done(await gateway.call('issueLoginTicket', ticket, { login: home }))
    const away = done(await gateway.call('loginByTicket', { token, source: 'WEB_VIEW' }))
    const other = await signIn(gateway)
    done(await bind(home, 'person-phone'))
    done(await bind(other, 'person-phone'))
    expect(await statusOf(away)).toBe(0)
  })

  test('fails calmly by a code of nobody, and for an account that is not ours', async () => {
    const login = await signIn(gateway)
    expect(done(await bind(login, 'never-given')).bindingStatus).toBe(0)
    expect(done(await bind(login, 'person-anonymous')).bindingStatus).toBe(0)
    const elsewhere = { ...city, appid: 'wx-other' }
    for (const reply of [
      await gateway.call('getBindingStatus', elsewhere, { login }),
      await gateway.call('bindWechat', { ...elsewhere, code: 'person-lin' }, { login }),
    ])
      expect(reply.code).toBe(errorCodes.NOT_FOUND)
  })
})

describe('an order that is continued in another app', () => {
  test('takes a pay order of its own there; the other one is closed', async () => {
    const login = await signIn(gateway)
    done(
      await gateway.call(
        'bindWechat',
        { cityCode: '310000', appid: official, code: 'person-two' },
        { login },
      ),
    )
    const proposalId = await confirmedProposal(gateway, login)
    const inBrowser = await openPayOrder(gateway, login, proposalId)
    const cashier = async (payOrderId: string) =>
      done(await gateway.call('getCashierOrder', { payOrderId }, { login }))
    expect((await cashier(inBrowser.payOrderId)).placedIn).toBe('BROWSER')

    const jsapi = { ...payOrderOf(proposalId), tradeType: 'JSAPI' as const }
    const again = async () =>
      done(await gateway.call('createPayOrder', jsapi, { login, headers: fromOfficial })).payOrderId
    const inOfficial = await again()
    expect(inOfficial).not.toBe(inBrowser.payOrderId)
    expect(await again()).toBe(inOfficial)
    expect((await cashier(inOfficial)).placedIn).toBe('OFFICIAL_ACCOUNT')
    expect((await cashier(inBrowser.payOrderId)).payStatus).toBe('CANCEL')

    // A mini-program that does not know the person cannot open the order, which does not change.
    const refused = await gateway.call('createPayOrder', jsapi, { login })
    expect(refused.code).toBe(errorCodes.PAYER_UNKNOWN)
  })
})

test('API037 whoever follows the account is known to do so, whoever is not known does not', async () => {
  const login = done(await enter('person-wang'))
  const status = (appId = official, who: Login = login) =>
    gateway.call('getPublicStatus', { value: 'have_follow', appId }, { login: who })
  const follow = (follows: boolean) =>
    fetch(`${gateway.origin}/sandbox/followers`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ person: 'person-wang', follows }),
    })
  expect(done(await status())).toEqual({ publicStatus: 'not_follow' })
  expect((await follow(true)).status).toBe(200)
  expect(done(await status())).toEqual({ publicStatus: 'have_follow' })
  await follow(false)
  expect(done(await status())).toEqual({ publicStatus: 'not_follow' })

  expect((await status('wx-another')).code).toBe(errorCodes.NOT_FOUND)
  const unbound = done(await status(official, await signIn(gateway)))
  expect(unbound).toEqual({ publicStatus: 'not_follow' })
  gateway.sandbox.faults.add({ cmd: 'wechat.userInfo', mode: 'http500', times: 1 })
  expect((await status()).code).toBe(errorCodes.WX_UNAVAILABLE)
})
