import { payer, sceneInfo, type Scenario, type Scene } from '../scenario'

const PARTS_FEN = [600, 400]

const newCombined = ({ world }: Scene, change: object = {}) => ({
  combine_appid: world.settings.appid,
  combine_mchid: world.settings.mchid,
  combine_out_trade_no: world.newNo('C'),
  scene_info: { payer_client_ip: '192.0.2.7' },
  sub_orders: PARTS_FEN.map((total_amount, at) => ({
    mchid: world.settings.mchid,
    attach: `第 ${at + 1} 份`,
    amount: { total_amount, currency: 'CNY' },
    out_trade_no: world.newNo(),
    description: '沪惠保',
  })),
  combine_payer_info: payer.payer,
  notify_url: world.post.address,
  ...change,
})

const numbersOf = ({ sub_orders }: ReturnType<typeof newCombined>) =>
  sub_orders.map(({ mchid, out_trade_no }) => ({ mchid, out_trade_no }))

/** Places a combined order and pays it, without a notification. */
const paidCombined = async (scene: Scene) => {
  const order = newCombined(scene)
  expect(await scene.merchant.combine('jsapi', order)).toMatchObject({ status: 200 })
  const silent = { outcome: 'PAID', notify: { drop: true } }
  const paid = await scene.world.decide(order.combine_out_trade_no, silent)
  expect(paid.body).toMatchObject({ amountFen: 1000 })
  return order
}

export const combined: readonly Scenario[] = [
  [
    'a combined order is paid at once, and the notification tells of each part',
    async (scene) => {
      const { merchant, world } = scene
      const order = newCombined(scene)
      const answer = await merchant.combine('jsapi', order)
      expect(answer).toMatchObject({ status: 200 })
      const told = world.post.next()
      const params = { ...merchant.payParams(answer), action: 'pay' }
      const paid = await world.send('POST', '/request-payment', params)
      expect(paid.body).toEqual({ errMsg: 'requestPayment:ok' })
      const { genuine, read } = await told
      expect(genuine).toBe(true)
      const expected = {
        combine_mchid: world.settings.mchid,
        combine_out_trade_no: order.combine_out_trade_no,
        combine_payer_info: payer.payer,
        sub_orders: order.sub_orders.map(({ out_trade_no, attach, amount }) => ({
          ...{ out_trade_no, attach, trade_state: 'SUCCESS', trade_type: 'JSAPI' },
          transaction_id: expect.stringMatching(/^4200\d{24}$/),
          amount: { total_amount: amount.total_amount, payer_amount: amount.total_amount },
        })),
      }
      expect(read).toMatchObject(expected)
      const asked = await merchant.queryCombined(order.combine_out_trade_no)
      expect(asked).toMatchObject({ status: 200, data: expected })
    },
  ],
  [
    'a combined order is placed in an app, a browser and by a code',
    async (scene) => {
      const { merchant } = scene
      const inApp = await merchant.combine('app', newCombined(scene))
      expect(inApp.status).toBe(200)
      const inBrowser = await merchant.combine('h5', newCombined(scene, sceneInfo(scene)))
      expect(inBrowser).toMatchObject({
        status: 200,
        data: { h5_url: expect.stringContaining('/cashier') },
      })
      const byCode = await merchant.combine('native', newCombined(scene))
      expect(byCode).toMatchObject({
        status: 200,
        data: { code_url: expect.stringContaining('/cashier') },
      })
    },
  ],
  [
    'a part is queried and refunded by its own number, and no more than it cost',
    async (scene) => {
      const { merchant, world } = scene
      const order = await paidCombined(scene)
      const [first = { out_trade_no: '' }, second = { out_trade_no: '' }] = numbersOf(order)
      const refund = (out_trade_no: string, fen: number) =>
        merchant.refund({
          ...{ out_trade_no, out_refund_no: world.newNo('R') },
          amount: { refund: fen, total: 600, currency: 'CNY' },
        })
      expect(await refund(first.out_trade_no, 600)).toMatchObject({ status: 200 })
      expect(await refund(first.out_trade_no, 1)).toMatchObject({
        ...{ status: 403, data: { code: 'NOT_ENOUGH' } },
      })
      const alone = await merchant.queryByOutTradeNo(first.out_trade_no)
      expect(alone).toMatchObject({
        data: { trade_state: 'REFUND', amount: { total: 600 }, attach: '第 1 份' },
      })
      const other = await merchant.queryByOutTradeNo(second.out_trade_no)
      expect(other).toMatchObject({ data: { trade_state: 'SUCCESS', amount: { total: 400 } } })
      const together = await merchant.queryCombined(order.combine_out_trade_no)
      expect(together).toMatchObject({
        data: { sub_orders: [{ trade_state: 'REFUND' }, { trade_state: 'SUCCESS' }] },
      })
    },
  ],
  [
    'a combined order is closed with all its parts, and no part alone',
    async (scene) => {
      const { merchant } = scene
      const order = newCombined(scene)
      await merchant.combine('jsapi', order)
      const [first = { out_trade_no: '' }] = numbersOf(order)
      const refused = { status: 400, data: { code: 'INVALID_REQUEST' } }
      expect(await merchant.close(first.out_trade_no)).toMatchObject(refused)
      const no = order.combine_out_trade_no
      expect(await merchant.closeCombined(no, [first])).toMatchObject(refused)
      expect(await merchant.closeCombined(no, numbersOf(order))).toMatchObject({ status: 204 })
      const after = await merchant.queryByOutTradeNo(first.out_trade_no)
      expect(after).toMatchObject({ data: { trade_state: 'CLOSED' } })
    },
  ],
  [
    'a paid combined order is not closed',
    async (scene) => {
      const order = await paidCombined(scene)
      const no = order.combine_out_trade_no
      const answer = await scene.merchant.closeCombined(no, numbersOf(order))
      expect(answer).toMatchObject({ status: 400, data: { code: 'ORDERPAID' } })
    },
  ],
  [
    'the number of a part belongs to one order',
    async (scene) => {
      const { merchant } = scene
      const order = newCombined(scene)
      const first = await merchant.combine('native', order)
      expect(await merchant.combine('native', order)).toEqual(first)
      const other = { ...order, combine_out_trade_no: scene.world.newNo('C') }
      expect(await merchant.combine('native', other)).toMatchObject({
        ...{ status: 403, data: { code: 'OUT_TRADE_NO_USED' } },
      })
    },
  ],
]
