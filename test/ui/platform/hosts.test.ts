import type { FailureCode, PortResult } from '@/platform/failure'
import { beginTrip, readTrip } from '@/platform/hosts/official-account/login'
import type { PayIntent } from '@/platform/pay.types'
import { hosts, setOfficialAccount, visit, type Ports, type Visited } from '../../support/ui/hosts'
import { visits } from '../../support/ui/taro'

/** The same cases for every host. A host does the work or answers why not, and never throws. */

const wxpay: PayIntent = {
  kind: 'wxpay',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}
const card = { title: '惠民保', path: '/insure?cityCode=310000' }

/** Requests to the device, each with its wx API in a mini-program. */
const asks: Record<string, { api: string; of: (ports: Ports) => Promise<PortResult<unknown>> }> = {
  pay: { api: 'requestPayment', of: ({ pay }) => pay.present(wxpay, '/payment') },
  subscribe: {
    api: 'requestSubscribeMessage',
    of: ({ subscribe }) => subscribe.askToSubscribe(['t1']),
  },
  copy: { api: 'setClipboardData', of: ({ device }) => device.copyText('x') },
  saveImage: { api: 'downloadFile', of: ({ file }) => file.saveImage('/qr.png') },
  locate: { api: 'getFuzzyLocation', of: ({ device }) => device.locate() },
  showPicture: {
    api: 'previewImage',
    of: ({ picture }) => picture.showPicture({ src: 'https://hm.example/a.png', name: 'a' }),
  },
  sendPicture: {
    api: 'showShareImageMenu',
    of: ({ share }) => share.sendPicture('http://tmp/1.png'),
  },
  openMiniProgram: {
    api: 'navigateToMiniProgram',
    of: ({ environment }) => environment.openMiniProgram({ appId: 'wx-other', path: '/a' }),
  },
}

/** Requests that each host does not support. jsdom has neither clipboard nor navigator.share. */
const notOnTheWeb = ['openMiniProgram', 'locate', 'showPicture', 'sendPicture']
const unsupported: Record<string, readonly string[]> = {
  browser: ['pay', 'subscribe', 'copy', ...notOnTheWeb],
  'official-account': ['subscribe', 'copy', 'saveImage', ...notOnTheWeb],
  'web-view': ['pay', 'subscribe', 'copy', 'saveImage', ...notOnTheWeb],
  alipay: ['pay', 'subscribe', 'copy', 'saveImage', ...notOnTheWeb],
  'mini-program': [],
}

beforeEach(() => {
  visits.length = 0
  Object.assign(document, { execCommand: () => false })
})

describe.each(hosts)('%s', (host) => {
  test('knows itself, and whether it leaves for the cashier of a bank', () => {
    const { ports } = visit(host)
    expect(ports.environment.can('otherCashier')).toBe(!/mini-program|web-view/.test(host))
    expect(ports.environment.host()).toBe(host)
  })

  test.each(Object.keys(asks))('%s: what it cannot do it says, and why', async (name) => {
    const { ports } = visit(host)
    const answer = await asks[name]?.of(ports)
    const known: readonly FailureCode[] = [
      'CANCELLED',
      'DENIED',
      'UNDECLARED',
      'UNSUPPORTED',
      'FAILED',
    ]
    if (!answer || answer.ok) return expect(unsupported[host]).not.toContain(name)
    expect(known).toContain(answer.code)
    expect(answer.why).not.toBe('')
    expect(answer.code === 'UNSUPPORTED').toBe(unsupported[host]?.includes(name))
  })

  test('opens orders for the way of paying that it has', () => {
    const { ports } = visit(host)
    const hasSheet = host === 'mini-program' || host === 'official-account'
    expect(ports.pay.tradeType()).toBe(hasSheet ? 'JSAPI' : 'H5')
  })

  test('starts signing in as it can', async () => {
    const { ports, wx } = visit(host)
    wx.answers['login'] = [{ ok: { code: '0a1' } }]
    const start = await ports.login.begin('/pages/cityService/login/index')
    const kinds = { 'mini-program': 'code', 'official-account': 'left' } as Record<string, string>
    expect(start).toMatchObject({ ok: true, value: { kind: kinds[host] ?? 'form' } })
  })

  test('shares in its own way', async () => {
    const { ports } = visit(host)
    Object.assign(document, { execCommand: () => true })
    const way = await ports.share.share(card)
    if (host === 'mini-program') expect(way).toMatchObject({ code: 'UNSUPPORTED' })
    else {
      const inWechat = host === 'official-account' || host === 'web-view'
      expect(way).toEqual({ ok: true, value: inWechat ? 'MENU' : 'COPIED' })
    }
  })

  test('tells when people come back', () => {
    const { ports, wx } = visit(host)
    const seen = jest.fn()
    ports.app.onAppShow(seen)
    if (host === 'mini-program')
      wx.tell('onAppShow', { path: 'pages/a', query: { wtagid: 'w%201' }, scene: 1047 })
    else document.dispatchEvent(new Event('visibilitychange'))
    expect(seen).toHaveBeenCalledTimes(1)
    if (host === 'mini-program')
      expect(seen).toHaveBeenCalledWith({ path: '/pages/a', query: { wtagid: 'w 1' }, scene: 1047 })
  })
})

