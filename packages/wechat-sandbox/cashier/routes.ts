import type { FastifyInstance, FastifyReply } from 'fastify'
import * as v from 'valibot'
import { isPayable, type Order } from '../../world/order'
import type { SandboxParts } from '../../world/parts'
import { once } from '../wechat-pay/notify-wish'
import { choices, payablePage, settledPage, unknownOrderPage } from './page'
import { returnPathOf } from './return-path'
import { cashierStyle } from './style'

/** A merchant appends `redirect_url` to WeChat Pay's `h5_url`. */
const visit = v.object({
  outTradeNo: v.fallback(v.string(), ''),
  redirect_url: v.fallback(v.optional(v.string()), undefined),
})
const choice = v.picklist(choices.map(({ value }) => value))

/** How long 稍后到账 keeps an order PAYING (ms). */
const SETTLE_AFTER_MS = 8_000

/** The cashier page that stands in for the cashiers of the providers. */
export function cashierRoutes(app: FastifyInstance, parts: SandboxParts): void {
  const { orders, notifier, clock } = parts

  app.get('/cashier.css', (_, reply) => reply.type('text/css; charset=utf-8').send(cashierStyle))

  app.get('/cashier', async (request, reply) => {
    const { outTradeNo, redirect_url } = v.parse(visit, request.query)
    const returnPath = returnPathOf(redirect_url, request.host)
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

function show(reply: FastifyReply, order: Order | undefined): FastifyReply {
  const html = order
    ? isPayable(order)
      ? payablePage(order)
      : settledPage(order)
    : unknownOrderPage()
  return reply
    .code(order ? 200 : 404)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html)
}
