import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { createOrderBook } from '../orders/order-book'
import { collection } from '../world/collection'
import { readJson } from '../world/json'
import { sampleAppid } from '../world/keys'
import { simulator } from '../world/simulator'
import type { World } from '../world/world'
import { failed, orderedFailure, type Apps } from './apps'

/** The simulator of 发货信息管理 for virtual goods, which are shipped in one piece without a parcel. */
const shipping = v.object({
  order_key: v.strictObject({
    order_number_type: v.literal(2),
    transaction_id: v.pipe(v.string(), v.minLength(1)),
  }),
  logistics_type: v.literal(3),
  delivery_mode: v.literal(1),
  shipping_list: v.strictTuple([
    v.strictObject({ item_desc: v.pipe(v.string(), v.minLength(1), v.maxLength(120)) }),
  ]),
  upload_time: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+08:00$/)),
  payer: v.strictObject({ openid: v.pipe(v.string(), v.minLength(1)) }),
})

const shipped = v.object({
  transactionId: v.string(),
  openid: v.string(),
  itemDesc: v.string(),
  uploads: v.number(),
})

const UNKNOWN_ORDER = 10060001
const NO_MORE_CHANCE = 10060003
const NOT_SHIPPABLE = 10060004
const BAD_REQUEST = 10060014
const OTHER_PAYER = 10060031
/** The first upload and one correction. */
const MOST_UPLOADS = 2

export function shippingRoutes(app: FastifyInstance, parts: World, apps: Apps): void {
  const { store, clock, faults, timers } = parts
  const book = createOrderBook({ store, clock })
  const shipments = collection(store, 'wechat-shipment', shipped)

  app.post(
    '/wechat/wxa/sec/order/upload_shipping_info',
    simulator({
      name: 'wechat.shipping',
      faults,
      timers,
      ordered: orderedFailure,
      handle: async ({ query }, rawBody) => {
        const fault = apps.tokenFault(query, sampleAppid)
        if (fault) return fault
        const asked = readJson(shipping, rawBody)
        if (!asked) return failed(BAD_REQUEST)
        const transactionId = asked.order_key.transaction_id
        const order = (await book.list()).find((one) => one.transactionId === transactionId)
        if (order?.appid !== sampleAppid) return failed(UNKNOWN_ORDER)
        if (order.openid !== asked.payer.openid) return failed(OTHER_PAYER)
        const isRefunded = (await book.refundedFen(order)) > 0
        if (order.outcome !== 'PAID' || isRefunded) return failed(NOT_SHIPPABLE)
        const [{ item_desc: itemDesc }] = asked.shipping_list
        const isTaken = await shipments.change(transactionId, (known) => {
          const uploads = (known?.uploads ?? 0) + 1
          if (uploads > MOST_UPLOADS) return { result: false }
          const put = { transactionId, openid: asked.payer.openid, itemDesc, uploads }
          return { put, result: true }
        })
        return isTaken
          ? { status: 200, body: { errcode: 0, errmsg: 'ok' } }
          : failed(NO_MORE_CHANCE)
      },
    }),
  )

  app.get('/shipments', () => shipments.list())
}
