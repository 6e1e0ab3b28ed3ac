import { errorCodes, type ErrorName } from '@/contract/errors'
import { errors } from '@/copy/errors/errors'
import { failureText, retryText } from '@/copy/errors/failures'
import { loginText } from '@/copy/shell/login'
import { subscribe, subscribeText } from '@/copy/shell/subscribe'
import { bindingFailure, userStateFailure } from '@/domain/account/login'
import { readPayError } from '@/domain/pay/pay-status'
import { underwritingNotice } from '@/domain/pay/underwriting'
import { bindPhoneOutcome, h5RealNameOutcome, wxRealNameOutcome } from '@/domain/realname/real-name'
import {
  bindPhoneErrors,
  h5RealnameText,
  ownPhone,
  wxRealnameErrors,
} from '@/subjects/account/identity/copy'
import { underwriting, createPayText } from '@/subjects/pay/copy'

const DEFAULT = '抱歉，系统异常，请您稍后再试！'
const TIMEOUT = '哎呀，产品太火爆了，请求超时，请您稍后再试！'
const BUSY = '产品太火爆了，请稍后再试'

describe('failed calls', () => {
  test.each([
    ['ER001', 'UNKNOWN', {}, DEFAULT],
    ['ER002', 'TIMEOUT', {}, TIMEOUT],
    ['ER003', 'UNKNOWN', { cityCode: '500100' }, BUSY],
    ['ER003', 'TIMEOUT', { cityCode: '500100' }, BUSY],
    ['ER003', 'NETWORK', { cityCode: '500100' }, BUSY],
    ['ER003', 'SALE_CLOSED', { cityCode: '500100' }, '投保时间已截止'],
    ['ER004', 'NETWORK', {}, DEFAULT],
    ['ER004', 'NETWORK', { commonErrorMsg: false }, DEFAULT],
    ['ER005', 'UNKNOWN', { commonErrorMsg: false }, '服务端消息'],
    ['ER005', 'UNKNOWN', { commonErrorMsg: true }, DEFAULT],
    ['ER005', 'BAD_REQUEST', { commonErrorMsg: false }, DEFAULT],
    ['ER005', 'TIMEOUT', { commonErrorMsg: false }, TIMEOUT],
    ['UX011', 'INSURANT_LIMIT', { productCode: 'PH2W' }, '参保人数量已达上限'],
    ['UX011', 'INSURANT_LIMIT', { productCode: 'LG01' }, '被保人数量已达上限'],
  ] as const)('%s %s %j: %s', (_row, name, words, text) => {
    expect(failureText({ name, message: '服务端消息' }, words)).toBe(text)
  })

  test('ER005 without a message of the service the default remains', () => {
    const maintained = { name: 'MAINTENANCE', extra: { codeMsg: '今晚升级' } } as const
    expect(failureText(maintained, {})).toBe('今晚升级')
    const stopped = { name: 'SALE_CLOSED', extra: { codeMsg: '八点恢复购买' } } as const
    expect(failureText(stopped, { cityCode: '500100' })).toBe('八点恢复购买')
    expect(failureText({ name: 'UNKNOWN' }, { commonErrorMsg: false })).toBe(DEFAULT)
    expect(failureText({ name: 'UNKNOWN', message: '' }, { commonErrorMsg: false })).toBe(DEFAULT)
  })

  test('what is offered to be tried again speaks of the network where that is missing', () => {
    expect(retryText({ name: 'NETWORK' }, {})).toBe('网络不可用，请检查网络连接')
    expect(retryText({ name: 'NETWORK' }, { cityCode: '500100' })).toBe('产品太火爆了，请稍后再试')
    expect(retryText({ name: 'TIMEOUT' }, {})).toBe(TIMEOUT)
    expect(retryText({ name: 'UNKNOWN' }, {})).toBe(DEFAULT)
  })

  test('every code has a text, and none shows a placeholder', () => {
    for (const name of Object.keys(errorCodes) as ErrorName[]) {
      expect(errors[name]).toBeTruthy()
      expect(failureText({ name }, {})).not.toMatch(/[{}]|undefined/)
    }
  })
})