describe('what WeChat answers means the same wherever it is asked', () => {
  const sheets = [
    [
      'official-account',
      (at: Visited, words: string) => {
        at.bridge.answers['getBrandWCPayRequest'] = `get_brand_wcpay_request:${words}`
      },
    ],
    [
      'mini-program',
      (at: Visited, words: string) => {
        const errMsg = `requestPayment:${words}`
        at.wx.answers['requestPayment'] = [
          words === 'ok' ? { ok: { errMsg } } : { fail: { errMsg } },
        ]
      },
    ],
  ] as const
  const cases = [
    ['ok', { ok: true, value: 'RETURNED' }],
    ['fail cancel', { ok: false, code: 'CANCELLED' }],
    ['fail', { ok: false, code: 'FAILED' }],
    ['fail no permission', { ok: false, code: 'FAILED' }],
  ] as const
  test.each(sheets.flatMap(([host, say]) => cases.map((one) => [host, say, ...one] as const)))(
    'payment in %s',
    async (host, say, words, outcome) => {
      const at = visit(host)
      say(at, words)
      expect(await at.ports.pay.present(wxpay, '/payment')).toMatchObject(outcome)
    },
  )

  test('the sheet of the official account gets its app id and strings only', async () => {
    const { ports, bridge } = visit('official-account')
    await ports.pay.present(wxpay, '/payment')
    const { kind: _kind, ...params } = wxpay
    expect(bridge.calls).toEqual([
      { name: 'getBrandWCPayRequest', options: { appId: 'wx-official', ...params } },
    ])
  })

  test.each([
    [{ errMsg: 'setClipboardData:fail cancel' }, 'CANCELLED'],
    [{ errMsg: 'getPhoneNumber:fail user deny' }, 'DENIED'],
    [{ errMsg: 'getPhoneNumber:fail:user deny' }, 'DENIED'],
    [{ errMsg: 'setClipboardData:fail privacy permission is not authorized' }, 'DENIED'],
    [{ errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, 'DENIED'],
    [
      { errMsg: 'x:fail api scope is not declared in the privacy agreement', errno: 112 },
      'UNDECLARED',
    ],
    [{ errMsg: 'openX:fail not supported' }, 'UNSUPPORTED'],
    [{ errMsg: 'requestSubscribeMessage:fail', errCode: 20004 }, 'FAILED'],
    [{ errMsg: 'setClipboardData:fail' }, 'FAILED'],
  ] as const)("%j is %s, in WeChat's own words", async (error, code) => {
    const { ports, wx } = visit('mini-program')
    wx.answers['setClipboardData'] = [{ fail: error }]
    const answer = await ports.device.copyText('x')
    expect(answer).toMatchObject({ ok: false, code, why: error.errMsg })
    if ('errCode' in error) expect(answer).toMatchObject({ nativeCode: error.errCode })
  })
})

describe('an environment that the business forces changes nothing of what the host can do', () => {
  test('a browser that only says it is WeChat degrades: no payment sheet, no bridge', async () => {
    const { ports } = visit('official-account')
    Object.assign(window, { WeixinJSBridge: undefined })
    expect(ports.environment.can('wechatPay')).toBe(false)
    expect(await ports.pay.present(wxpay, '/payment')).toMatchObject({ code: 'UNSUPPORTED' })
  })

  test('without an official account of our own people sign in by the form', async () => {
    const { ports } = visit('official-account')
    setOfficialAccount('')
    expect(await ports.login.begin('/pages/cityService/login/index')).toEqual({
      ok: true,
      value: { kind: 'form' },
    })
  })

  test('iOS tells a web view by a variable only', () => {
    const { ports } = visit('official-account')
    Object.assign(window, { __wxjs_environment: 'miniprogram' })
    expect(ports.environment.host()).toBe('web-view')
    Object.assign(window, { __wxjs_environment: undefined })
  })
})

describe('the official account', () => {
  const trip = (over: object) =>
    window.sessionStorage.setItem(
      'hm_oauth',
      JSON.stringify({ status: 'left', state: 's', back: '/', ...over }),
    )
  const kind = async () => {
    const start = await visited.ports.login.begin('/pages/cityService/login/index')
    return start.ok ? start.value.kind : start.code
  }
  let visited: Visited
  beforeEach(() => {
    visited = visit('official-account')
  })

  test('leaves by the gateway, with a state of its own', () => {
    const url = beginTrip('login')
    expect(url).toMatch(/^\/wechat\/authorize\?state=[0-9a-f]{32}$/)
    expect(url).toContain(readTrip()?.state)
  })

  test('gives the code that came back once', async () => {
    trip({ status: 'returned', code: 'c1' })
    expect(await visited.ports.login.begin('/pages/cityService/login/index')).toMatchObject({
      ok: true,
      value: { kind: 'code', code: 'c1', appId: 'wx-official' },
    })
    expect(await kind()).toBe('form')
  })

  test.each(['left', 'refused', 'used'])(
    'asks once a session: after %s comes the form',
    async (status) => {
      trip({ status })
      expect(await kind()).toBe('form')
    },
  )

  test('without storage nobody could check the state: the form', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError')
    })
    expect(await kind()).toBe('form')
    set.mockRestore()
  })
})

