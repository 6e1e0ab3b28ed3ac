import escapeHtml from 'escape-html'
import type { Order } from '../orders/order'
import { yuan } from '../world/money'
import { page } from '../world/page'

/** `11-21 10:00` in Asia/Shanghai. */
const minute = (at: number) =>
  new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' ')

/** `title` is that of the provider's page. */
const bill = (order: Order, title: string) => `
<section class="bill" aria-label="订单">
<h1>${title}</h1>
<p class="amount"><span aria-hidden="true">¥</span><span>${yuan(order.amountFen)}</span><span class="unit">元</span></p>
<dl>
<div><dt>商品</dt><dd>${escapeHtml(order.description)}</dd></div>
<div><dt>订单号</dt><dd class="number">${escapeHtml(order.outTradeNo)}</dd></div>
<div><dt>请在此前支付</dt><dd class="number">${minute(order.expireAt)}</dd></div>
</dl>
</section>`

export const choices = [
  { value: 'PAID', label: '支付成功', kind: 'primary' },
  { value: 'PART', label: '支付成功，最后一人未能承保', kind: 'plain' },
  { value: 'LATER', label: '稍后到账', kind: 'plain' },
  { value: 'PAID_FAIL', label: '支付失败', kind: 'plain' },
  { value: 'PAID_FAIL_NO_RETRY', label: '支付失败（不可重试）', kind: 'plain' },
  { value: 'EXPIRED', label: '订单过期', kind: 'plain' },
  { value: 'CANCEL', label: '取消支付', kind: 'plain' },
] as const

/**
 * Partial refusal is offered only if the provider issues policies and the order has several items.
 */
const offered = ({ items = [] }: Order) =>
  choices.filter(({ value }) => value !== 'PART' || items.length > 1)

const button = ({ value, label, kind }: (typeof choices)[number]) =>
  `<button class="${kind}" name="choice" value="${value}">${label}</button>`

export function payablePage(order: Order, title: string): string {
  const again =
    order.outcome === 'PAID_FAIL'
      ? '<p class="note" role="status">上次支付失败，可以再试一次。</p>'
      : ''
  return page(
    '沙箱收银台',
    `${bill(order, title)}${again}
<form method="post" action="/sandbox/cashier">
<input type="hidden" name="outTradeNo" value="${escapeHtml(order.outTradeNo)}">
<h2>选择支付结果</h2>
${offered(order).map(button).join('\n')}
</form>`,
  )
}

export const endings: Record<Order['outcome'], string> = {
  UNPAID: '等待支付',
  PAYING: '支付处理中，稍后到账',
  PAID: '支付成功',
  PAID_FAIL: '支付失败',
  PAID_FAIL_NO_RETRY: '支付失败，该订单不能再支付',
  PART_FAIL: '部分支付失败',
  EXPIRED: '订单已过期',
  CANCEL: '已取消支付',
}

export const settledPage = (order: Order, title: string): string =>
  page(
    '沙箱收银台',
    `${bill(order, title)}
<p class="note" role="status">${endings[order.outcome]}</p>
<a class="primary" href="${escapeHtml(order.returnPath ?? '/')}">返回商家</a>`,
  )

export const unknownOrderPage = (): string =>
  page(
    '沙箱收银台',
    `<section class="bill"><h1>没有找到这笔订单</h1>
<p>订单号可能不完整，或者数据已被重置。请回到投保页面重新下单。</p></section>
<a class="primary" href="/">返回首页</a>`,
  )
