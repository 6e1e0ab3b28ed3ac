import { jsapiOrder, type Scenario, type Scene } from '../scenario'

/** Of 196.00 yuan others may get 30 %: 58.80 yuan. */
const MOST_FEN = 5_880
const SHOP = { type: 'MERCHANT_ID', account: 'SANDBOX-SHOP' }

/** A paid order whose money waits to be shared; answers WeChat Pay's number. */
const waitingPayment = async (scene: Scene, change: object = {}): Promise<string> => {
  const settle_info = { profit_sharing: true }
  const no = await jsapiOrder(scene, { settle_info, ...change })
  await scene.world.decide(no, { outcome: 'PAID', notify: { drop: true } })
  const { data } = await scene.merchant.queryByOutTradeNo(no)
  return (data as { transaction_id: string }).transaction_id
}

const addShop = ({ merchant, world }: Scene) =>
  merchant.addReceiver({
    ...SHOP,
    appid: world.settings.appid,
    name: merchant.encrypt('惠民小店', world.keys.platform.publicKey),
    relation_type: 'STORE',
  })

const sharingOf = ({ world }: Scene, transaction_id: string, amount: number, change = {}) => ({
  appid: world.settings.appid,
  transaction_id,
  out_order_no: world.newNo('P'),
  receivers: [{ ...SHOP, amount, description: '分给小店' }],
  unfreeze_unsplit: false,
  ...change,
})

const leftOf = async ({ merchant }: Scene, transactionId: string) =>
  ((await merchant.unsplit(transactionId)).data as { unsplit_amount: number }).unsplit_amount

const refundOf = (scene: Scene, transaction_id: string, refund: number) =>
  scene.merchant.refund({
    ...{ transaction_id, out_refund_no: scene.world.newNo('R') },
    amount: { refund, total: 19600, currency: 'CNY' },
  })