describe('the mini-program', () => {
  test('hands WeChat what it needs', async () => {
    const { ports, wx } = visit('mini-program')
    wx.answers['requestSubscribeMessage'] = [
      {
        ok: {
          errMsg: 'requestSubscribeMessage:ok',
          ...{ t1: 'acceptWithAlert', t2: 'reject', t3: 'filter' },
        },
      },
    ]
    const file = { ok: { tempFilePath: 'tmp', statusCode: 200 } }
    // WeChat reports success even when the server answers 404.
    const none = { ok: { tempFilePath: 'tmp', statusCode: 404 } }
    wx.answers['downloadFile'] = [file, file, none]
    wx.answers['openDocument'] = [{ ok: {} }]
    wx.answers['saveImageToPhotosAlbum'] = [{ ok: {} }]
    expect(await ports.subscribe.askToSubscribe(['t1', 't2', 't3', 't4'])).toEqual({
      ok: true,
      value: { t1: 'accept', t2: 'reject', t3: 'filter' },
    })
    expect(wx.calls[0]?.options['tmplIds']).toEqual(['t1', 't2', 't3'])
    expect(await ports.file.openDocument('/a.pdf')).toMatchObject({ ok: true })
    expect(await ports.file.saveImage('/qr.png')).toMatchObject({ ok: true })
    expect(await ports.file.openDocument('/gone.pdf')).toMatchObject({ ok: false })
    wx.answers['navigateToMiniProgram'] = [{ ok: {} }]
    const target = { appId: 'wx-other', path: '/a?b=c', envVersion: 'trial' } as const
    expect(await ports.environment.openMiniProgram(target)).toMatchObject({ ok: true })
    expect(wx.calls.at(-1)?.options).toMatchObject({ ...target, path: 'a?b=c' })
    expect(await ports.device.dial('400')).toMatchObject({ ok: false, code: 'FAILED' })
  })

  describe.each([
    ['pages/base/redirect/index?routeKey=a/b'],
    ['/pages/base/redirect/index?routeKey=a/b'],
  ])('MP011 a path written %s', (path) => {
    const url = '/pages/base/redirect/index?routeKey=a/b'

    test('of its own opens like any page', async () => {
      const { ports } = visit('mini-program')
      expect(await ports.environment.openMiniProgram({ path })).toMatchObject({ ok: true })
      expect(visits).toEqual([{ how: 'navigateTo', url }])
    })

    test('of another mini-program reaches WeChat without its slash', async () => {
      const { ports, wx } = visit('mini-program')
      wx.answers['navigateToMiniProgram'] = [{ ok: {} }]
      await ports.environment.openMiniProgram({ appId: 'wx-other', path })
      expect(wx.calls.at(-1)?.options).toMatchObject({ path: url.slice(1) })
    })

    test('is asked by a web view of the mini-program around it', async () => {
      const { ports, bridge } = visit('web-view')
      bridge.answers['invokeMiniProgramAPI'] = 'invokeMiniProgramAPI:ok'
      expect(await ports.environment.openMiniProgram({ path })).toMatchObject({ ok: true })
      expect(bridge.calls[0]?.options).toEqual({ name: 'navigateTo', arg: { url } })
    })
  })

  test.each([true, false])('an answer to the privacy question reaches WeChat: %s', (agreed) => {
    const { ports, wx } = visit('mini-program')
    const decided = jest.fn()
    ports.app.onPrivacyAsked((answer) => answer(agreed))
    wx.tell('onNeedPrivacyAuthorization', decided, { referrer: 'setClipboardData' })
    expect(decided).toHaveBeenCalledWith(
      agreed ? { event: 'agree', buttonId: 'hm-agree-privacy' } : { event: 'disagree' },
    )
  })

  test('a new version starts when the person says so', () => {
    const { ports, wx } = visit('mini-program')
    ports.app.onUpdateReady((restart) => restart())
    expect(wx.calls).toEqual([])
    wx.tell('onUpdateReady')
    expect(wx.calls).toEqual([{ name: 'applyUpdate', options: {} }])
  })
})
