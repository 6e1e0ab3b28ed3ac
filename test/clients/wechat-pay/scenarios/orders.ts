import type { Answer } from '../merchant'
import {
  jsapiOrder,
  newOrder,
  paidOrder,
  payer,
  sceneInfo,
  type Scenario,
  type Scene,
} from '../scenario'

const packageOf = (scene: Scene, created: Answer) => scene.merchant.payParams(created).package

export const orders: readonly Scenario[] = [
  [
    'a JSAPI order gives a prepay_id',
    async (scene) => {
      const answer = await scene.merchant.jsapi(newOrder(scene, payer))
      expect(answer.status).toBe(200)
      expect(packageOf(scene, answer)).toMatch(/^prepay_id=wx\w+$/)
    },
  ],
  [
    'a JSAPI order may say when it ends, and leave out the currency',
    async (scene) => {
      const ends = { time_expire: inAnHour(), amount: { total: 1 } }
      expect(await scene.merchant.jsapi(newOrder(scene, { ...payer, ...ends }))).toMatchObject({
        status: 200,
      })
    },
  ],
  [
    'an order of the official account is that account’s',
    async (scene) => {
      const no = await jsapiOrder(scene, { appid: 'wx-sandbox-oa' })
      const answer = await scene.merchant.queryByOutTradeNo(no)
      expect(answer.data).toMatchObject({ appid: 'wx-sandbox-oa', out_trade_no: no })
    },
  ],
  [
    'an H5 order leads to the cashier',
    async (scene) => {
      const order = newOrder(scene, sceneInfo(scene))
      const { status, data } = await scene.merchant.h5(order)
      expect(status).toBe(200)
      const page = await fetch((data as { h5_url: string }).h5_url)
      expect(await page.text()).toContain('196.00')
    },
  ],
  [
    'an H5 order without its scene is refused',
    async (scene) => {
      const answer = await scene.merchant.h5(newOrder(scene))
      expect(answer).toMatchObject({ status: 400, data: { code: 'PARAM_ERROR' } })
    },
  ],
  [
    'a JSAPI order without its payer is refused',
    async (scene) => {
      const answer = await scene.merchant.jsapi(newOrder(scene))
      expect(answer).toMatchObject({ status: 400, data: { code: 'PARAM_ERROR' } })
    },
  ],
  [
    'the same order twice is one order',
    async (scene) => {
      const order = newOrder(scene, payer)
      const first = await scene.merchant.jsapi(order)
      expect(packageOf(scene, await scene.merchant.jsapi(order))).toBe(packageOf(scene, first))
    },
  ],
  [
    'another order under the same number is refused',
    async (scene) => {
      const no = await jsapiOrder(scene)
      const other = newOrder(scene, { ...payer, out_trade_no: no, amount: { total: 1 } })
      const answer = await scene.merchant.jsapi(other)
      expect(answer).toMatchObject({ status: 403, data: { code: 'OUT_TRADE_NO_USED' } })
    },
  ],
  [
    'wx.requestPayment takes what the client signed',
    async (scene) => {
      const order = newOrder(scene, payer)
      const params = scene.merchant.payParams(await scene.merchant.jsapi(order))
      const wish = { ...params, action: 'pay' }
      const { body } = await scene.world.send('POST', '/request-payment', wish)
      expect(body).toEqual({ errMsg: 'requestPayment:ok' })
      const answer = await scene.merchant.queryByOutTradeNo(order.out_trade_no)
      expect(answer.data).toMatchObject({ trade_state: 'SUCCESS' })
    },
  ],
  [
    'wx.requestPayment refuses what was signed for another order',
    async (scene) => {
      const params = scene.merchant.payParams(await scene.merchant.jsapi(newOrder(scene, payer)))
      const other = await scene.merchant.jsapi(newOrder(scene, payer))
      const wish = { ...params, package: packageOf(scene, other), action: 'pay' }
      const { body } = await scene.world.send('POST', '/request-payment', wish)
      expect(body).toEqual({ errMsg: 'requestPayment:fail 支付验证签名失败' })
    },
  ],
  [
    'an unpaid order is NOTPAY',
    async (scene) => {
      const answer = await scene.merchant.queryByOutTradeNo(await jsapiOrder(scene))
      expect(answer).toMatchObject({ status: 200, data: { trade_state: 'NOTPAY' } })
    },
  ],
  [
    'a paid order is found by both numbers',
    async (scene) => {
      const no = await paidOrder(scene)
      const byNo = await scene.merchant.queryByOutTradeNo(no)
      expect(byNo.data).toMatchObject({ trade_state: 'SUCCESS', amount: { total: 19600 } })
      const { transaction_id } = byNo.data as { transaction_id: string }
      expect(await scene.merchant.queryByTransactionId(transaction_id)).toEqual(byNo)
    },
  ],
  [
    'a failed payment is PAYERROR',
    async (scene) => {
      const no = await jsapiOrder(scene)
      await scene.world.decide(no, { outcome: 'PAID_FAIL' })
      const answer = await scene.merchant.queryByOutTradeNo(no)
      expect(answer.data).toMatchObject({ trade_state: 'PAYERROR' })
    },
  ],
  [
    'an unknown order is not found by its number',
    async ({ merchant }) => {
      const answer = await merchant.queryByOutTradeNo('T00000000')
      expect(answer).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } })
    },
  ],
  [
    'an unknown order is not found by WeChat Pay’s number',
    async ({ merchant }) => {
      const answer = await merchant.queryByTransactionId('4200000000000000000000000000')
      expect(answer).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } })
    },
  ],
  [
    'an unpaid order is closed, once more as well',
    async (scene) => {
      const no = await jsapiOrder(scene)
      expect(await scene.merchant.close(no)).toMatchObject({ status: 204 })
      expect(await scene.merchant.close(no)).toMatchObject({ status: 204 })
      const answer = await scene.merchant.queryByOutTradeNo(no)
      expect(answer.data).toMatchObject({ trade_state: 'CLOSED' })
    },
  ],
  [
    'a paid order is not closed',
    async (scene) => {
      const answer = await scene.merchant.close(await paidOrder(scene))
      expect(answer).toMatchObject({ status: 400, data: { code: 'ORDERPAID' } })
    },
  ],
  [
    'an unknown order is not closed',
    async ({ merchant }) => {
      const answer = await merchant.close('T00000000')
      expect(answer).toMatchObject({ status: 404, data: { code: 'ORDER_NOT_EXIST' } })
    },
  ],
  [
    'a closed order is not made again',
    async (scene) => {
      const order = newOrder(scene, payer)
      await scene.merchant.jsapi(order)
      await scene.merchant.close(order.out_trade_no)
      const answer = await scene.merchant.jsapi(order)
      expect(answer).toMatchObject({ status: 403, data: { code: 'ORDERCLOSED' } })
    },
  ],
]

const inAnHour = () => `${new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 19)}+08:00`
