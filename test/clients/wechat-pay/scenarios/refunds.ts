import { jsapiOrder, paidOrder, type Scenario, type Scene } from '../scenario'

const refundOf = (scene: Scene, numbers: object, refund: number) => ({
  ...numbers,
  out_refund_no: scene.world.newNo('R'),
  reason: '撤单',
  notify_url: scene.world.post.address,
  amount: { refund, total: 19600, currency: 'CNY' },
})

export const refunds: readonly Scenario[] = [
  [
    'a whole refund is accepted and then done',
    async (scene) => {
      const refund = refundOf(scene, { out_trade_no: await paidOrder(scene) }, 19600)
      const told = scene.world.post.next()
      const answer = await scene.merchant.refund(refund)
      expect(answer).toMatchObject({ status: 200, data: { status: 'PROCESSING' } })
      await told
      const after = await scene.merchant.queryRefund(refund.out_refund_no)
      expect(after).toMatchObject({
        status: 200,
        data: { status: 'SUCCESS', amount: { refund: 19600, total: 19600 } },
      })
    },
  ],
  [
    'parts are refunded by WeChat Pay’s number, and the order says so',
    async (scene) => {
      const no = await paidOrder(scene)
      const { data } = await scene.merchant.queryByOutTradeNo(no)
      const { transaction_id } = data as { transaction_id: string }
      for (const part of [100, 200]) {
        const answer = await scene.merchant.refund(refundOf(scene, { transaction_id }, part))
        expect(answer).toMatchObject({ status: 200, data: { transaction_id, out_trade_no: no } })
      }
      const after = await scene.merchant.queryByOutTradeNo(no)
      expect(after.data).toMatchObject({ trade_state: 'REFUND' })
    },
  ],
  [
    'the same refund twice is one refund',
    async (scene) => {
      const refund = refundOf(scene, { out_trade_no: await paidOrder(scene) }, 19600)
      const first = await scene.merchant.refund(refund)
      const second = await scene.merchant.refund(refund)
      expect((second.data as { refund_id: string }).refund_id).toBe(
        (first.data as { refund_id: string }).refund_id,
      )
    },
  ],
  [
    'no more is refunded than was paid',
    async (scene) => {
      const no = await paidOrder(scene)
      await scene.merchant.refund(refundOf(scene, { out_trade_no: no }, 19600))
      const answer = await scene.merchant.refund(refundOf(scene, { out_trade_no: no }, 1))
      expect(answer).toMatchObject({ status: 403, data: { code: 'NOT_ENOUGH' } })
    },
  ],
  [
    'an unpaid order is not refunded',
    async (scene) => {
      const no = await jsapiOrder(scene)
      const answer = await scene.merchant.refund(refundOf(scene, { out_trade_no: no }, 1))
      expect(answer).toMatchObject({ status: 403, data: { code: 'INVALID_REQUEST' } })
    },
  ],
  [
    'an unknown order is not refunded',
    async (scene) => {
      const refund = refundOf(scene, { out_trade_no: 'T00000000' }, 1)
      const answer = await scene.merchant.refund(refund)
      expect(answer).toMatchObject({ status: 404, data: { code: 'RESOURCE_NOT_EXISTS' } })
    },
  ],
  [
    'an unknown refund is not found',
    async ({ merchant }) => {
      const answer = await merchant.queryRefund('R00000000')
      expect(answer).toMatchObject({ status: 404, data: { code: 'RESOURCE_NOT_EXISTS' } })
    },
  ],
  [
    'a refund that the bank sends back is ABNORMAL',
    async (scene) => {
      const no = await paidOrder(scene)
      await scene.world.send('PUT', `/pay-orders/${no}/refunds`, { status: 'ABNORMAL' })
      const refund = refundOf(scene, { out_trade_no: no }, 19600)
      await scene.merchant.refund(refund)
      const after = await scene.merchant.queryRefund(refund.out_refund_no)
      expect(after.data).toMatchObject({ status: 'ABNORMAL' })
    },
  ],
]
