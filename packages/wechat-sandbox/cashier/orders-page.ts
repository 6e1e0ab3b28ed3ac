import escapeHtml from 'escape-html'
import type { FastifyInstance } from 'fastify'
import { isPayable } from '../orders/order'
import { createOrderBook } from '../orders/order-book'
import type { OrderParts } from '../orders/parts'
import { yuan } from '../world/money'
import { page } from '../world/page'
import { endings } from './page'

/** The first page of a sandbox that runs alone: its orders, newest first, each with its cashier. */
export function ordersPage(app: FastifyInstance, parts: Pick<OrderParts, 'store' | 'clock'>): void {
  const orders = createOrderBook(parts)

  app.get('/', async (_, reply) => {
    const list = [...(await orders.list())].sort((a, b) => b.createdAt - a.createdAt)
    const rows = list.map((order) => {
      const address = `/sandbox/cashier?outTradeNo=${encodeURIComponent(order.outTradeNo)}`
      return `<section class="bill" aria-label="订单 ${escapeHtml(order.outTradeNo)}">
<dl>
<div><dt>商品</dt><dd>${escapeHtml(order.description)}</dd></div>
<div><dt>订单号</dt><dd class="number">${escapeHtml(order.outTradeNo)}</dd></div>
<div><dt>金额</dt><dd class="number">${yuan(order.amountFen)} 元</dd></div>
<div><dt>状态</dt><dd>${endings[order.outcome]}</dd></div>
</dl>
${isPayable(order) ? `<a class="primary" href="${address}">去支付</a>` : ''}
</section>`
    })
    const main = rows.join('\n') || '<p class="note">还没有订单。商家下单后，刷新本页即可看到。</p>'
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page('沙箱订单', `<h1>订单</h1>\n${main}`))
  })
}
