import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Order } from '../orders/order'
import type { NewOrder } from '../orders/order-book'
import type { OrderParts } from '../orders/parts'
import { readJson } from '../world/json'
import { platformKey, sampleMchid } from '../world/keys'
import type { Answer } from '../world/simulator'
import { refundMessage, tradeMessage } from './message'
import { cashierOf, placeOrder } from './place-order'
import {
  abnormalRefundRequest,
  closeRequest,
  h5Request,
  jsapiRequest,
  payerlessRequest,
  refundRequest,
  toNewOrder,
} from './requests'
import { openSensitive } from './seal'
import { createSignedEndpoint, refuse } from './signed-endpoint'

/** The simulator of WeChat Pay v3 (JSAPI, H5, Native, App, query, close, refund), mounted at `/wechatpay/v3`. */
export function wechatPayRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { clock, keys, orders, notifier } = parts
  const signed = createSignedEndpoint(parts)
  const create = (wanted: NewOrder) => placeOrder(parts, wanted)

  app.post(
    '/wechatpay/v3/pay/transactions/jsapi',
    signed('jsapi', async (_, rawBody) => {
      const body = readJson(jsapiRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const created = await create(toNewOrder(body, 'JSAPI', clock.now()))
      if ('status' in created) return created
      return { status: 200, body: { prepay_id: created.prepayId } }
    }),
  )

  app.post(
    '/wechatpay/v3/pay/transactions/h5',
    signed('h5', async (request, rawBody) => {
      const body = readJson(h5Request, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const created = await create(toNewOrder(body, 'MWEB', clock.now()))
      if ('status' in created) return created
      // The applicant's browser must return to the same origin, because its session belongs to that
      // origin.
      const { app_url: shop } = body.scene_info.h5_info
      return { status: 200, body: { h5_url: cashierOf(parts, request, created, shop) } }
    }),
  )

  app.post(
    '/wechatpay/v3/pay/transactions/native',
    signed('native', async (request, rawBody) => {
      const body = readJson(payerlessRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const created = await create(toNewOrder(body, 'NATIVE', clock.now()))
      if ('status' in created) return created
      // WeChat's own scheme would open nothing here, so the code leads a phone to the cashier.
      return { status: 200, body: { code_url: cashierOf(parts, request, created) } }
    }),
  )

  app.post(
    '/wechatpay/v3/pay/transactions/app',
    signed('app', async (_, rawBody) => {
      const body = readJson(payerlessRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const created = await create(toNewOrder(body, 'APP', clock.now()))
      if ('status' in created) return created
      return { status: 200, body: { prepay_id: created.prepayId } }
    }),
  )

  const tell = async ({ query }: FastifyRequest, order: Order | undefined): Promise<Answer> => {
    const { mchid } = v.parse(v.object({ mchid: v.optional(v.string()) }), query)
    if (mchid !== sampleMchid) return refuse(400, 'PARAM_ERROR', 'mchid')
    // A combined order has a query of its own.
    if (!order || order.parts) return refuse(404, 'ORDER_NOT_EXIST')
    const refunded = (await orders.refundedFen(order)) > 0
    return { status: 200, body: tradeMessage(order, refunded) }
  }

  app.get(
    '/wechatpay/v3/pay/transactions/out-trade-no/:outTradeNo',
    signed('query', async (request) => {
      const { outTradeNo } = v.parse(v.object({ outTradeNo: v.string() }), request.params)
      return tell(request, await orders.find(outTradeNo))
    }),
  )

  app.get(
    '/wechatpay/v3/pay/transactions/id/:transactionId',
    signed('query', async (request) => {
      const { transactionId } = v.parse(v.object({ transactionId: v.string() }), request.params)
      return tell(request, await orders.findPayment(transactionId))
    }),
  )

  app.post(
    '/wechatpay/v3/pay/transactions/out-trade-no/:outTradeNo/close',
    signed('close', async (request, rawBody) => {
      const { outTradeNo } = v.parse(v.object({ outTradeNo: v.string() }), request.params)
      const body = readJson(closeRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const known = await orders.find(outTradeNo)
      if (known?.partOf !== undefined)
        return refuse(400, 'INVALID_REQUEST', 'a part is closed with its combined order')
      const closed = known?.parts ? undefined : await orders.close(outTradeNo)
      if (!closed) return refuse(404, 'ORDER_NOT_EXIST')
      return closed.ok ? { status: 204 } : refuse(400, closed.code)
    }),
  )

  app.post(
    '/wechatpay/v3/refund/domestic/refunds',
    signed('refund', async (_, rawBody) => {
      const body = readJson(refundRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const refunded = await orders.refund({
        outTradeNo: body.out_trade_no,
        transactionId: body.transaction_id,
        outRefundNo: body.out_refund_no,
        refundFen: body.amount.refund,
        totalFen: body.amount.total,
        notifyUrl: body.notify_url,
      })
      if (!refunded.ok)
        return refuse(refunded.code === 'RESOURCE_NOT_EXISTS' ? 404 : 403, refunded.code)
      const order = await orders.find(refunded.value.outTradeNo)
      if (!order) return refuse(404, 'RESOURCE_NOT_EXISTS')
      void notifier.refund(refunded.value)
      return { status: 200, body: refundMessage(refunded.value, 'PROCESSING') }
    }),
  )

  app.get(
    '/wechatpay/v3/refund/domestic/refunds/:outRefundNo',
    signed('queryRefund', async (request) => {
      const { outRefundNo } = v.parse(v.object({ outRefundNo: v.string() }), request.params)
      const refund = await orders.findRefund(outRefundNo)
      const order = refund && (await orders.find(refund.outTradeNo))
      if (!order) return refuse(404, 'RESOURCE_NOT_EXISTS')
      return { status: 200, body: refundMessage(refund) }
    }),
  )

  app.post(
    '/wechatpay/v3/refund/domestic/refunds/:refundId/apply-abnormal-refund',
    signed('abnormalRefund', async (request, rawBody) => {
      const { refundId } = v.parse(v.object({ refundId: v.string() }), request.params)
      const body = readJson(abnormalRefundRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const refund = (await orders.refunds()).find((each) => each.refundId === refundId)
      if (refund?.outRefundNo !== body.out_refund_no) return refuse(404, 'RESOURCE_NOT_EXISTS')
      if (refund.status !== 'ABNORMAL') return refuse(400, 'INVALID_REQUEST', 'not abnormal')
      if (body.type === 'USER_BANK_CARD') {
        const { privateKeyPem } = platformKey(keys, request.headers['wechatpay-serial'])
        const sealed = [body.bank_account, body.real_name]
        if (sealed.some((each) => openSensitive(privateKeyPem, each) === undefined))
          return refuse(400, 'PARAM_ERROR', 'bank_account, real_name')
      }
      const ended = await orders.endRefund(refund.outRefundNo, 'SUCCESS')
      if (!ended.ok) return refuse(400, 'INVALID_REQUEST', ended.code)
      void notifier.refund(ended.value)
      return { status: 200, body: refundMessage(ended.value, 'PROCESSING') }
    }),
  )
}
