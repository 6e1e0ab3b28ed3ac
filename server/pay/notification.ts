import type { Context } from '../context'
import type { RawMessage } from '../gateways/wechat-pay/port'
import { takeContract } from '../renewal/take-contract'
import { takeRefund } from './refund'
import { isNewNotification, payOrderByTradeNo } from './repo'
import { settle } from './settle'

/**
 * A message of WeChat Pay. Only the HTTP status counts there: 2xx ends the repeats, anything else
 * asks for one. Nothing of a message without a valid signature is read.
 */
export async function takeNotification(
  ctx: Context,
  message: RawMessage,
): Promise<{ status: 200 | 400 | 401 | 404; reason?: string }> {
  const parsed = ctx.gateways.wechatPay.parseNotification(message)
  if (!parsed.ok) {
    ctx.log.warn({ reason: parsed.code }, 'notification refused')
    const unsigned = parsed.code !== 'MALFORMED' && parsed.code !== 'WRONG_MERCHANT'
    return { status: unsigned ? 401 : 400, reason: parsed.code }
  }
  const { value } = parsed
  if (value.kind === 'contract') return { status: await takeContract(ctx, value.outContractCode) }
  const outTradeNo = value.kind === 'trade' ? value.trade.outTradeNo : value.refund.outTradeNo
  const order = await payOrderByTradeNo(ctx.db, outTradeNo)
  if (!order) {
    ctx.log.error({ alarm: 'PAYMENT_UNKNOWN', outTradeNo }, 'money for an order nobody knows')
    ctx.metrics.unmatched('unknown')
    return { status: 404, reason: 'UNKNOWN_ORDER' }
  }

  if (value.kind === 'refund') {
    const taken = await takeRefund(ctx, order, value.refund)
    if (!taken) return { status: 400, reason: 'MISMATCH' }
  } else {
    const settled = await settle(ctx, order, value.trade)
    if (settled === 'MISMATCH') return { status: 400, reason: settled }
  }
  const receivedAt = ctx.clock.now()
  // Written last: a crash before this line only means that the repeat is taken in again.
  await isNewNotification(ctx.db, { id: value.id, eventType: value.kind, outTradeNo, receivedAt })
  return { status: 200 }
}
