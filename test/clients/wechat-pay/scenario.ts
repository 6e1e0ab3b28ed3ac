import type { Merchant } from './merchant'
import type { World } from './world'

export type Scene = { merchant: Merchant; world: World; open: (change: object) => Merchant }

/** Actions with their checks, which are the same for every client. */
export type Scenario = readonly [name: string, run: (scene: Scene) => Promise<void>]

/** The request for an order with only the fields that WeChat Pay requires. */
export const newOrder = ({ world }: Scene, change: object = {}) => ({
  appid: world.settings.appid,
  mchid: world.settings.mchid,
  out_trade_no: world.newNo(),
  description: '沪惠保',
  notify_url: world.post.address,
  amount: { total: 19600, currency: 'CNY' },
  ...change,
})

export const payer = { payer: { openid: 'o-sandbox-1' } }

export const sceneInfo = (scene: Scene) => ({
  scene_info: {
    payer_client_ip: '192.0.2.7',
    h5_info: { type: 'Wap', app_name: '惠民保', app_url: scene.world.origin },
  },
})

/** Makes an order inside WeChat and answers its number. */
export async function jsapiOrder(scene: Scene, change: object = {}): Promise<string> {
  const order = newOrder(scene, { ...payer, ...change })
  expect(await scene.merchant.jsapi(order)).toMatchObject({ status: 200 })
  return order.out_trade_no
}

/** Makes a paid order inside WeChat, without a notification. */
export async function paidOrder(scene: Scene): Promise<string> {
  const outTradeNo = await jsapiOrder(scene)
  const paid = await scene.world.decide(outTradeNo, { outcome: 'PAID', notify: { drop: true } })
  expect(paid.status).toBe(200)
  return outTradeNo
}
