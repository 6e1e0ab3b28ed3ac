import { appIdOf, outerIdHeader } from '@/domain/address/app-id'
import {
  BrowserEnv,
  detectBrowserEnv,
  isEnvAllowed,
  isSharingSuppressed,
  wechatVersion,
} from '@/domain/address/browser-env'
import { environmentRefusal } from '@/entry/environment-guard'

const chrome = 'Mozilla/5.0 Chrome/120 Safari/537.36'
const weChat = 'Mozilla/5.0 iPhone MicroMessenger/8.0.40'
const miniProgram = `${weChat} miniProgram/wx123`
const alipay = 'Mozilla/5.0 AlipayClient/10.3'

test.each([
  [weChat, '8.0.40'],
  [miniProgram, '8.0.40'],
  [chrome, undefined],
])('the WeChat of %s is %s', (userAgent, version) => {
  expect(wechatVersion(userAgent)).toBe(version)
})

describe('detecting the environment', () => {
  test.each([
    ['ENV001', chrome, undefined, 0],
    ['ENV002', weChat, undefined, 1],
    ['ENV003', miniProgram, undefined, 2],
    ['ENV005', chrome, 'WEIFANG_LABORUNION', 1],
    ['ENV006', chrome, 'YSS_WXAPP', 1],
    ['ENV006', miniProgram, 'YSS_WXAPP', 1],
    ['ENV007', chrome, 'ZGT_WXAPP', 1],
    ['ENV008', chrome, 'JLB_WXAPP', 1],
    ['ENV009', alipay, undefined, 1],
    ['ENV010', weChat, 'AGENT_MODE', 0],
    ['ENV010', miniProgram, 'AGENT_MODE', 0],
    ['ENV010', alipay, 'AGENT_MODE', 0],
    ['ENV011', chrome, 'JLB_APP', 0],
    ['ENV011', weChat, 'ZS_YSS', 1],
    ['ENV011', chrome, 'yss_wxapp', 0],
    ['ENV011', '', '', 0],
  ])('%s %s with source %s is %i', (_row, userAgent, entrySource, env) => {
    expect(detectBrowserEnv({ userAgent, entrySource })).toBe(env)
  })

  test('ENV003 a web view whose user agent lacks the marker', () => {
    expect(detectBrowserEnv({ userAgent: weChat, inMiniProgram: true })).toBe(2)
    expect(detectBrowserEnv({ userAgent: chrome, inMiniProgram: true })).toBe(0)
  })

  test('the values are the published ones', () => {
    expect(BrowserEnv).toEqual({ BROWSER: 0, WECHAT_OA: 1, WECHAT_MNP: 2, WECHAT: 3 })
  })
})

describe('pages restricted to an environment', () => {
  test.each([
    ['RT002', 0, undefined, undefined],
    ['RT002', 0, 0, undefined],
    ['ENV017', 1, 0, 'browserOnly'],
    ['ENV017', 2, 0, 'browserOnly'],
    ['ENV004', 1, 3, undefined],
    ['ENV004', 2, 3, undefined],
    ['ENV004 ENV017', 0, 3, 'wechatOnly'],
    ['RT078', 1, 1, undefined],
    ['RT078', 2, 1, 'oaOnly'],
    ['RT078', 0, 1, 'oaOnly'],
    ['ENV017', 1, 2, 'wechatOnly'],
    ['ENV017', 2, 2, undefined],
  ] as const)('%s in %i, restricted to %s: %s', (_row, env, only, refusal) => {
    expect(environmentRefusal({ env, only })).toBe(refusal)
    expect(isEnvAllowed({ env, only })).toBe(refusal === undefined)
  })
})

test.each([
  ['ENV012', 'JLB_WXAPP', true],
  ['ENV013', 'JLB_APP', true],
  ['ENV013', 'YSS_WXAPP', false],
  ['ENV013', undefined, false],
])('%s sharing from %s suppressed: %s', (_row, entrySource, suppressed) => {
  expect(isSharingSuppressed({ entrySource })).toBe(suppressed)
})

describe('app id', () => {
  const known = { storedAppId: 'wxStored', officialAccountAppId: 'wxOA' }
  test('AU008 AU009 a browser, and so an agent, is h5-normal', () => {
    const env = detectBrowserEnv({ userAgent: weChat, entrySource: 'AGENT_MODE' })
    expect(appIdOf({ env, ...known })).toBe('h5-normal')
    expect(appIdOf({ env: 0 })).toBe('h5-normal')
  })
  test('AU010 the mini-program uses the stored app id', () => {
    expect(appIdOf({ env: 2, ...known })).toBe('wxStored')
    expect(appIdOf({ env: 2 })).toBe('')
  })
  test('AU011 WeChat uses the configured app id', () => {
    expect(appIdOf({ env: 1, ...known })).toBe('wxOA')
    expect(appIdOf({ env: 1 })).toBe('')
  })
})

describe('AU022 outer id as a header', () => {
  test.each([
    ['张A', '320100', '%E5%BC%A0A'],
    ['a b&c', '320100', 'a%20b%26c'],
    ['A/1+2', '310000', 'A/1+2'],
    ['A/1', '320100', 'A%2F1'],
    ['', '310000', ''],
    ['张A', '310000', '%E5%BC%A0A'],
    ['a\r\nx-evil: 1', '310000', 'a%0D%0Ax-evil%3A%201'],
    ['\ud800', undefined, '%EF%BF%BD'],
  ])('%j of %s is %s', (outerId, cityCode, header) => {
    expect(outerIdHeader(outerId, cityCode)).toBe(header)
  })
})
