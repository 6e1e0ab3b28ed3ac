import { generateKeyPairSync } from 'node:crypto'
import { createAllInPay } from '../../../../server/gateways/allinpay/client'
import { signer, verifier } from '../../../../server/gateways/allinpay/signature'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [ours, theirs] = [pair(), pair()]
const rsa = (pem: string) => ({ signType: 'RSA' as const, pem, id: '' })
const signByUs = signer(rsa(ours.privateKey))
const isByUs = verifier(rsa(ours.publicKey))
const merchant = { cusid: '990440148166000', appid: '00000003' }

/** A client that gets these fields, with AllInPay's signature unless they contain one. */
function client(told: Record<string, string>, status = 200) {
  const asked: { url: string; body: string | undefined }[] = []
  const signed = { ...told, sign: told.sign ?? signer(rsa(theirs.privateKey))(told) }
  const pay = createAllInPay({
    ...merchant,
    signType: 'RSA',
    privateKeyPem: ours.privateKey,
    publicKeyPem: theirs.publicKey,
    baseUrl: 'https://vsp.test',
    cashierUrl: 'https://syb.test',
    http: async ({ url, body }) => {
      asked.push({ url, body })
      return { ok: true, value: { status, headers: {}, body: JSON.stringify(signed) } }
    },
    now: () => 0,
    nonce: () => 'n0nce',
  })
  return { pay, asked }
}
const paid = {
  retcode: 'SUCCESS',
  ...merchant,
  reqsn: 'HM1',
  trxid: '112233',
  trxamt: '25800',
  trxstatus: '0000',
  fintime: '20261120100001',
  errmsg: '',
}

test('signs what is not empty, sorted, unencoded, but for the signature itself', () => {
  const sign = signByUs({ b: '2 &', a: '名', empty: '', sign: 'old' })
  expect(isByUs({ a: '名', b: '2 &', sign })).toBe(true)
  expect(isByUs({ a: '名', b: '2 ', sign })).toBe(false)
  expect(isByUs({ a: '名', b: '2 &' })).toBe(false)
})

test('sends people to the cashier with an order under our signature', async () => {
  const placed = await client({}).pay.place({
    outTradeNo: 'HM1',
    description: '申城安心保',
    amountFen: 25_800,
    expireAt: 7_200_500,
    notifyUrl: 'https://shop.test/notify/allinpay',
    returnUrl: 'https://shop.test/payment/return/1',
    clientIp: '127.0.0.1',
  })
  if (!placed.ok || placed.value.kind !== 'redirect') throw new Error('not placed')
  const url = new URL(placed.value.url)
  expect(`${url.origin}${url.pathname}`).toBe('https://syb.test/apiweb/h5unionpay/unionorder')
  const fields = Object.fromEntries(url.searchParams)
  expect(fields).toMatchObject({ ...merchant, trxamt: '25800', reqsn: 'HM1', validtime: '120' })
  expect(isByUs(fields)).toBe(true)
})

test('reads how a trade stands', async () => {
  const { pay, asked } = client(paid)
  expect(await pay.queryByOutTradeNo('HM1')).toEqual({
    ok: true,
    value: {
      outTradeNo: 'HM1',
      outcome: 'PAID',
      transactionId: '112233',
      amountFen: 25_800,
      paidAt: Date.parse('2026-11-20T10:00:01+08:00'),
    },
  })
  const sent = Object.fromEntries(new URLSearchParams(asked[0]?.body))
  expect(sent).toMatchObject({ ...merchant, reqsn: 'HM1', version: '11' })
  expect(isByUs(sent)).toBe(true)
})

test('asks about one of two payments of an order', async () => {
  const asksAbout = (outTradeNo: string, transactionId: string, told = paid) =>
    client(told).pay.queryPayment({ outTradeNo, transactionId })
  expect(await asksAbout('HM1', '112233')).toMatchObject({ value: { transactionId: '112233' } })
  expect(await asksAbout('HM1', '445566')).toEqual({ ok: false, code: 'FORGED' })
  expect(await asksAbout('HM2', '112233')).toEqual({ ok: false, code: 'FORGED' })
  expect(await asksAbout('HM1', '112233', { ...paid, trxstatus: '1001' })).toEqual({
    ok: false,
    code: 'ORDER_NOT_FOUND',
  })
})

test.each([
  ['2000', 'PAYING'],
  ['2008', 'PAYING'],
  ['3045', 'PAID_FAIL'],
  ['3999', 'PAID_FAIL'],
])('%s is %s, and no money', async (trxstatus, outcome) => {
  const told = await client({ ...paid, trxstatus }).pay.queryByOutTradeNo('HM1')
  expect(told).toEqual({ ok: true, value: { outTradeNo: 'HM1', outcome } })
})

test.each([
  ['signed by another', { sign: signByUs(paid) }, 'FORGED'],
  ['about another order', { reqsn: 'HM2' }, 'FORGED'],
  ['of another merchant', { cusid: '1' }, 'FORGED'],
  ['a refusal', { retcode: 'FAIL' }, 'REFUSED'],
  ['unknown there', { trxstatus: '1001' }, 'ORDER_NOT_FOUND'],
  ['no number', { trxamt: '1.5' }, 'UNKNOWN'],
])('%s: nothing is decided', async (_, change, code) => {
  expect(await client({ ...paid, ...change }).pay.queryByOutTradeNo('HM1')).toEqual({
    ok: false,
    code,
  })
})

test('an answer that fails is no answer', async () => {
  expect(await client(paid, 502).pay.queryByOutTradeNo('HM1')).toEqual({
    ok: false,
    code: 'UNKNOWN',
  })
  expect(await client(paid, 429).pay.queryByOutTradeNo('HM1')).toMatchObject({
    code: 'RATE_LIMITED',
  })
})
