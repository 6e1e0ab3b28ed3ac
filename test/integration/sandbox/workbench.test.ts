import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import * as v from 'valibot'
import { openGateway, type TestGateway } from '../../support/gateway'
import {
  confirmedProposal,
  done,
  newMobile,
  openPayOrder,
  requestCode,
  signIn,
} from '../../support/purchase'

/** The workbench in browsers: its host names, its framing rules and its events. */

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
})
afterAll(() => gateway.close())

const port = () => new URL(gateway.origin).port

/** Requests a page under another host name of this machine, as a browser would. */
const visit = (host: string, path: string, cookie = '') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port: port(), path, agent: false }
      const request = get(
        {
          ...options,
          headers: { host: `${host}:${port()}`, cookie, 'accept-encoding': 'br' },
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('end', () => {
            const bytes = Buffer.concat(chunks)
            const isPacked = answer.headers['content-encoding'] === 'br'
            const text = (isPacked ? brotliDecompressSync(bytes) : bytes).toString('utf8')
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
          })
        },
      )
      request.on('error', reject)
    },
  )

describe('its names', () => {
  test.each(['localhost', '127.0.0.1'])('%s leads to its own', async (host) => {
    const { status, headers } = await visit(host, '/sandbox')
    expect([status, headers['location']]).toEqual([
      302,
      `http://huimin.localhost:${port()}/sandbox`,
    ])
  })

  test('it frames its phones, and nobody frames it', async () => {
    const { text, headers } = await visit('huimin.localhost', '/sandbox')
    expect(text).toContain('/sandbox/workbench.js')
    expect(headers['content-security-policy']).toContain(
      `frame-src http://*.huimin.localhost:${port()}`,
    )
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test('a phone is framed by it alone, and tells it where it is', async () => {
    const { text, headers } = await visit('browser.huimin.localhost', '/sandbox/cashier')
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors http://huimin.localhost:${port()}`,
    )
    expect(headers['content-security-policy']).not.toContain("frame-ancestors 'none'")
    expect(headers['x-frame-options']).toBeUndefined()
    expect(text).toContain('<head><script src="/sandbox/phone.js"></script>')
  })

  test('a long page, which is compressed, tells it too', async () => {
    const login = await signIn(gateway)
    const { outTradeNo } = await openPayOrder(
      gateway,
      login,
      await confirmedProposal(gateway, login),
    )
    const path = `/sandbox/cashier?outTradeNo=${outTradeNo}`
    const { text, headers } = await visit('browser.huimin.localhost', path)
    expect(headers['content-encoding']).toBe('br')
    expect(text).toContain('<head><script src="/sandbox/phone.js"></script>')
  })

  test.each(['localhost', 'shop.example', 'a.b.huimin.localhost', 'huimin.localhost.evil.example'])(
    'pages at %s stay unframed',
    async (host) => {
      const { text, headers } = await visit(host, '/sandbox/cashier')
      expect(headers['x-frame-options']).toBe('DENY')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(text).not.toContain('phone.js')
    },
  )

  test('on another machine it says where it can be opened', async () => {
    const { text } = await visit('192.168.1.7', '/sandbox')
    expect(text).toContain('请在运行沙箱的电脑上打开工作台')
  })

  test('a link opens a page in all of its phones', async () => {
    const { headers } = await visit('localhost', '/sandbox?to=%2Fpolicy-list')
    expect(headers['location']).toBe(`http://huimin.localhost:${port()}/sandbox?to=%2Fpolicy-list`)
  })

  test('a phone with a slow network waits for each page', async () => {
    const before = performance.now()
    await visit('browser.huimin.localhost', '/sandbox/cashier', 'hm_sandbox_line=slow')
    expect(performance.now() - before).toBeGreaterThan(600)
  })

  test('its files are compiled when they are asked for', async () => {
    const script = await visit('huimin.localhost', '/sandbox/workbench.js')
    expect(script.text.includes('沙箱工作台')).toBe(true)
    const style = await visit('huimin.localhost', '/sandbox/workbench.css')
    expect(style.headers['content-type']).toContain('text/css')
  })
})

describe('what it is told', () => {
  const told = v.object({
    now: v.number(),
    state: v.looseObject({
      captchas: v.array(v.looseObject({ id: v.string() })),
      sms: v.array(v.looseObject({ phoneNumber: v.string(), code: v.string() })),
      faults: v.array(v.unknown()),
    }),
  })

  /** Reads the states from the event stream, one after another. */
  async function listen() {
    const ended = new AbortController()
    const answer = await fetch(`${gateway.origin}/sandbox/events`, { signal: ended.signal })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const until = async (isSo: (state: v.InferOutput<typeof told>['state']) => boolean) => {
      for (;;) {
        const cut = text.indexOf('\n\n')
        if (cut < 0) {
          text += (await reader?.read())?.value ?? ''
          continue
        }
        const { state } = v.parse(told, JSON.parse(text.slice('data: '.length, cut)))
        text = text.slice(cut + 2)
        if (isSo(state)) return state
      }
    }
    return { until, end: () => ended.abort() }
  }

  test('a captcha, the code, a fault and a reset, each as it comes', async () => {
    const { until, end } = await listen()
    const phoneNumber = newMobile()
    await until(({ sms }) => sms.length === 0)
    const { captchaId } = done(await gateway.call('openCaptcha', { phoneNumber }))
    await until(({ captchas }) => captchas.some(({ id }) => id === captchaId))
    const { code } = await requestCode(gateway, phoneNumber)
    await until(({ sms }) => sms.some((one) => one.code === code))
    await fetch(`${gateway.origin}/sandbox/faults`, {
      method: 'PUT',
      body: JSON.stringify({ cmd: 'getPriceToc', mode: 'http500' }),
    })
    await until(({ faults }) => faults.length === 1)
    await fetch(`${gateway.origin}/sandbox/reset`, { method: 'POST' })
    await until(({ sms, faults }) => sms.length + faults.length === 0)
    end()
  })
})

test('everything that happened to an order is on one time line', async () => {
  const made = await fetch(`${gateway.origin}/sandbox/presets/paid-family`, { method: 'POST' })
  const { path } = v.parse(v.object({ path: v.string() }), await made.json())
  const orderId = new URL(path, gateway.origin).searchParams.get('orderId') ?? ''
  const answer = await fetch(`${gateway.origin}/sandbox/orders/${orderId}/trace`)
  const { moments } = v.parse(
    v.object({ moments: v.array(v.looseObject({ at: v.number(), kind: v.string() })) }),
    await answer.json(),
  )
  expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).sort((a, b) => a - b))
  const of = (kind: string) => moments.filter((moment) => moment.kind === kind)
  expect(of('call').map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'saveTraceBack',
      'doProposalToc',
      'createPayOrderToc',
      'POST /sandbox/wechatpay/v3/pay/transactions/h5',
      'POST /notify/wechatpay',
    ]),
  )
  for (const { requestId } of of('call')) expect(requestId).toMatch(/^[\w-]{8,64}$/)
  expect(of('move').map(({ toState }) => toState)).toEqual(
    expect.arrayContaining(['CONFIRMED', 'UNPAID', 'PAYING', 'PAID']),
  )
  expect(of('entry').map(({ entry, amountFen }) => [entry, amountFen])).toEqual([
    ['PAYMENT', 51_600],
    ['ISSUE', 51_600],
  ])
  expect([of('notification').length, of('message').length > 0]).toEqual([1, true])
  expect(of('evidence').map(({ type }) => type)).toEqual(expect.arrayContaining(['ENTER', 'PAY']))

  const elsewhere = await fetch(`${gateway.origin}/sandbox/orders/${orderId}0/trace`)
  expect(elsewhere.status).toBe(404)
})

