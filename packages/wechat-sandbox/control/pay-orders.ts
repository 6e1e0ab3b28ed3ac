import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { notifyWish } from '../orders/notify-wish'
import { holderOf, payOutcomes, type Order } from '../orders/order'
import type { OrderParts } from '../orders/parts'
import { checked } from '../world/body'
import { shanghaiIso } from '../world/time'

const decision = v.strictObject({
  outcome: v.picklist(payOutcomes),
  /** With PAID: makes a duplicate payment of a paid order. */
  again: v.optional(v.boolean(), false),
  /**
   * The message of a provider other than WeChat Pay to the applicant about a failure. Code 999
   * means maintenance.
   */
  errorMessage: v.optional(v.pipe(v.string(), v.maxLength(200))),
  errorCode: v.optional(v.string()),
  /** With PAID, for 平安付 and bank cards: the numbers of items that the insurer refuses. */
  refuse: v.optional(v.array(v.pipe(v.number(), v.safeInteger()))),
  notify: v.optional(notifyWish),
})
const consoleRefund = v.strictObject({
  outRefundNo: v.optional(v.pipe(v.string(), v.regex(/^[\w|*@-]{1,64}$/))),
  /** Refunds the second payment of an order that was paid twice. */
  again: v.optional(v.boolean(), false),
  /** In fen; everything if missing. */
  refundFen: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  notify: v.optional(notifyWish),
})

/**
 * Test controls for pay orders: testers list them, decide their outcome, and refund them as if in
 * the merchant console.
 */
export function payOrderRoutes(
  app: FastifyInstance,
  { orders, notifier, nonce }: OrderParts,
): void {
  app.get('/pay-orders', async () => (await orders.list()).map(shown))

  app.put<{ Params: { outTradeNo: string } }>(
    '/pay-orders/:outTradeNo',
    checked(decision, 'body', async ({ outcome, again, notify, ...why }, request, reply) => {
      const { outTradeNo } = v.parse(v.object({ outTradeNo: v.string() }), request.params)
      const decided = again
        ? await orders.payAgain(outTradeNo)
        : await orders.decide(outTradeNo, outcome, why)
      if (!decided) return reply.code(404).send({ error: 'ORDER_NOT_FOUND' })
      if (!decided.ok) return reply.code(409).send({ error: decided.code })
      // WeChat Pay notifies only of success. Other outcomes are notified if the tester asks for it.
      if (outcome === 'PAID' || notify) {
        const sent = notifier.trade(outTradeNo, notify)
        if (!notify?.delayMs) await sent
      }
      return shown((await orders.find(outTradeNo)) ?? decided.value)
    }),
  )

  app.post<{ Params: { outTradeNo: string } }>(
    '/pay-orders/:outTradeNo/refunds',
    checked(
      consoleRefund,
      'body',
      async ({ again, refundFen, notify, ...wanted }, request, reply) => {
        const { outTradeNo } = v.parse(v.object({ outTradeNo: v.string() }), request.params)
        const order = await orders.find(outTradeNo)
        if (!order) return reply.code(404).send({ error: 'ORDER_NOT_FOUND' })
        const payment = again ? order.second : order
        if (!payment) return reply.code(409).send({ error: 'NOT_PAID' })
        const refunded = await orders.refund({
          outTradeNo,
          transactionId: payment.transactionId,
          outRefundNo: wanted.outRefundNo ?? `CONSOLE${nonce()}`,
          refundFen: refundFen ?? order.amountFen,
          notifyUrl: order.notifyUrl,
        })
        if (!refunded.ok) return reply.code(409).send({ error: refunded.code })
        await notifier.refund(refunded.value, notify)
        return refunded.value
      },
    ),
  )
}

const shown = (order: Order) => ({
  outTradeNo: order.outTradeNo,
  provider: holderOf(order),
  prepayId: order.prepayId,
  tradeType: order.tradeType,
  outcome: order.outcome,
  amountFen: order.amountFen,
  parts: order.parts?.map((each) => each.outTradeNo),
  description: order.description,
  transactionId: order.transactionId,
  createdAt: shanghaiIso(order.createdAt),
  expireAt: shanghaiIso(order.expireAt),
  paidAt: order.paidAt === undefined ? undefined : shanghaiIso(order.paidAt),
  deliveries: order.deliveries.map(({ at, status }) => ({ at: shanghaiIso(at), status })),
})
