import { mkdtempSync, rmSync } from 'node:fs'
import { get } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MiniApp, OfficialAccount } from 'node-easywechat'
import { sampleAppid, sampleOfficialAppid, startWechatSandbox } from '@huimin/wechat-sandbox'
import { readySandboxKeys } from '../../support/sandbox-keys'
import { serveFixedHosts } from '../fixed-hosts'

/** Tests the simulator of WeChat's server API with the unmodified node-easywechat and its hosts. */

let served: Awaited<ReturnType<typeof startWechatSandbox>>
let endHosts: () => void
const cache = mkdtempSync(join(tmpdir(), 'easywechat-'))
beforeAll(async () => {
  served = await startWechatSandbox({ keys: readySandboxKeys() })
  endHosts = serveFixedHosts(served)
})
afterAll(async () => {
  endHosts()
  await served.close()
  rmSync(cache, { recursive: true })
})

const file_cache = { path: cache, dirMode: 0o700, fileMode: 0o600, ext: '.cache' }
const miniApp = (change: object = {}) =>
  new MiniApp({ app_id: sampleAppid, secret: served.keys.wechatSecret, file_cache, ...change })
const account = (change: object = {}) =>
  new OfficialAccount({
    app_id: sampleOfficialAppid,
    secret: served.keys.officialSecret,
    file_cache,
    ...change,
  })

const sandbox = async (path: string, body?: object) => {
  const method = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return (await fetch(`${served.origin}/sandbox${path}`, method)).json() as Promise<unknown>
}

/** The address to which WeChat's page sends a browser. */
const followed = (address: string) =>
  new Promise<URL>((resolve, reject) => {
    get(address, (response) => {
      response.resume()
      resolve(new URL(response.headers.location ?? 'about:blank'))
    }).on('error', reject)
  })

const answerOf = async (call: Promise<{ toObject: () => unknown }>) => (await call).toObject()

describe('tokens', () => {
  it('are given, stable or not, and the same to everybody', async () => {
    const token = (stable: boolean) =>
      miniApp({ use_stable_access_token: stable }).getAccessToken().getToken()
    expect(await token(true)).toMatch(/^[\w-]{20,}$/)
    expect(await token(false)).toBe(await token(true))
  })

  it.each([false, true])('are not given for another secret (stable: %s)', async (stable) => {
    const app = miniApp({ secret: 'x', use_stable_access_token: stable })
    await expect(app.getAccessToken().getToken()).rejects.toThrow('40125')
  })
})

describe('a mini-program', () => {
  it('learns who somebody is by code2session', async () => {
    const utils = miniApp().getUtils()
    const first = await utils.codeToSession('anybody')
    const again = await utils.codeToSession('anybody')
    expect(first).toEqual({ openid: again['openid'], session_key: expect.any(String) })
    // The library decrypts with this key, which must have 16 bytes.
    expect(Buffer.from(String(first['session_key']), 'base64')).toHaveLength(16)
    expect((await utils.codeToSession('somebody else'))['openid']).not.toBe(first['openid'])
  })

  it.each([
    ['invalid-code', '40029'],
    ['used-code', '40163'],
    ['blocked-user', '40226'],
  ])('is refused a code that is none (%s)', async (code, errcode) => {
    await expect(miniApp().getUtils().codeToSession(code)).rejects.toThrow(errcode)
  })

  it('learns the number behind its phone button, once', async () => {
    const client = miniApp().getClient()
    const ask = () =>
      answerOf(client.postJson('/wxa/business/getuserphonenumber', { code: 'phone-13800138000-1' }))
    expect(await ask()).toMatchObject({
      errcode: 0,
      phone_info: { purePhoneNumber: '13800138000', watermark: { appid: sampleAppid } },
    })
    expect(await ask()).toMatchObject({ errcode: 40029 })
  })

  it('sends a subscription message, and is told who refused it', async () => {
    const app = miniApp()
    const client = app.getClient()
    const send = async (code: string) => {
      const { openid } = await app.getUtils().codeToSession(code)
      const touser = String(openid)
      const data = { thing1: { value: '沪惠保' } }
      const message = { touser, template_id: 'T-1', page: 'pages/index/index', data }
      const answer = await answerOf(client.postJson('/cgi-bin/message/subscribe/send', message))
      return { touser, answer }
    }
    const { touser, answer } = await send('anybody')
    expect(answer).toEqual({ errcode: 0, errmsg: 'ok' })
    expect(await sandbox('/messages')).toMatchObject([{ touser, template_id: 'T-1' }])
    expect((await send('no-messages')).answer).toMatchObject({ errcode: 43101 })

    const answerPanel = (accepts: boolean) =>
      fetch(`${served.origin}/sandbox/subscriptions`, {
        method: 'PUT',
        body: JSON.stringify({
          ...{ person: 'anybody', app: 'mini-program' },
          ...{ templates: ['T-1'], accepts },
        }),
      })
    await answerPanel(false)
    expect((await send('anybody')).answer).toMatchObject({ errcode: 43101 })
    expect((await send('somebody')).answer).toMatchObject({ errcode: 0 })
    await answerPanel(true)
    expect((await send('anybody')).answer).toMatchObject({ errcode: 0 })
  })

  it('gets a scheme and a link, with everything optional left out', async () => {
    const client = miniApp().getClient()
    const scheme = await answerOf(client.postJson('/wxa/generatescheme', {}))
    expect(scheme).toMatchObject({ errcode: 0, openlink: expect.stringContaining('pages/index') })
    const link = await answerOf(
      client.postJson('/wxa/generate_urllink', { path: '/pages/index/index', query: 'a=1' }),
    )
    expect(link).toMatchObject({ errcode: 0, url_link: expect.stringContaining('?a=1') })
  })

  it('gets none that lasts longer than 30 days', async () => {
    const client = miniApp().getClient()
    const expire_time = Math.floor(Date.now() / 1000) + 31 * 86_400
    const late = { is_expire: true, expire_type: 0, expire_time }
    expect(await answerOf(client.postJson('/wxa/generatescheme', late))).toMatchObject({
      errcode: 85402,
    })
    const long = { expire_type: 1, expire_interval: 31 }
    expect(await answerOf(client.postJson('/wxa/generate_urllink', long))).toMatchObject({
      errcode: 40212,
    })
  })

  it('gets a code as a picture', async () => {
    const client = miniApp().getClient()
    const response = await client.postJson('/wxa/getwxacodeunlimit', {
      scene: 'a=1',
      page: 'pages/index/index',
    })
    expect(response.getHeader('content-type')).toBe('image/png')
  })
})