describe('what the insurer knows', () => {
  const sandbox = (method: string, path: string, body?: object) =>
    fetch(`${gateway.origin}/sandbox${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
  const view = v.looseObject({ nameMask: v.string(), policyNo: v.nullable(v.string()) })
  const both = v.object({
    people: v.array(
      v.looseObject({ ours: view, theirs: v.optional(view), differs: v.array(v.string()) }),
    ),
  })

  test('of each person beside what we know, and where they differ', async () => {
    const bought = async (preset: string) => {
      const made = await sandbox('POST', `/presets/${preset}`)
      const { path } = v.parse(v.object({ path: v.string() }), await made.json())
      return new URL(path, gateway.origin).searchParams.get('orderId') ?? ''
    }
    const people = async (orderId: string) =>
      v.parse(both, await (await sandbox('GET', `/orders/${orderId}/core`)).json()).people

    const orderId = await bought('core-at-once')
    const before = await people(orderId)
    expect(before.map(({ theirs, differs }) => [theirs, differs])).toEqual(
      before.map(() => [undefined, ['status']]),
    )
    await sandbox('PUT', '/faults', { cmd: 'core.issue', mode: 'code', code: 'NO_DOCUMENT' })
    await gateway.jobs()
    const after = await people(orderId)
    expect(after.map(({ differs }) => differs.join()).sort()).toEqual([
      ...['', '', '', 'documentSha256'],
    ])
    for (const { ours, theirs } of after) {
      expect(ours.policyNo).toMatch(/^YO\d{12}$/)
      expect(theirs?.policyNo).toBe(ours.policyNo)
      expect([ours.nameMask, theirs?.nameMask].join()).toMatch(/^(.\*+),\1$/)
    }
    expect(await people(await bought('paid-family'))).toEqual([])
  })

  test('its faults are offered for ports that look for them', async () => {
    const facts = v.object({
      faultNames: v.array(v.string()),
      coreFaults: v.record(v.string(), v.array(v.string())),
    })
    const { faultNames, coreFaults } = v.parse(facts, await (await sandbox('GET', '/facts')).json())
    const ports = Object.keys(coreFaults)
    expect(ports).toContain('core.issue')
    expect(faultNames).toEqual(expect.arrayContaining(ports))
  })
})

describe('a native phone', () => {
  const native = 'native.huimin.localhost'
  const ask = (path: string, body: object) =>
    fetch(`${gateway.origin}/sandbox${path}`, { method: 'POST', body: JSON.stringify(body) })

  test('is one person who comes back, and opens the native page of a path', async () => {
    const to = encodeURIComponent('/order-detail?orderId=7')
    const first = await visit(native, `/sandbox/weapp/settings.js?to=${to}`)
    expect(first.text).toContain('"entry":"pages/account/order-detail/index?orderId=7"')
    const code = /"loginCode":"([^"]+)"/.exec(first.text)?.[1]
    const again = await visit(native, '/sandbox/weapp/settings.js', `hm_sandbox_person=${code}`)
    expect(again.text).toContain(`"loginCode":"${code}"`)
    const other = await visit(native, '/sandbox/weapp/settings.js')
    expect(other.text).not.toContain(`"loginCode":"${code}"`)
  })

  test('has web pages in its web view, which begin as there', async () => {
    const { text, headers } = await visit(native, '/sandbox/cashier')
    expect(text).toContain('<head><script src="/sandbox/weapp/inside-web-view.js"></script>')
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors 'self' http://huimin.localhost:${port()}`,
    )
  })

  test.each(['localhost', 'browser.huimin.localhost'])('is not at %s', async (host) => {
    const { status, text } = await visit(host, '/sandbox/weapp/')
    expect([status, text.includes('runtime.js')]).toEqual([404, false])
  })

  test('sends its requests here, whatever gateway it was built for', async () => {
    const request = {
      url: 'https://other.example/healthz',
      method: 'GET',
      header: {},
      timeout: 9000,
    }
    const answer = await ask('/weapp/request', request)
    const { statusCode, bodyBase64 } = v.parse(
      v.object({ statusCode: v.number(), bodyBase64: v.string() }),
      await answer.json(),
    )
    expect([statusCode, Buffer.from(bodyBase64, 'base64').toString()]).toEqual([
      200,
      expect.stringContaining('"ok":true'),
    ])
  })
})

test('who is signed in elsewhere is signed in on a second phone, and nobody else', async () => {
  const open = (userId: string) =>
    fetch(`${gateway.origin}/sandbox/people/open`, {
      method: 'POST',
      body: JSON.stringify({ userId, path: '/policy-list' }),
    })
  const login = done(await gateway.call('loginByWechat', { code: 'somebody', appId: 'wx-sandbox' }))
  const answer = await open(login.userId)
  const opened = v.parse(v.object({ open: v.string() }), await answer.json())
  const { headers } = await visit('browser.huimin.localhost', opened.open)
  expect(headers['location']).toBe('/policy-list')
  expect(decodeURIComponent(String(headers['set-cookie']))).toContain(login.openId)
  expect((await open('nobody')).status).toBe(404)
})
