import * as v from 'valibot'
import type { NewOrder } from '../orders/order-book'
import { sampleAppid, sampleMchid, sampleOfficialAppid } from '../world/keys'

/** The rules for a merchant's requests (WeChat Pay v3). */

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+$/), v.maxLength(255))
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.optional(v.literal('CNY'))

const newOrder = {
  appid: v.picklist([sampleAppid, sampleOfficialAppid]),
  mchid: v.literal(sampleMchid),
  out_trade_no: v.pipe(v.string(), v.regex(/^[\w*-]{6,32}$/)),
  description: v.pipe(v.string(), v.minLength(1), v.maxLength(127)),
  time_expire: v.optional(
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/), v.transform(Date.parse)),
  ),
  notify_url: url,
  amount: v.object({ total: cents, currency }),
}

export const jsapiRequest = v.object({
  ...newOrder,
  payer: v.object({ openid: v.pipe(v.string(), v.minLength(1), v.maxLength(128)) }),
})
/** Orders from a code and from another app name no payer. */
export const payerlessRequest = v.object(newOrder)
export const h5Request = v.object({
  ...newOrder,
  scene_info: v.object({
    payer_client_ip: v.pipe(v.string(), v.ip()),
    h5_info: v.object({
      type: v.picklist(['Wap', 'iOS', 'Android']),
      app_url: v.optional(v.pipe(v.string(), v.url(), v.maxLength(128))),
    }),
  }),
})

export const closeRequest = v.object({ mchid: v.literal(sampleMchid) })

export const refundRequest = v.object({
  out_trade_no: v.optional(v.string()),
  transaction_id: v.optional(v.string()),
  out_refund_no: v.pipe(v.string(), v.regex(/^[\w|*@-]{1,64}$/)),
  reason: v.optional(v.pipe(v.string(), v.maxLength(80))),
  notify_url: v.optional(url),
  amount: v.object({ refund: cents, total: cents, currency: v.literal('CNY') }),
})

/** Where the money of a failed refund goes instead. The account and its name are encrypted. */
export const abnormalRefundRequest = v.variant('type', [
  v.object({ out_refund_no: v.string(), type: v.literal('MERCHANT_BANK_CARD') }),
  v.object({
    out_refund_no: v.string(),
    type: v.literal('USER_BANK_CARD'),
    bank_type: v.string(),
    bank_account: v.string(),
    real_name: v.string(),
  }),
])

/** An order that is not paid is closed after seven days. */
const UNPAID_MS = 7 * 86_400_000

export const toNewOrder = (
  body: v.InferOutput<typeof jsapiRequest | typeof h5Request | typeof payerlessRequest>,
  tradeType: NewOrder['tradeType'],
  now: number,
): NewOrder => ({
  outTradeNo: body.out_trade_no,
  appid: body.appid,
  tradeType,
  description: body.description,
  amountFen: body.amount.total,
  notifyUrl: body.notify_url,
  expireAt: body.time_expire ?? now + UNPAID_MS,
  openid: 'payer' in body ? body.payer.openid : undefined,
})
