import { createHash } from 'node:crypto'
import { messageHeaders } from '@huimin/wechat-sandbox'
import { hashOf, readBill } from '../../../../server/gateways/wechat-pay/bill'
import { createWechatPay } from '../../../../server/gateways/wechat-pay/client'
import { keys, platform } from './keys'

/** A bill in the form of WeChat Pay's documents, with fewer columns and in another order. */
const titles =
  '交易时间,微信订单号,商户订单号,交易状态,微信退款单号,商户退款单号,商品名称,订单金额,申请退款金额'
const paid = (name = '沪惠保', yuan = '258.00') =>
  `\`2026-11-20 10:00:01,\`4200001,\`HM1,\`SUCCESS,\`0,\`0,\`${name},\`${yuan},\`0.00`
const refunded = '`2026-11-20 11:00:01,`4200001,`HM1,`REFUND,`503,`RHM1,`沪惠保,`0.00,`129.5'
const bill = (lines: string[], count = lines.length) =>
  Buffer.from(
    `\uFEFF${[titles, ...lines, '总交易单数,订单总金额', `\`${count},\`258.00`, ''].join('\r\n')}`,
  )

test('payments and refunds are read by the names of their columns, in fen', () => {
  expect(readBill(bill([paid('沪惠保,一家四口`'), refunded]))).toEqual({
    payments: [
      {
        outTradeNo: 'HM1',
        transactionId: '4200001',
        amountFen: 25_800,
        paidAt: Date.UTC(2026, 10, 20, 2, 0, 1),
      },
    ],
    refunds: [
      { outTradeNo: 'HM1', transactionId: '4200001', outRefundNo: 'RHM1', amountFen: 12_950 },
    ],
  })
})

test.each([
  ['lines are missing', bill([paid()], 2)],
  ['a time is none', bill([paid().replace(' 10:00', 'T10:00')])],
  ['an amount is none', bill([paid('x', '258.001')])],
  ['a state is unknown', bill([paid().replace('SUCCESS', 'ELSE')])],
  ['a column is missing', Buffer.from(bill([paid()]).toString().replace('订单金额', 'x'))],
  ['there are no totals', Buffer.from(`${titles}\r\n${paid()}\r\n`)],
  ['it is something else', Buffer.from('<html>')],
  ['it is empty', Buffer.from('')],
])('it is not read when %s', (_why, bytes) => {
  expect(readBill(bytes)).toBeUndefined()
})

test('a file with another hash than the signed one is forged, wherever it came from', async () => {
  const now = Date.parse('2026-11-21T12:00:00+08:00')
  const asked: string[] = []
  const file = bill([paid()])
  const fetched = (bytes: Uint8Array, hash: string) =>
    createWechatPay({
      keys,
      baseUrl: 'https://pay.example',
      now: () => now,
      nonce: () => 'n',
      http: async ({ url, headers = {} }) => {
        asked.push(url, headers['authorization']?.slice(0, 10) ?? '')
        if (url.includes('download'))
          return { ok: true, value: { status: 200, headers: {}, body: '', bytes } }
        const body = JSON.stringify({
          hash_type: 'SHA1',
          hash_value: hash,
          download_url: 'https://pay.example/v3/billdownload/file?token=1',
        })
        const signed = { body, serial: 'PLATFORM-1', privateKeyPem: platform.privateKey }
        const own = messageHeaders({ ...signed, now, nonce: 'n' })
        return { ok: true, value: { status: 200, headers: own, body } }
      },
    }).tradeBill('2026-11-20')
  const hash = createHash('sha1').update(file).digest('hex')
  expect(hashOf(file)).toBe(hash)
  expect(await fetched(file, hash)).toMatchObject({ ok: true })
  expect(asked).toEqual([
    'https://pay.example/v3/bill/tradebill?bill_date=2026-11-20&bill_type=ALL',
    'WECHATPAY2',
    'https://pay.example/v3/billdownload/file?token=1',
    'WECHATPAY2',
  ])
  expect(await fetched(bill([paid('x')]), hash)).toEqual({ ok: false, code: 'FORGED' })
})
