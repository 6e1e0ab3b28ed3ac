import * as h5Clipboard from '@/platform/clipboard'
import * as weappClipboard from '@/platform/clipboard'
import type { ClipboardPort } from '@/platform/clipboard.types'
import * as h5Device from '@/platform/device'
import * as weappDevice from '@/platform/device'
import type { DevicePort } from '@/platform/device.types'
import * as h5File from '@/platform/file'
import * as weappFile from '@/platform/file'
import type { FilePort } from '@/platform/file.types'
import * as h5Login from '@/platform/login'
import * as weappLogin from '@/platform/login'
import type { LoginPort } from '@/platform/login.types'
import * as h5Navigation from '@/platform/navigation'
import * as weappNavigation from '@/platform/navigation'
import type { NavigationPort } from '@/platform/navigation.types'
import * as h5Pay from '@/platform/pay'
import * as weappPay from '@/platform/pay'
import type { PayIntent, PayPort } from '@/platform/pay.types'
import * as h5Scan from '@/platform/scan'
import * as weappScan from '@/platform/scan'
import type { ScanPort } from '@/platform/scan.types'
import * as h5Scroll from '@/platform/scroll'
import * as weappScroll from '@/platform/scroll'
import type { ScrollPort } from '@/platform/scroll.types'
import * as h5Share from '@/platform/share'
import * as weappShare from '@/platform/share'
import type { SharePort } from '@/platform/share.types'
import * as h5Subscribe from '@/platform/subscribe'
import * as weappSubscribe from '@/platform/subscribe'
import type { SubscribePort } from '@/platform/subscribe.types'
import { page, visits } from '../../support/taro'
import { installWx, type FakeWx } from '../../support/wx'

/** Both sides of every port are complete, or this does not compile. */
const clipboard = { h5: h5Clipboard, weapp: weappClipboard } satisfies Record<string, ClipboardPort>
const device = { h5: h5Device, weapp: weappDevice } satisfies Record<string, DevicePort>
const file = { h5: h5File, weapp: weappFile } satisfies Record<string, FilePort>
const login = { h5: h5Login, weapp: weappLogin } satisfies Record<string, LoginPort>
const navigation = { h5: h5Navigation, weapp: weappNavigation } satisfies Record<
  string,
  NavigationPort
>
const pay = { h5: h5Pay, weapp: weappPay } satisfies Record<string, PayPort>
const scan = { h5: h5Scan, weapp: weappScan } satisfies Record<string, ScanPort>
const scroll = { h5: h5Scroll, weapp: weappScroll } satisfies Record<string, ScrollPort>
const share = { h5: h5Share, weapp: weappShare } satisfies Record<string, SharePort>
const subscribe = { h5: h5Subscribe, weapp: weappSubscribe } satisfies Record<string, SubscribePort>

const wxpay: PayIntent = {
  kind: 'wxpay',
  timeStamp: '1',
  nonceStr: 'n',
  package: 'prepay_id=1',
  signType: 'RSA',
  paySign: 's',
}

let wx: FakeWx
beforeEach(() => {
  wx = installWx()
  visits.length = 0
  page.depth = 1
})

test('each side says which it is', () => {
  expect([device.h5.target, device.weapp.target]).toEqual(['h5', 'weapp'])
  expect([pay.h5.tradeType, pay.weapp.tradeType]).toEqual(['H5', 'JSAPI'])
  expect([device.h5.appId(), device.weapp.appId()]).toEqual([undefined, 'wx-test'])
  expect(device.h5.userAgent()).toContain('jsdom')
  expect(device.weapp.inMiniProgramWebView()).toBe(false)
})

describe('navigation', () => {
  test.each(['h5', 'weapp'] as const)('%s goes, replaces and starts over', async (side) => {
    await navigation[side].go('/a')
    await navigation[side].replace('/b')
    await navigation[side].reLaunch('/c')
    expect(visits).toEqual([
      { how: 'navigateTo', url: '/a' },
      { how: 'redirectTo', url: '/b' },
      { how: 'reLaunch', url: '/c' },
    ])
  })

  test.each([
    ['h5', 'redirectTo'],
    ['weapp', 'reLaunch'],
  ] as const)('%s goes back, or to the fallback from the first page', async (side, how) => {
    await navigation[side].back('/home')
    page.depth = 2
    await navigation[side].back('/home')
    expect(visits).toEqual([
      { how, url: '/home' },
      { how: 'navigateBack', url: '' },
    ])
  })

  test('the eleventh page of a mini-program takes the place of the tenth', async () => {
    page.depth = 10
    await navigation.weapp.go('/a')
    expect(visits).toEqual([{ how: 'redirectTo', url: '/a' }])
  })

  test('a mini-program cannot leave, and leaves Back to WeChat', async () => {
    expect(navigation.weapp.leave('https://example.com')).toBe(false)
    await expect(navigation.weapp.guardBack(() => undefined)()).resolves.toBeUndefined()
  })
})

