import { createVerify } from 'node:crypto'
import fc from 'fast-check'
import { messageHeaders } from '@huimin/wechat-sandbox'
import { payParams } from '../../../../server/gateways/wechat-pay/pay-params'
import {
  authorization,
  maxSkewMs,
  verifyMessage,
} from '../../../../server/gateways/wechat-pay/signature'
import { keys, merchant, platform, stranger } from './keys'

const now = 1_763_700_000_000
const { platformCertificates } = keys
const signed = (body: string, at = now) =>
  messageHeaders({
    body,
    serial: 'PLATFORM-1',
    privateKeyPem: platform.privateKey,
    now: at,
    nonce: 'nonce',
  })
const check = (headers: Record<string, string | undefined>, rawBody: string) =>
  verifyMessage({ headers, rawBody, platformCertificates, now })

/** This check does not use our code, so that signing and verifying cannot share a mistake. */
const verifies = (text: string, signature: string) =>
  createVerify('RSA-SHA256').update(text).verify(merchant.publicKey, signature, 'base64')

describe('authorization', () => {
  const request = {
    method: 'POST',
    target: '/v3/pay/transactions/jsapi?a=1',
    body: '{"description":"惠民保"}',
    mchid: keys.mchid,
    serial: keys.merchantSerial,
    privateKeyPem: keys.privateKeyPem,
    now,
    nonce: 'N0NCE',
  }

  it('signs method, target, timestamp, nonce and body, each with a newline', () => {
    const value = authorization(request)
    const signature = /signature="([^"]+)"/.exec(value)?.[1] ?? ''
    expect(value).toBe(
      'WECHATPAY2-SHA256-RSA2048 mchid="1900000001",nonce_str="N0NCE",' +
        `signature="${signature}",timestamp="1763700000",serial_no="MERCHANT-1"`,
    )
    const text =
      'POST\n/v3/pay/transactions/jsapi?a=1\n1763700000\nN0NCE\n{"description":"惠民保"}\n'
    expect(verifies(text, signature)).toBe(true)
  })

  it('ends an empty body with its newline too', () => {
    const value = authorization({ ...request, method: 'GET', target: '/v3/x', body: '' })
    const signature = /signature="([^"]+)"/.exec(value)?.[1] ?? ''
    expect(verifies('GET\n/v3/x\n1763700000\nN0NCE\n\n', signature)).toBe(true)
  })
})

describe('payParams', () => {
  it('signs app id, time, nonce and package for wx.requestPayment', () => {
    const params = payParams(keys, { prepayId: 'wx2611', now, nonce: 'abc' })
    expect(params).toEqual({
      timeStamp: '1763700000',
      nonceStr: 'abc',
      package: 'prepay_id=wx2611',
      signType: 'RSA',
      paySign: expect.any(String),
    })
    const text = 'wx0000000000000001\n1763700000\nabc\nprepay_id=wx2611\n'
    expect(verifies(text, params.paySign)).toBe(true)
  })
})

describe('verifyMessage', () => {
  const body = '{"id":"1"}'

  it('accepts what WeChat Pay signed', () => {
    expect(check(signed(body), body)).toEqual({ ok: true, value: null })
    expect(check(signed(''), '')).toEqual({ ok: true, value: null })
  })

  it.each(['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-signature', 'wechatpay-serial'])(
    'refuses a message without %s',
    (name) => {
      const code = { ok: false, code: 'HEADER_MISSING' }
      expect(check({ ...signed(body), [name]: undefined }, body)).toEqual(code)
      expect(check({ ...signed(body), [name]: '' }, body)).toEqual(code)
    },
  )

  it.each(['PLATFORM-2', '__proto__', 'constructor'])('refuses the unknown serial %s', (serial) => {
    const headers = { ...signed(body), 'wechatpay-serial': serial }
    expect(check(headers, body)).toEqual({ ok: false, code: 'UNKNOWN_SERIAL' })
  })

  it('refuses another key under a known serial', () => {
    const headers = messageHeaders({
      body,
      serial: 'PLATFORM-1',
      privateKeyPem: stranger.privateKey,
      now,
      nonce: 'nonce',
    })
    expect(check(headers, body)).toEqual({ ok: false, code: 'BAD_SIGNATURE' })
  })

  it('refuses the probe that WeChat Pay sends to see whether we look', () => {
    const headers = signed(body)
    const probe = `WECHATPAY/SIGNTEST/${headers['wechatpay-signature']}`
    expect(check({ ...headers, 'wechatpay-signature': probe }, body).ok).toBe(false)
  })

  it('allows five minutes of skew either way and not a second more', () => {
    for (const at of [now - maxSkewMs, now + maxSkewMs])
      expect(check(signed(body, at), body).ok).toBe(true)
    for (const at of [now - maxSkewMs - 1000, now + maxSkewMs + 1000])
      expect(check(signed(body, at), body)).toEqual({ ok: false, code: 'CLOCK_SKEW' })
    for (const timestamp of ['NaN', '', '1e9', '-1', ' 1763700000'])
      expect(check({ ...signed(body), 'wechatpay-timestamp': timestamp }, body).ok).toBe(false)
  })

  it('refuses any other body, nonce, timestamp or signature', () => {
    const headers = signed(body)
    fc.assert(
      fc.property(fc.string(), (other) => {
        fc.pre(other !== body && other !== 'nonce')
        expect(check(headers, other).ok).toBe(false)
        expect(check({ ...headers, 'wechatpay-nonce': other }, body).ok).toBe(false)
        expect(check({ ...headers, 'wechatpay-timestamp': other }, body).ok).toBe(false)
        expect(check({ ...headers, 'wechatpay-signature': other }, body).ok).toBe(false)
      }),
    )
  })
})
