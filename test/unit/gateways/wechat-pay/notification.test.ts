import { messageHeaders } from '@huimin/wechat-sandbox'
import { readNotification } from '../../../../server/gateways/wechat-pay/notification'
import { keys, platform, stranger } from './keys'
import { sealResource } from './seal-resource'

const now = 1_763_700_000_000

const trade = {
  appid: keys.appid,
  mchid: keys.mchid,
  out_trade_no: 'HM20261121000001',
  transaction_id: '4200001',
  trade_type: 'JSAPI',
  trade_state: 'SUCCESS',
  trade_state_desc: '支付成功',
  success_time: '2026-11-21T10:00:00+08:00',
  payer: { openid: 'o1' },
  amount: { total: 19600, payer_total: 19600, currency: 'CNY', payer_currency: 'CNY' },
}
const refund = {
  mchid: keys.mchid,
  out_trade_no: 'HM20261121000001',
  transaction_id: '4200001',
  out_refund_no: 'R1',
  refund_id: '5030001',
  refund_status: 'SUCCESS',
  success_time: '2026-11-21T11:00:00+08:00',
  amount: { total: 19600, refund: 19600, payer_total: 19600, payer_refund: 19600 },
}

type Change = { type?: string; key?: string; signer?: string; at?: number; outer?: object }

function message(plain: unknown, change: Change = {}) {
  const type = change.type ?? 'transaction'
  const text = typeof plain === 'string' ? plain : JSON.stringify(plain)
  const box = sealResource(change.key ?? keys.apiV3Key, {
    text,
    nonce: '0123456789ab',
    associatedData: type,
  })
  const rawBody = JSON.stringify({
    id: 'EV-1',
    create_time: '2026-11-21T10:00:01+08:00',
    resource_type: 'encrypt-resource',
    event_type: 'TRANSACTION.SUCCESS',
    resource: {
      original_type: type,
      algorithm: 'AEAD_AES_256_GCM',
      ciphertext: box.ciphertext,
      nonce: box.nonce,
      associated_data: box.associatedData,
    },
    ...change.outer,
  })
  const headers = messageHeaders({
    body: rawBody,
    serial: 'PLATFORM-1',
    privateKeyPem: change.signer ?? platform.privateKey,
    now: change.at ?? now,
    nonce: 'n',
  })
  return { headers, rawBody }
}
const read = (plain: unknown, change?: Change) =>
  readNotification(keys, message(plain, change), now)

describe('readNotification', () => {
  it('reads a paid order', () => {
    expect(read(trade)).toEqual({
      ok: true,
      value: {
        id: 'EV-1',
        kind: 'trade',
        trade: {
          outTradeNo: 'HM20261121000001',
          outcome: 'PAID',
          transactionId: '4200001',
          amountFen: 19600,
          paidAt: Date.UTC(2026, 10, 21, 2),
          openid: 'o1',
        },
      },
    })
  })

  it('reads a refund', () => {
    expect(read(refund, { type: 'refund' })).toEqual({
      ok: true,
      value: {
        id: 'EV-1',
        kind: 'refund',
        refund: {
          outTradeNo: 'HM20261121000001',
          outRefundNo: 'R1',
          refundId: '5030001',
          transactionId: '4200001',
          status: 'SUCCESS',
          refundFen: 19600,
          refundedAt: Date.UTC(2026, 10, 21, 3),
        },
      },
    })
  })

  it.each([
    ['NOTPAY', '订单未支付', 'UNPAID'],
    ['USERPAYING', '支付中', 'PAYING'],
    ['PAYERROR', '支付失败(其他原因，如银行返回失败)', 'PAID_FAIL'],
    ['PAYERROR', '支付失败，不可重试', 'PAID_FAIL_NO_RETRY'],
    ['PAYERROR', '部分支付失败', 'PART_FAIL'],
    ['CLOSED', '订单已关闭', 'EXPIRED'],
    ['REVOKED', '已撤销', 'CANCEL'],
    ['REFUND', '订单发生过退款', 'REFUNDED'],
  ])('reads %s (%s) as %s', (trade_state, trade_state_desc, outcome) => {
    expect(read({ ...trade, trade_state, trade_state_desc })).toMatchObject({
      value: { trade: { outcome } },
    })
  })

  it.each([
    ['signed by a stranger', trade, { signer: stranger.privateKey }, 'BAD_SIGNATURE'],
    ['old', trade, { at: now - 301_000 }, 'CLOCK_SKEW'],
    ['sealed with another key', trade, { key: 'x'.repeat(32) }, 'UNDECRYPTABLE'],
    ['not of this shape', { ...trade, amount: { total: 1.5 } }, {}, 'MALFORMED'],
    ['sealing something that is not JSON', 'oops', {}, 'MALFORMED'],
    ['without a resource', trade, { outer: { resource: null } }, 'MALFORMED'],
    ["for another merchant's order", { ...trade, mchid: '1900000002' }, {}, 'WRONG_MERCHANT'],
    ["for another app's order", { ...trade, appid: 'wx2' }, {}, 'WRONG_MERCHANT'],
    [
      "for another merchant's refund",
      { ...refund, mchid: '1900000002' },
      { type: 'refund' },
      'WRONG_MERCHANT',
    ],
  ])('refuses a message %s', (_, plain, change, code) => {
    expect(read(plain, change)).toEqual({ ok: false, code })
  })

  it('looks at the signature before it looks at anything else', () => {
    const { headers } = message(trade)
    for (const rawBody of ['', '{', '{}', JSON.stringify(trade)])
      expect(readNotification(keys, { headers, rawBody }, now)).toEqual({
        ok: false,
        code: 'BAD_SIGNATURE',
      })
  })
})
