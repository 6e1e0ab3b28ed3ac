import { errorName } from '@/contract/errors'
import { errors } from '@/copy/errors/errors'
import { failureText } from '@/copy/errors/failures'
import * as defaults from '@/domain/base/defaults'
import { mixColours } from '@/domain/look/colour'
import * as looks from '@/domain/look/looks'
import * as timings from '@/domain/time/timings'

test.each([
  ['KC013 debounce', timings.DEBOUNCE_MS, 100],
  ['KC014 throttle', timings.THROTTLE_MS, 50],
  ['KC015 scroll scale', looks.SCROLL_SCALE_MAX_PX, 2000],
  ['KC016 loading speed', timings.LOADING_SPEED, 40],
  ['KC029 withdrawal popup', timings.WITHDRAWAL_POPUP_SECONDS, 5],
  ['KC030 request timeout', timings.REQUEST_TIMEOUT_MS, 50_000],
  ['KC031 toast', timings.TOAST_MS, 1500],
  ['KC032 redirect loading', timings.REDIRECT_LOADING_MS, 2000],
  ['KC033 ST083 dialog removal', timings.DIALOG_CLOSE_MS, 300],
  ['KC050 1/24 day', timings.HOUR_FLAG_MS, 86_400_000 / 24],
  ['KC006 confirm colour', looks.CONFIRM_COLOUR, '#F23432'],
  ['KC008 button colour', looks.BUTTON_COLOUR, '#fa5332'],
  ['KC018 KC021 popup height', looks.POPUP_HEIGHT, '70%'],
  ['KC022 house picker', looks.HOUSE_PICKER_HEIGHT, '80vh'],
  ['KC023 sheet', looks.SHEET_MAX_HEIGHT, '90vh'],
  ['KC024 popup list', looks.POPUP_LIST_HEIGHT, '80vh'],
  ['KC041 button product', defaults.BUTTON_PRODUCT, 'MH01'],
  ['KC042 version', defaults.APP_VERSION, '3.21.4'],
])('%s', (_row, actual, expected) => {
  expect(actual).toBe(expected)
})

test('KC007 theme colours', () => {
  expect(looks.THEME_COLOURS).toEqual(['#f23432', '#ffa419'])
})

test('KC020 the document popup is red, which the colour helpers leave alone', () => {
  expect(looks.DOCUMENT_COLOUR).toBe('red')
  const mixed = mixColours({ colour: looks.DOCUMENT_COLOUR, towards: '#ffffff', share: 0.5 })
  expect(mixed).toBe('red')
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

test("ER042 another error says the service's words, or the default", () => {
  const words = { commonErrorMsg: false }
  expect(failureText({ name: 'UNKNOWN', message: '渠道繁忙' }, words)).toBe('渠道繁忙')
  expect(failureText({ name: 'UNKNOWN', message: '' }, words)).toBe(errors.UNKNOWN)
})
