import { ok } from '@/domain/base/result'
import { createHttp } from '../../../server/gateways/http'
import { createWechatApi } from '../../../server/gateways/wechat-api/client'
import {
  createSharedToken,
  type SharedPlace,
} from '../../../server/gateways/wechat-api/shared-token'
import { createWechatLinks } from '../../../server/gateways/wechat-link/client'
import { createWechatLogin } from '../../../server/gateways/wechat-login/client'
import { createSharedPlace } from '../../../server/wechat/shared-place'
import { openGateway, type TestGateway } from '../../support/gateway'
import { moveClock } from '../../support/purchase'
import { everything } from '../../support/rows'

/** All gateways share one token: its renewal, and what happens when WeChat refuses it. */

let gateway: TestGateway
let place: SharedPlace
beforeAll(async () => {
  gateway = await openGateway()
  const { db, keys, clock } = gateway.ctx
  place = createSharedPlace(db, keys, clock)
})
afterEach(() => gateway.sandbox.faults.clear())
afterAll(() => gateway.close())

const HOUR_MS = 3_600_000
let named = 0

/** Several gateways that share one value, and the number of requests to WeChat for it. */
function several(count: number, answer: () => Promise<void> = async () => undefined) {
  named += 1
  const name = `test ${named}`
  const seen = { asked: 0 }
  const ask = async () => {
    seen.asked += 1
    const value = `token-${seen.asked}`
    await answer()
    return ok({ value, seconds: 7200 })
  }
  const now = () => gateway.ctx.clock.now()
  const holders = Array.from({ length: count }, () => createSharedToken({ name, place, now, ask }))
  return { name, seen, ask, holders, getAll: () => Promise.all(holders.map((held) => held.get())) }
}

test('four gateways that start at once ask once, and have the same', async () => {
  const { seen, getAll } = several(4)
  const first = await getAll()
  expect(first).toEqual(first.map(() => ok('token-1')))
  await getAll()
  expect(seen.asked).toBe(1)
})

test('it is renewed before it ends, by one; the others go on with the old one meanwhile', async () => {
  let letGo = () => {}
  const slow = new Promise<void>((resolve) => (letGo = resolve))
  let isFirst = true
  const { seen, holders, getAll } = several(2, async () => {
    if (!isFirst) await slow
    isFirst = false
  })
  await getAll()
  await moveClock(gateway, 2 * HOUR_MS - 4 * 60_000)
  const renewing = holders[0]?.get()
  while (seen.asked < 2) await new Promise((resolve) => setImmediate(resolve))
  expect(await holders[1]?.get()).toEqual(ok('token-1'))
  letGo()
  expect(await renewing).toEqual(ok('token-2'))
  expect(await holders[1]?.get()).toEqual(ok('token-2'))
  expect(seen.asked).toBe(2)
})

test('one that came between the look and the claim is taken, not asked for again', async () => {
  const { name, seen, ask } = several(0)
  const now = () => gateway.ctx.clock.now()
  const late: SharedPlace = {
    ...place,
    claim: async (...claim) => {
      await place.claim(...claim)
      await place.keep(name, { value: 'token-of-another', expireAt: now() + 2 * HOUR_MS })
      return place.claim(...claim)
    },
  }
  const held = createSharedToken({ name, place: late, now, ask })
  expect(await held.get()).toEqual(ok('token-of-another'))
  expect(seen.asked).toBe(0)
  expect(await place.claim(name, 15_000)).toBe(true)
})

test('one that WeChat does not take is forgotten by all, a newer one is not', async () => {
  const { holders, getAll, seen } = several(2)
  await getAll()
  await holders[0]?.forget('token-1')
  expect(await holders[0]?.get()).toEqual(ok('token-2'))
  await holders[1]?.forget('token-1')
  expect(await holders[1]?.get()).toEqual(ok('token-2'))
  expect(seen.asked).toBe(2)
})

test('a gateway that dies while renewing keeps nobody waiting for longer than its lease', async () => {
  const { name, holders } = several(1)
  expect(await place.claim(name, 15_000)).toBe(true)
  expect(await place.claim(name, 15_000)).toBe(false)
  await moveClock(gateway, 16_000)
  expect(await holders[0]?.get()).toEqual(ok('token-1'))
})

test('it lies sealed in the database', async () => {
  const { getAll } = several(1)
  await getAll()
  expect(JSON.stringify(await everything(gateway.ctx.db))).not.toContain('token-1')
})

