import * as v from 'valibot'
import type { NewOrder } from '../orders/order-book'
import { sampleAppid, sampleMchid, sampleOfficialAppid } from '../world/keys'

/** The rules for a merchant's requests (WeChat Pay v3). */

const url = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^?#]+$/), v.maxLength(255))
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.optional(v.literal('CNY'))

const openid = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const outTradeNo = v.pipe(v.string(), v.regex(/^[\w*-]{6,32}$/))
const description = v.pipe(v.string(), v.minLength(1), v.maxLength(127))
const timeExpire = v.optional(
  v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/), v.transform(Date.parse)),
)
const settleInfo = v.optional(v.object({ profit_sharing: v.optional(v.boolean()) }))
const clientIp = v.pipe(v.string(), v.ip())
const h5Scene = v.object({
  payer_client_ip: clientIp,
  h5_info: v.object({
    type: v.picklist(['Wap', 'iOS', 'Android']),
    app_url: v.optional(v.pipe(v.string(), v.url(), v.maxLength(128))),
  }),
})

const newOrder = {
  appid: v.picklist([sampleAppid, sampleOfficialAppid]),
  mchid: v.literal(sampleMchid),
  out_trade_no: outTradeNo,
  description,
  time_expire: timeExpire,
  notify_url: url,
  amount: v.object({ total: cents, currency }),
  settle_info: settleInfo,
}

export const jsapiRequest = v.object({
  ...newOrder,
  payer: v.object({ openid }),
})
/** Orders from a code and from another app name no payer. */
export const payerlessRequest = v.object(newOrder)
export const h5Request = v.object({
  ...newOrder,
  scene_info: h5Scene,
})

const MOST_PARTS = 50

const combined = {
  combine_appid: v.picklist([sampleAppid, sampleOfficialAppid]),
  combine_mchid: v.literal(sampleMchid),
  combine_out_trade_no: v.pipe(v.string(), v.regex(/^[\w*|-]{2,32}$/)),
  scene_info: v.optional(v.object({ payer_client_ip: clientIp })),
  sub_orders: v.pipe(
    v.array(
      v.object({
        mchid: v.literal(sampleMchid),
        attach: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
        amount: v.object({ total_amount: cents, currency: v.literal('CNY') }),
        out_trade_no: outTradeNo,
        description,
        settle_info: settleInfo,
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PARTS),
  ),
  time_expire: timeExpire,
  notify_url: url,
}
/** Orders that are paid together (合单). Each part has a number of its own. */
export const combinedRequests = {
  jsapi: v.object({ ...combined, combine_payer_info: v.object({ openid }) }),
  h5: v.object({ ...combined, scene_info: h5Scene }),
  native: v.object(combined),
  app: v.object(combined),
}
export type CombinedRequest = v.InferOutput<
  (typeof combinedRequests)[keyof typeof combinedRequests]
>

/** It must name every part, exactly as the order did. */
export const combinedCloseRequest = v.object({
  combine_appid: v.picklist([sampleAppid, sampleOfficialAppid]),
  sub_orders: v.array(v.object({ mchid: v.literal(sampleMchid), out_trade_no: v.string() })),
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
  isShared: body.settle_info?.profit_sharing,
})

export const toCombinedOrder = (
  body: CombinedRequest,
  tradeType: NewOrder['tradeType'],
  now: number,
): NewOrder => ({
  outTradeNo: body.combine_out_trade_no,
  appid: body.combine_appid,
  tradeType,
  description: body.sub_orders.map((each) => each.description).join('、'),
  amountFen: body.sub_orders.reduce((sum, { amount }) => sum + amount.total_amount, 0),
  notifyUrl: body.notify_url,
  expireAt: body.time_expire ?? now + UNPAID_MS,
  openid: 'combine_payer_info' in body ? body.combine_payer_info.openid : undefined,
  parts: body.sub_orders.map((each) => ({
    outTradeNo: each.out_trade_no,
    amountFen: each.amount.total_amount,
    description: each.description,
    attach: each.attach,
    isShared: each.settle_info?.profit_sharing,
  })),
})
