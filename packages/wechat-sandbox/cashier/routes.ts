import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { once } from '../orders/notify-wish'
import { holderOf, isPayable, type Order } from '../orders/order'
import type { OrderParts } from '../orders/parts'
import { cashierStyle } from '../world/page-style'
import { returnAddressOf } from '../world/return-address'
import { choices, payablePage, settledPage, unknownOrderPage } from './page'

/** A merchant appends `redirect_url` to WeChat Pay's `h5_url`. */
const visit = v.object({
  outTradeNo: v.fallback(v.string(), ''),
  redirect_url: v.fallback(v.optional(v.string()), undefined),
})
const choice = v.picklist(choices.map(({ value }) => value))

/** How long 稍后到账 keeps an order PAYING (ms). */
const SETTLE_AFTER_MS = 8_000

/** The cashier page that stands in for the cashiers of the providers. */
export function cashierRoutes(app: FastifyInstance, parts: OrderParts): void {
  const { orders, notifier, clock, providers, isOwnHost } = parts
  const show = (reply: FastifyReply, order: Order | undefined): FastifyReply => {
    const title = order ? (providers[holderOf(order)]?.title ?? '') : ''
    const html = order
      ? isPayable(order)
        ? payablePage(order, title)
        : settledPage(order, title)
      : unknownOrderPage()
    return reply
      .code(order ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(html)
  }

  app.get('/cashier.css', (_, reply) => reply.type('text/css; charset=utf-8').send(cashierStyle))

  app.get('/cashier', async (request, reply) => {
    const { outTradeNo, redirect_url } = v.parse(visit, request.query)
    const returnPath = returnAddressOf(redirect_url, request.host, isOwnHost)
    if (returnPath) await orders.returnTo(outTradeNo, returnPath)
    const order = await orders.find(outTradeNo)
    return show(reply, order)
  })

  app.post('/cashier', async (request, reply) => {
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
    const chosen = v.safeParse(choice, form.get('choice'))
    if (!chosen.success) return reply.code(400).send({ error: 'INVALID_REQUEST' })

    const outTradeNo = form.get('outTradeNo') ?? ''
    const wanted = chosen.output
    const later = wanted === 'LATER'
    const settleAt = clock.now() + SETTLE_AFTER_MS
    const last = (await orders.find(outTradeNo))?.items?.at(-1)
    const outcome = wanted === 'PART' ? 'PAID' : wanted
    const paid = await orders.pay(
      outTradeNo,
      outcome === 'LATER' ? { settleAt } : outcome,
      wanted === 'PART' && last ? [last.itemNo] : [],
    )
    const order = await orders.find(outTradeNo)
    if (!order || !paid?.ok) return show(reply, order)

    // WeChat Pay sends the applicant back at once and notifies separately, and only of success. A
    // timer may fire a moment early, and the order becomes PAID only at its exact time; so the
    // notification waits a little longer.
    if (later) void notifier.trade(outTradeNo, { ...once, delayMs: SETTLE_AFTER_MS + 50 })
    if (outcome === 'PAID') void notifier.trade(outTradeNo)
    return order.returnPath ? reply.redirect(order.returnPath, 303) : show(reply, order)
  })
}