describe('a call with the token', () => {
  const message = { openid: 'o-1', templateId: 'T1', page: 'pages/insure/index', data: {} }
  const send = () => gateway.ctx.gateways.wechatMessages.send(message)
  const order = (cmd: string, code: number, times: number) =>
    gateway.sandbox.faults.add({ cmd, mode: 'code', code, times })

  test.each([40001, 40014, 42001])('goes once more when WeChat says %i', async (errcode) => {
    order('wechat.subscribeMessage', errcode, 1)
    expect(await send()).toEqual(ok(null))
  })

  test('does not go a third time', async () => {
    order('wechat.subscribeMessage', 40001, 2)
    expect(await send()).toEqual({ ok: false, code: 'UNKNOWN' })
    expect(gateway.sandbox.faults.list()).toEqual([])
  })

  test('tells the log what was refused, and no secret', async () => {
    const told: unknown[] = []
    const api = createWechatApi({
      app: { appid: 'wx-1', appSecret: 'the-secret' },
      baseUrl: 'https://api.weixin.qq.com',
      http: async ({ url }) =>
        ok({
          status: 200,
          headers: {},
          body: url.includes('stable_token')
            ? '{"access_token":"T","expires_in":7200}'
            : '{"errcode":47003,"errmsg":"argument invalid! 13800138000 rid: 1a2b-3c4d"}',
        }),
      now: () => gateway.ctx.clock.now(),
      place,
      refused: (about) => told.push(about),
    })
    expect(await api.ask({ path: '/x', content: {} })).toEqual({ ok: false, code: 47003 })
    expect(told).toEqual([{ path: '/x', errcode: 47003, rid: '1a2b-3c4d' }])
  })
})

describe('two gateways over HTTP, with the simulator', () => {
  const PERIOD_MS = 2 * HOUR_MS
  const asked: string[] = []
  const tokens = () => asked.filter((path) => path.endsWith('/cgi-bin/stable_token')).length
  const another = () => {
    const { baseUrl, miniProgram: app } = gateway.sandbox.settings.wechat
    const http = createHttp()
    const api = createWechatApi({
      app,
      baseUrl,
      now: () => gateway.ctx.clock.now(),
      place,
      refused: () => undefined,
      http: (request) => {
        asked.push(new URL(request.url).pathname)
        return http(request)
      },
    })
    return {
      login: createWechatLogin({ app, baseUrl, http, api }),
      links: createWechatLinks(api, 'release'),
    }
  }
  /** Moves the clock to one minute after the simulator began a new token. */
  const nextPeriod = () =>
    moveClock(gateway, PERIOD_MS - (gateway.ctx.clock.now() % PERIOD_MS) + 60_000)
  const target = { path: '/pages/base/redirect/index', query: 'scene=S1', days: 1 }

  test('ask for one token, and for one more when it is over', async () => {
    const [one, two] = [another(), another()]
    const both = () => Promise.all([one.links.scheme(target), two.links.urlLink(target)])
    for (const period of [1, 2]) {
      await nextPeriod()
      for (const answer of [...(await both()), ...(await both())]) expect(answer.ok).toBe(true)
      expect(tokens()).toBe(period)
    }
  })

  test('go on when a token ends before its time', async () => {
    const [one, two] = [another(), another()]
    await nextPeriod()
    await Promise.all([one.links.scheme(target), two.links.scheme(target)])
    const before = tokens()
    gateway.sandbox.faults.add({ cmd: 'wechat.scheme', mode: 'code', code: 42001, times: 2 })
    const answers = await Promise.all([one.links.scheme(target), two.links.scheme(target)])
    expect(answers.map(({ ok: isMade }) => isMade)).toEqual([true, true])
    expect(tokens()).toBeGreaterThan(before)
  })

  test('codes of login and phone count once, whichever gateway is given them', async () => {
    const [one, two] = [another(), another()]
    const who = await one.login.code2session('token-test')
    if (!who.ok) throw new Error(who.code)
    expect(who.value.sessionKey).not.toBe('')
    expect(await two.login.code2session('used-code')).toEqual({ ok: false, code: 'CODE_INVALID' })
    const code = { code: 'phone-13900001111-token-test', openid: who.value.openid }
    expect(await one.login.phoneNumber(code)).toEqual(
      ok({ phoneNumber: '13900001111', countryCode: '86' }),
    )
    expect(await two.login.phoneNumber(code)).toEqual({ ok: false, code: 'CODE_INVALID' })
    const picture = await two.links.sceneCode({
      scene: 'S1',
      page: 'pages/base/redirect/index',
      width: 280,
    })
    expect(picture).toMatchObject({ ok: true, value: { type: 'image/png' } })
  })
})
