import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorName } from '@/contract/errors'
import { errors } from '@/copy/errors/errors'
import * as defaults from '@/domain/base/defaults'
import { readableText } from '@/domain/look/colour'
import * as looks from '@/domain/look/text-size'
import { REDIRECT_LOADING_MS } from '@/domain/time/timings'
import * as timings from '@/domain/time/timings'
import { createPayFailure } from '@/subjects/pay/copy'

test.each([
  ['KC013 debounce', timings.DEBOUNCE_MS, 100],
  ['KC014 throttle', timings.THROTTLE_MS, 50],
  ['KC029 withdrawal popup', timings.WITHDRAWAL_POPUP_SECONDS, 5],
  ['KC030 request timeout', timings.REQUEST_TIMEOUT_MS, 50_000],
  ['KC031 toast', timings.TOAST_MS, 1500],
  ['KC032 redirect loading', REDIRECT_LOADING_MS, 2000],
  ['KC033 ST083 dialog removal', timings.DIALOG_CLOSE_MS, 300],
  ['KC050 1/24 day', timings.HOUR_FLAG_MS, 86_400_000 / 24],
  ['KC006 confirm colour', looks.CONFIRM_COLOUR, '#F23432'],
  ['KC041 button product', defaults.BUTTON_PRODUCT, 'MH01'],
  ['KC042 version', defaults.APP_VERSION, '3.21.4'],
])('%s', (_row, actual, expected) => {
  expect(actual).toBe(expected)
})

test('KC008 the colours where a product names none, as the tokens have them', () => {
  const tokens = readFileSync(join(__dirname, '../../../src/ui/styles/tokens.css'), 'utf8')
  const told = (name: string) => new RegExp(`--hm-${name}: (#\\w+);`).exec(tokens)?.[1]
  expect(told('accent')).toBe(looks.THEME_COLOUR)
  expect(looks.THEME_COLOUR).toBe('#f23432')
  expect(told('accent-fill')).toBe(readableText({ background: '#ffffff', wanted: '#fa5332' }))
})

test('KC043 the phone is set for PG27, the WeChat real name for PH01', () => {
  expect(defaults.PHONE_PRODUCTS).toEqual(['PG27'])
  expect(defaults.REALNAME_PRODUCTS).toEqual(['PH01'])
})

test.each(['dev', 'sit', 'uat', 'prd'] as const)('KC044 KC045 app ids in %s', (deployment) => {
  const ids = { release: 'wx-release', trial: 'wx-trial', test: 'wx-test' }
  const isProduction = deployment === 'prd'
  expect(defaults.miniProgramId(ids, deployment)).toBe(isProduction ? 'wx-release' : 'wx-trial')
  const account = defaults.officialAccountId(ids, deployment, 'wx-city')
  expect(account).toBe(isProduction ? 'wx-city' : 'wx-test')
})

test('ER007 code 10002 is a lost login', () => {
  expect(errorName(10002)).toBe('AUTH_FAILED')
  expect(errors.AUTH_FAILED).toBe('登录已过期，请重新登录')
})

test("ER042 an order is not made: the service's words, or the default of just that", () => {
  expect(createPayFailure({ name: 'UNKNOWN', message: '渠道繁忙' }, {})).toBe('渠道繁忙')
  expect(createPayFailure({ name: 'UNKNOWN', message: '' }, {})).toBe('订单创建失败')
  expect(createPayFailure({ name: 'UNKNOWN' }, { cityCode: '500100' })).toBe('订单创建失败')
  expect(createPayFailure({ name: 'SALE_CLOSED' }, {})).toBe(errors.SALE_CLOSED)
})