describe('login', () => {
  test.each([
    ['ER012', { code: 2, message: 'VerifyCode not match' }, '验证码已过期，请重新获取'],
    ['ER013', { code: 7, message: 'VerifyCode not match' }, '验证码错误'],
    ['ER014', { code: 0 }, '登录失败'],
    ['ER015', { code: 9, message: '?' }, '校验失败，请稍后重试'],
    ['ER015', {}, '校验失败，请稍后重试'],
  ])('%s %j: %s', (_row, failure, text) => {
    expect(loginText(failure)).toBe(text)
  })
})

describe('subscribe', () => {
  test.each([
    ['ER008', 20001, '订阅失败，模板ID不存在'],
    ['ER008', '20001', '订阅失败，模板ID不存在'],
    ['ER009', 20004, '请在公众号设置中开启消息通知'],
    ['ER064', 20005, undefined],
    ['ER064', 'succeeded', undefined],
  ])('%s %s: %s', (_row, code, text) => {
    expect(subscribeText(code)).toBe(text)
  })
  test('ER010', () => expect(subscribe.succeeded).toBe('订阅成功'))
})

describe('real name', () => {
  test.each([
    ['ER016', 'HAD_AUTH', '您已完成实名认证'],
    ['ER017', 'ID_HAD_USE', '该身份信息已被其他手机号使用'],
    ['ER018', 'ID_NOT_MATCH', '当前账号已绑定其他实名信息，请输入正确的信息'],
    ['ER020', 'BASIC2_NOT_MATCH', '请填写本人真实身份信息'],
    ['ER021', 'CREDENTIALNO_BLACKLIST', '登录异常，请联系客服'],
    ['ER022', 'AUTH_FAILED', '登录已过期，请重新登录'],
    ['ER015', 'NEW_CODE', '校验失败，请稍后重试'],
    ['ER015', 'toString', '校验失败，请稍后重试'],
    ['ER015', undefined, '校验失败，请稍后重试'],
  ])('%s H5 %s: %s', (_row, code, text) => {
    const outcome = h5RealNameOutcome({ result: 0, authCode: code })
    expect(outcome.ok || h5RealnameText(outcome.code)).toBe(text)
    expect(outcome.ok || h5RealnameText(outcome.code, '')).toBe(text)
  })

  test('ER019 with a known name the popup says whose phone it is', () => {
    expect(h5RealnameText('ID_NOT_MATCH', '张**')).toBe('该手机号已绑定张**')
    expect(h5RealnameText('HAD_AUTH', '张**')).toBe('您已完成实名认证')
  })

  test.each([
    ['ER023', 'HAD_AUTH', '您已完成实名认证'],
    ['ER024', 'ID_NOT_MATCH', '身份信息与当前账号不一致'],
    ['ER025', 'ID_HAD_USE', '已被其他微信账号使用'],
    ['ER026', 'WX_AUTH_FAIL', '微信实名认证失败，请更换信息或微信账号'],
    ['ER027', 'BASIC2_NOT_MATCH', '姓名与身份证号不匹配'],
    ['ER027', 'constructor', '校验失败，请稍后重试'],
    ['ER027', undefined, '校验失败，请稍后重试'],
  ])('%s WeChat %s: %s', (_row, code, text) => {
    const outcome = wxRealNameOutcome({ result: 0, authCode: code })
    expect(outcome.ok || wxRealnameErrors[outcome.code]).toBe(text)
  })

  test.each([
    ['ER028', 1, '请输入正确的验证码'],
    ['ER029', 2, '绑定手机号校验不一致'],
    ['ER030', '3', '银行卡预留手机号不一致'],
    ['ER031', 4, '人脸校验失败'],
    ['ER032', 5, '该手机号已绑定其他账号'],
    ['ER033', 99, '绑定手机号失败'],
    ['ER033', 15, '绑定手机号失败'],
    ['ER033', undefined, '绑定手机号失败'],
  ])('%s bind phone %s: %s', (_row, result, text) => {
    const outcome = bindPhoneOutcome({ result })
    expect(outcome.ok || bindPhoneErrors[outcome.code]).toBe(text)
  })

  test('ER034', () => expect(ownPhone.phoneFailed).toBe('手机号验证失败'))
})

