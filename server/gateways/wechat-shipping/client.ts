import { fail, ok } from '@/domain/base/result'
import { clockText } from '@/domain/time/calendar'
import type { WechatApi } from '../wechat-api/client'
import type { OrderShipping, ShippingCode } from './port'

/** 虚拟商品: nothing is carried to anybody. */
const VIRTUAL = 3
/** 统一发货: one parcel, which is the whole order. */
const WHOLE = 1
/** The payment is named by WeChat Pay's own number. */
const BY_TRANSACTION = 2

/** WeChat knows already: told before, or told once more than it takes. */
const known: readonly number[] = [10060002, 10060003]

const failures: Record<number, ShippingCode> = {
  [-1]: 'UNKNOWN',
  // WeChat's order management may learn of a payment after us.
  10060001: 'UNKNOWN',
  10060004: 'NOT_SHIPPABLE',
  10060012: 'UNKNOWN',
  45009: 'RATE_LIMITED',
  // The call was already repeated with a new token (wechat-api/client.ts).
  40001: 'UNKNOWN',
  40014: 'UNKNOWN',
  42001: 'UNKNOWN',
}

/** `POST /wxa/sec/order/upload_shipping_info` */
export const createOrderShipping = (api: WechatApi, now: () => number): OrderShipping => ({
  upload: async ({ transactionId, openid, itemDesc }) => {
    const sent = await api.ask({
      path: '/wxa/sec/order/upload_shipping_info',
      content: {
        order_key: { order_number_type: BY_TRANSACTION, transaction_id: transactionId },
        logistics_type: VIRTUAL,
        delivery_mode: WHOLE,
        shipping_list: [{ item_desc: itemDesc }],
        upload_time: clockText(now(), 'YYYY-MM-DDTHH:mm:ss.SSSZ'),
        payer: { openid },
      },
    })
    if (sent.ok) return ok(null)
    if (sent.code === 'UNKNOWN') return fail('UNKNOWN')
    return known.includes(sent.code) ? ok(null) : fail(failures[sent.code] ?? 'REFUSED')
  },
})