export const sharing: readonly Scenario[] = [
  [
    'a payment is shared, and the rest unfrozen',
    async (scene) => {
      const { merchant } = scene
      expect(await addShop(scene)).toMatchObject({ status: 200, data: SHOP })
      const payment = await waitingPayment(scene)
      const wish = sharingOf(scene, payment, 2_000)
      expect(await merchant.shareProfit(wish)).toMatchObject({
        status: 200,
        data: { state: 'PROCESSING', receivers: [{ ...SHOP, result: 'PENDING' }] },
      })
      expect(await merchant.queryShare(payment, wish.out_order_no)).toMatchObject({
        status: 200,
        data: { state: 'FINISHED', receivers: [{ ...SHOP, amount: 2_000, result: 'SUCCESS' }] },
      })
      expect(await leftOf(scene, payment)).toBe(17_600)
      const out_order_no = scene.world.newNo('P')
      const end = { transaction_id: payment, out_order_no, description: '解冻' }
      expect(await merchant.unfreeze(end)).toMatchObject({ status: 200 })
      expect(await leftOf(scene, payment)).toBe(0)
      const late = await merchant.shareProfit(sharingOf(scene, payment, 1))
      expect(late).toMatchObject({ status: 403, data: { code: 'NOT_ENOUGH' } })
    },
  ],
  [
    'the same sharing twice is one, and no other under its number',
    async (scene) => {
      const { merchant } = scene
      await addShop(scene)
      const payment = await waitingPayment(scene)
      const wish = sharingOf(scene, payment, 100)
      await merchant.shareProfit(wish)
      expect(await merchant.shareProfit(wish)).toMatchObject({
        ...{ status: 200, data: { state: 'FINISHED' } },
      })
      expect(await leftOf(scene, payment)).toBe(19_500)
      const other = { ...wish, receivers: [{ ...SHOP, amount: 200, description: '分给小店' }] }
      expect(await merchant.shareProfit(other)).toMatchObject({
        ...{ status: 400, data: { code: 'INVALID_REQUEST' } },
      })
    },
  ],
  [
    'others get at most 30 percent, or what the merchant console says',
    async (scene) => {
      const { merchant, world } = scene
      await addShop(scene)
      const payment = await waitingPayment(scene)
      const refused = { status: 403, data: { code: 'RULE_LIMIT' } }
      const tooMuch = sharingOf(scene, payment, MOST_FEN + 1)
      expect(await merchant.shareProfit(tooMuch)).toMatchObject(refused)
      await world.send('PUT', '/profit-sharing', { maxRatio: 10_000 })
      expect(await merchant.shareProfit(tooMuch)).toMatchObject({ status: 200 })
      await world.send('PUT', '/profit-sharing', { maxRatio: 3_000 })
      const more = sharingOf(scene, payment, 1)
      expect(await merchant.shareProfit(more)).toMatchObject(refused)
    },
  ],
  [
    'no more is shared than was paid and not refunded; a refund takes first what is not shared',
    async (scene) => {
      const { merchant, world } = scene
      await addShop(scene)
      await world.send('PUT', '/profit-sharing', { maxRatio: 10_000 })
      const payment = await waitingPayment(scene)
      expect(await refundOf(scene, payment, 19_000)).toMatchObject({ status: 200 })
      expect(await leftOf(scene, payment)).toBe(600)
      const tooMuch = await merchant.shareProfit(sharingOf(scene, payment, 601))
      expect(tooMuch).toMatchObject({ status: 403, data: { code: 'NOT_ENOUGH' } })
      const all = await merchant.shareProfit(sharingOf(scene, payment, 600))
      expect(all).toMatchObject({ status: 200 })
      // What is shared is refunded from the merchant's balance, and never more than was paid.
      expect(await refundOf(scene, payment, 600)).toMatchObject({ status: 200 })
      expect(await refundOf(scene, payment, 1)).toMatchObject({
        ...{ status: 403, data: { code: 'NOT_ENOUGH' } },
      })
      await world.send('PUT', '/profit-sharing', { maxRatio: 3_000 })
    },
  ],
  [
    'a plain order is not shared, and nobody but a receiver gets a share',
    async (scene) => {
      const { merchant, world } = scene
      await addShop(scene)
      const plain = await waitingPayment(scene, { settle_info: { profit_sharing: false } })
      expect(await merchant.shareProfit(sharingOf(scene, plain, 1))).toMatchObject({
        ...{ status: 400, data: { code: 'INVALID_REQUEST' } },
      })
      const gone = await merchant.deleteReceiver({ ...SHOP, appid: world.settings.appid })
      expect(gone).toMatchObject({ status: 200, data: SHOP })
      const payment = await waitingPayment(scene)
      const wish = sharingOf(scene, payment, 100)
      await merchant.shareProfit(wish)
      expect(await merchant.queryShare(payment, wish.out_order_no)).toMatchObject({
        data: { receivers: [{ result: 'CLOSED', fail_reason: 'NO_RELATION' }] },
      })
      expect(await leftOf(scene, payment)).toBe(19_600)
    },
  ],
  [
    'a receiver gives back what it got and no more, and is told of both',
    async (scene) => {
      const { merchant, world } = scene
      await addShop(scene)
      await world.send('PUT', '/profit-sharing', { notifyUrl: world.post.address })
      const payment = await waitingPayment(scene)
      const wish = sharingOf(scene, payment, 1_000, { unfreeze_unsplit: true })
      const told = world.post.next()
      await merchant.shareProfit(wish)
      expect((await told).read).toMatchObject({
        out_order_no: wish.out_order_no,
        receiver: { ...SHOP, amount: 1_000 },
      })
      const back = (amount: number) => ({
        ...{ out_order_no: wish.out_order_no, out_return_no: world.newNo('B') },
        ...{ return_mchid: SHOP.account, amount, description: '用户退款' },
      })
      const toldBack = world.post.next()
      const first = back(700)
      const answer = await merchant.returnShare(first)
      expect(answer).toMatchObject({ status: 200, data: { result: 'SUCCESS', amount: 700 } })
      expect((await toldBack).read).toMatchObject({ receiver: { amount: 700 } })
      const asked = await merchant.queryReturn(first.out_return_no, wish.out_order_no)
      expect(asked).toEqual(answer)
      expect(await merchant.returnShare(back(301))).toMatchObject({
        ...{ status: 400, data: { code: 'INVALID_REQUEST' } },
      })
      expect(await leftOf(scene, payment)).toBe(0)
      await world.send('PUT', '/profit-sharing', { notifyUrl: '' })
    },
  ],
]