describe('pay', () => {
  test.each([
    [{ ok: {} }, 'RETURNED'],
    [{ fail: { errMsg: 'requestPayment:fail cancel' } }, 'CANCELLED'],
    [{ fail: { errMsg: 'requestPayment:fail' } }, 'FAILED'],
  ] as const)("WeChat's sheet: %j is %s", async (answer, outcome) => {
    wx.answers['requestPayment'] = [answer]
    expect(await pay.weapp.present(wxpay)).toBe(outcome)
    expect(wx.calls[0]?.options).toMatchObject({ package: 'prepay_id=1', signType: 'RSA' })
    expect(wx.calls[0]?.options).not.toHaveProperty('kind')
  })

  test('neither side tries what it cannot do', async () => {
    expect(await pay.h5.present(wxpay)).toBe('UNSUPPORTED')
    expect(await pay.weapp.present({ kind: 'redirect', url: '/cashier' })).toBe('UNSUPPORTED')
  })
})

describe('login', () => {
  test('gives the code of WeChat; a browser has none', async () => {
    wx.answers['login'] = [{ ok: { code: '0a1' } }]
    expect(await login.weapp.loginCode()).toEqual({ ok: true, value: '0a1' })
    expect(await login.weapp.loginCode()).toEqual({ ok: false, code: 'FAILED' })
    expect(await login.h5.loginCode()).toEqual({ ok: false, code: 'UNSUPPORTED' })
  })
})

describe('subscribe', () => {
  test('tells the answer of each template, and nothing else that WeChat adds', async () => {
    wx.answers['requestSubscribeMessage'] = [
      { ok: { errMsg: 'requestSubscribeMessage:ok', t1: 'accept', t2: 'reject' } },
      { fail: { errMsg: 'requestSubscribeMessage:fail', errCode: 20004 } },
    ]
    expect(await subscribe.weapp.askToSubscribe(['t1', 't2', 't3', 't4'])).toEqual({
      ok: true,
      value: { t1: 'accept', t2: 'reject' },
    })
    expect(wx.calls[0]?.options['tmplIds']).toEqual(['t1', 't2', 't3'])
    expect(await subscribe.weapp.askToSubscribe(['t1'])).toEqual({ ok: false, code: 'WX_20004' })
    expect(await subscribe.h5.askToSubscribe(['t1'])).toEqual({ ok: false, code: 'UNSUPPORTED' })
  })
})

describe('small capabilities', () => {
  test('scan: the text, a change of mind, a failure, and no camera on the web', async () => {
    wx.answers['scanCode'] = [
      { ok: { result: 'HM-1' } },
      { fail: { errMsg: 'scanCode:fail cancel' } },
      { fail: { errMsg: 'scanCode:fail' } },
    ]
    expect(await scan.weapp.scanCode()).toEqual({ ok: true, value: 'HM-1' })
    expect(await scan.weapp.scanCode()).toEqual({ ok: false, code: 'CANCELLED' })
    expect(await scan.weapp.scanCode()).toEqual({ ok: false, code: 'FAILED' })
    expect(await scan.h5.scanCode()).toEqual({ ok: false, code: 'UNSUPPORTED' })
  })

  test('clipboard: says whether the text is there', async () => {
    wx.answers['setClipboardData'] = [{ ok: {} }]
    expect(await clipboard.weapp.copyText('x')).toBe(true)
    expect(await clipboard.weapp.copyText('x')).toBe(false)
    const execCommand = jest.fn(() => true)
    Object.assign(document, { execCommand })
    expect(await clipboard.h5.copyText('x')).toBe(true)
    expect(execCommand).toHaveBeenCalledWith('copy')
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('file: a document that cannot be fetched is not opened', async () => {
    wx.answers['downloadFile'] = [{ ok: { tempFilePath: 'tmp' } }]
    wx.answers['openDocument'] = [{ ok: {} }]
    expect(await file.weapp.openDocument('/a.pdf')).toBe(true)
    expect(await file.weapp.openDocument('/a.pdf')).toBe(false)
    expect(typeof file.h5.openDocument).toBe('function')
  })

  test('scroll: the page on show goes to its top', () => {
    document.body.innerHTML = '<div class="taro_page"></div><div class="taro_page" id="last"></div>'
    const last = document.getElementById('last')
    if (last) last.scrollTop = 40
    scroll.h5.scrollToTop()
    expect(last?.scrollTop).toBe(0)
    expect(() => scroll.h5.scrollToId('missing')).not.toThrow()
  })

  test('share: a browser shares its address, so there is nothing to say', () => {
    expect(share.h5.useShare(() => ({ title: 't', path: '/' }))).toBeUndefined()
  })
})