describe('an official account', () => {
  const callback = 'http://127.0.0.1/callback'
  const oauth = (scope: string) => account().getOAuth().scopes(scope)

  it('learns who somebody is by the silent page', async () => {
    const page = oauth('snsapi_base')
    const back = await followed(page.withState('s1').redirect(callback))
    expect(back.searchParams.get('state')).toBe('s1')
    const code = String(back.searchParams.get('code'))
    const user = await page.userFromCode(code)
    expect(user.getId()).toMatch(/^o-/)
    expect(user.getNickname()).toBeNull()
    await expect(page.tokenFromCode(code)).rejects.toThrow()
  })

  it('learns the name of who agreed', async () => {
    const page = oauth('snsapi_userinfo')
    const back = await followed(page.redirect(callback))
    const user = await page.userFromCode(String(back.searchParams.get('code')))
    expect([user.getId(), user.getNickname()]).toEqual([expect.stringMatching(/^o-/), '微信用户'])
  })

  it('leads nobody to a stranger’s site', async () => {
    const address = oauth('snsapi_base').redirect('https://stranger.example/callback')
    expect((await followed(address)).href).toBe('about:blank')
  })

  it('signs an address, which WeChat takes, and no other', async () => {
    const url = 'http://127.0.0.1/products/shanghai?a=1'
    const config = await account().getUtils().buildJsSdkConfig(url, ['chooseWXPay'])
    const shown = {
      ...{ url, appId: config['appId'], nonceStr: config['nonceStr'] },
      ...{ timestamp: String(config['timestamp']), signature: config['signature'] },
    }
    const verify = (change: object) => sandbox('/wechat/verify-address', { ...shown, ...change })
    expect(await verify({})).toEqual({ errMsg: 'preVerifyJSAPI:ok' })
    expect(await verify({ url: `${url}2` })).toEqual({
      errMsg: 'preVerifyJSAPI:fail, invalid signature',
    })
  })

  it('sends a subscription message to its own people', async () => {
    const touser = (await oauth('snsapi_base').userFromCode('person-lin')).getId()
    const message = { touser, template_id: 'T-2', data: { thing1: { value: '沪惠保' } } }
    const client = account().getClient()
    const call = client.postJson('/cgi-bin/message/subscribe/bizsend', message)
    expect(await answerOf(call)).toEqual({ errcode: 0, errmsg: 'ok' })
  })

  it('is told whether somebody follows it', async () => {
    const openid = (await oauth('snsapi_base').userFromCode('person-lin')).getId()
    const client = account().getClient()
    const params = { openid, lang: 'zh_CN' }
    const call = client.get('/cgi-bin/user/info', { params })
    expect(await answerOf(call)).toEqual({ subscribe: 0, openid })
  })
})
