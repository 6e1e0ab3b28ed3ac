import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { OrderParts } from '../orders/parts'
import { checked } from '../world/body'
import { sampleAppid } from '../world/keys'
import { verifyLines } from './signature'

const prefix = 'prepay_id=wx'

const request = v.strictObject({
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.pipe(v.string(), v.startsWith(prefix)),
  signType: v.literal('RSA'),
  paySign: v.string(),
  /**
   * Sent by the page of an official account. A mini-program does not send it, because it can only
   * pay in its own app.
   */
  appId: v.optional(v.string()),
  /** What the user does in the payment sheet. */
  action: v.picklist(['pay', 'cancel', 'fail']),
})

/**
 * WeChat's side of wx.requestPayment, for hosts that run the mini-program without WeChat. It checks
 * `paySign` as WeChat does, and answers the `errMsg` of the API. If the user cancels, the order
 * stays open.
 */
export function requestPaymentRoute(app: FastifyInstance, parts: OrderParts): void {
  const { keys, orders, notifier } = parts

  app.post(
    '/request-payment',
    checked(request, 'body', async (params) => {
      const outTradeNo = params.package.slice(prefix.length)
      const appid = (await orders.find(outTradeNo))?.appid ?? sampleAppid
      const signedParts = [appid, params.timeStamp, params.nonceStr, params.package]
      if (params.appId !== undefined && params.appId !== appid)
        return { errMsg: 'requestPayment:fail appId 与订单不符' }
      if (!verifyLines(keys.merchant.publicKey, signedParts, params.paySign))
        return { errMsg: 'requestPayment:fail 支付验证签名失败' }
      if (params.action === 'cancel') return { errMsg: 'requestPayment:fail cancel' }

      const outcome = params.action === 'pay' ? 'PAID' : 'PAID_FAIL'
      const paid = await orders.pay(outTradeNo, outcome)
      if (!paid?.ok) return { errMsg: 'requestPayment:fail 订单不可支付' }
      if (outcome === 'PAID_FAIL') return { errMsg: 'requestPayment:fail 支付失败' }
      void notifier.trade(outTradeNo)
      return { errMsg: 'requestPayment:ok' }
    }),
  )
}
