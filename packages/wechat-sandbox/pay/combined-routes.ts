import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { partsOf } from '../orders/order'
import type { NewOrder } from '../orders/order-book'
import type { OrderParts } from '../orders/parts'
import { readJson } from '../world/json'
import { combinedMessage } from './message'
import { cashierOf, placeOrder } from './place-order'
import { combinedCloseRequest, combinedRequests, toCombinedOrder } from './requests'
import { createSignedEndpoint, refuse } from './signed-endpoint'

const base = '/wechatpay/v3/combine-transactions'
const numbered = v.object({ combineOutTradeNo: v.string() })

const ways = [
  { way: 'jsapi', name: 'combineJsapi', tradeType: 'JSAPI' },
  { way: 'h5', name: 'combineH5', tradeType: 'MWEB' },
  { way: 'native', name: 'combineNative', tradeType: 'NATIVE' },
  { way: 'app', name: 'combineApp', tradeType: 'APP' },
] as const satisfies readonly {
  way: keyof typeof combinedRequests
  name: string
  tradeType: NewOrder['tradeType']
}[]

/**
 * Combined orders (合单): one payment for up to 50 orders. Each part is queried and refunded by its
 * own number like any other order, and closed only with the whole.
 */
export function combinedRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { clock, orders } = parts
  const signed = createSignedEndpoint(parts)

  for (const { way, name, tradeType } of ways)
    app.post(
      `${base}/${way}`,
      signed(name, async (request, rawBody) => {
        const body = readJson(combinedRequests[way], rawBody)
        if (!body) return refuse(400, 'PARAM_ERROR')
        const created = await placeOrder(parts, toCombinedOrder(body, tradeType, clock.now()))
        if ('status' in created) return created
        if (way === 'jsapi' || way === 'app')
          return { status: 200, body: { prepay_id: created.prepayId } }
        const scene = body.scene_info
        const shop = scene && 'h5_info' in scene ? scene.h5_info.app_url : undefined
        const address = cashierOf(parts, request, created, shop)
        return { status: 200, body: way === 'h5' ? { h5_url: address } : { code_url: address } }
      }),
    )

  const find = async (params: unknown) => {
    const { combineOutTradeNo } = v.parse(numbered, params)
    const known = await orders.find(combineOutTradeNo)
    return known?.parts ? known : undefined
  }

  app.get(
    `${base}/out-trade-no/:combineOutTradeNo`,
    signed('combineQuery', async ({ params }) => {
      const whole = await find(params)
      if (!whole) return refuse(404, 'ORDER_NOT_EXIST')
      const told = partsOf(whole).map(async (order) => ({
        order,
        isRefunded: (await orders.refundedFen(order)) > 0,
      }))
      return { status: 200, body: combinedMessage(whole, await Promise.all(told)) }
    }),
  )

  app.post(
    `${base}/out-trade-no/:combineOutTradeNo/close`,
    signed('combineClose', async ({ params }, rawBody) => {
      const body = readJson(combinedCloseRequest, rawBody)
      if (!body) return refuse(400, 'PARAM_ERROR')
      const whole = await find(params)
      if (!whole) return refuse(404, 'ORDER_NOT_EXIST')
      const named = body.sub_orders.map((each) => each.out_trade_no)
      const own = partsOf(whole).map((each) => each.outTradeNo)
      const areSame = [...named].sort().join() === [...own].sort().join()
      if (!areSame || body.combine_appid !== whole.appid)
        return refuse(400, 'INVALID_REQUEST', 'sub_orders are not those of the order')
      const closed = await orders.close(whole.outTradeNo)
      if (!closed) return refuse(404, 'ORDER_NOT_EXIST')
      return closed.ok ? { status: 204 } : refuse(400, closed.code)
    }),
  )
}
