import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { notifyWish } from '../orders/notify-wish'
import type { OrderParts } from '../orders/parts'
import { refundStatuses, type RefundRecord } from '../orders/refund'
import { checked } from '../world/body'
import { shanghaiIso } from '../world/time'

const status = v.picklist(refundStatuses)

/**
 * Test controls for refunds: testers list them, and decide their outcome before or after they are
 * requested.
 */
export function refundRoutes(app: FastifyInstance, { orders, notifier }: OrderParts): void {
  app.get('/refunds', async () => (await orders.refunds()).map(shown))

  app.put<{ Params: { outTradeNo: string } }>(
    '/pay-orders/:outTradeNo/refunds',
    checked(v.strictObject({ status }), 'body', async (wish, request, reply) => {
      const { outTradeNo } = v.parse(v.object({ outTradeNo: v.string() }), request.params)
      const planned = await orders.refundsEnd(outTradeNo, wish.status)
      return planned === undefined ? reply.code(404).send({ error: 'ORDER_NOT_FOUND' }) : wish
    }),
  )

  app.put<{ Params: { outRefundNo: string } }>(
    '/refunds/:outRefundNo',
    checked(
      v.strictObject({ status, notify: v.optional(notifyWish) }),
      'body',
      async (wish, request, reply) => {
        const { outRefundNo } = v.parse(v.object({ outRefundNo: v.string() }), request.params)
        const ended = await orders.endRefund(outRefundNo, wish.status)
        if (!ended.ok)
          return reply
            .code(ended.code === 'REFUND_NOT_FOUND' ? 404 : 409)
            .send({ error: ended.code })
        await notifier.refund(ended.value, wish.notify)
        return shown(ended.value)
      },
    ),
  )
}

const shown = ({
  outRefundNo,
  outTradeNo,
  refundFen,
  status: stands,
  createdAt,
}: RefundRecord) => ({
  outRefundNo,
  outTradeNo,
  refundFen,
  status: stands,
  createdAt: shanghaiIso(createdAt),
})