describe('paying', () => {
  test.each([
    ['ER038', 'PAID_FAIL', '订单创建失败'],
    ['ER039', 'EXPIRED', '支付订单已超时，请重新下单'],
    ['ER040', 'CANCEL', '该订单已取消'],
    ['ER041', 'SOMETHING', '订单创建失败'],
    ['ER041', '', '订单创建失败'],
  ])('%s create %s: %s', (_row, status, text) => {
    expect(createPayText(status)).toBe(text)
  })

  test.each([
    ['ER043', { code: 999 }, { kind: 'maintenance' }],
    ['ER043', { code: '999', codeMsg: '凌晨维护' }, { kind: 'maintenance', text: '凌晨维护' }],
    ['ER043', { code: 999, message: '标题#内容' }, { kind: 'maintenance' }],
    ['ER044', { message: '标题#内容' }, { kind: 'titled', title: '标题', body: '内容' }],
    ['ER044', { code: 999, codeMsg: 'a#b' }, { kind: 'titled', title: 'a', body: 'b' }],
    ['ER044', { message: 'a#b#c' }, { kind: 'titled', title: 'a', body: 'b#c' }],
    ['ER045', { message: 'X' }, { kind: 'failed', message: 'X', button: 'iKnow' }],
    ['ER045', { message: '余额不足' }, { kind: 'failed', message: '余额不足', button: 'iKnow' }],
    ['ER045', { message: '#X' }, { kind: 'failed', message: '#X', button: 'iKnow' }],
    ['ER045', { message: 'X#' }, { kind: 'failed', message: 'X#', button: 'iKnow' }],
    ['ER045', { message: ' # ' }, { kind: 'failed', message: '#', button: 'iKnow' }],
    ['ER045', { code: 998 }, { kind: 'failed', message: '', button: 'iKnow' }],
    [
      'ER046',
      { message: 'X', payStatus: 'PAID_FAIL_NO_RETRY' },
      { kind: 'failed', message: 'X', button: 'backToInsure' },
    ],
    [
      'ER046',
      { message: 'X', payStatus: 'PAID_FAIL', pageVersion: 1 },
      { kind: 'failed', message: 'X', button: 'backToInsure' },
    ],
    [
      'ER047',
      { message: 'X', payStatus: 'PAID_FAIL', pageVersion: 3 },
      { kind: 'failed', message: 'X', button: 'iKnow' },
    ],
  ])('%s %j', (_row, failure, view) => {
    expect(readPayError({ pageVersion: 2, ...failure })).toEqual(view)
  })
})

describe('pending underwriting', () => {
  const notice = (
    own: { text?: string; textByPayType?: Record<string, string> },
    payType = 'WC_PAY',
  ) => underwritingNotice({ text: underwriting.pending, payType, priceFen: 6900, ...own })

  test('ER060 the default makes all four statements', () => {
    for (const part of ['扣费', '1–5个工作日', '撤销', '退还', '自始无效']) {
      expect(notice({})).toContain(part)
    }
  })
  test('ER061 {PRICE} becomes the amount', () => {
    expect(notice({ text: '将退还{PRICE}元' })).toBe('将退还69.00元')
  })
  test('ER062 a text for one payment type', () => {
    const textByPayType = { PA_PAY: '平安付专用' }
    expect(notice({ textByPayType }, 'PA_PAY')).toBe('平安付专用')
    expect(notice({ textByPayType })).toBe(underwriting.pending)
  })
})

describe('a login that is refused', () => {
  test('ER035 a lost login is a visitor, other failures are told', () => {
    const failed = (name: string, code?: string | number) =>
      userStateFailure({ name, extra: { code } })
    expect(failed('UNKNOWN', 'AuthFailed')).toBe('visitor')
    expect(userStateFailure({ name: 'AUTH_FAILED' })).toBe('visitor')
    expect(failed('UNKNOWN', 500)).toBe('tell')
    expect(failed('UNKNOWN')).toBe('tell')
  })

  test('ER053 a binding whose authorisation ran out logs in again', () => {
    expect(bindingFailure('AUTH_REFRESH_FAILED')).toBe('loginAgain')
    expect(bindingFailure(undefined)).toBe('tell')
  })
})
