import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { Context } from '../context'
import type { RawMessage } from '../gateways/payments/port'
import { takeContract } from '../renewal/take-contract'
import { providerNamed } from './provider'
import { takeRefund } from './refund'
import { isNewNotification, payOrderByTradeNo } from './repo'
import { settle } from './settle'

/**
 * A message of a provider. Only the HTTP status counts there: 2xx ends the repeats, anything else
 * asks for one. Nothing of a message without a valid signature is read, and nobody is believed about
 * an order that another one holds.
 */
export async function takeNotification(
  ctx: Context,
  provider: PayProviderName,
  message: RawMessage,
): Promise<{ status: 200 | 400 | 401 | 404; reason?: string }> {
  const parsed = providerNamed(ctx, provider).parseNotification(message)
  if (!parsed.ok) {
    ctx.log.warn({ provider, reason: parsed.code }, 'notification refused')
    const unsigned = parsed.code !== 'MALFORMED' && parsed.code !== 'WRONG_MERCHANT'
    return { status: unsigned ? 401 : 400, reason: parsed.code }
  }
  const { value } = parsed
  if (value.kind === 'contract') return { status: await takeContract(ctx, value.outContractCode) }
  const outTradeNo = value.kind === 'trade' ? value.trade.outTradeNo : value.refund.outTradeNo
  const order = await payOrderByTradeNo(ctx.db, outTradeNo)
  if (order?.provider !== provider) {
    ctx.log.error(
      { alarm: 'PAYMENT_UNKNOWN', provider, outTradeNo },
      'money for an order nobody knows',
    )
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
  const id = provider === 'WECHAT_PAY' ? value.id : `${provider} ${value.id}`
  await isNewNotification(ctx.db, { id, eventType: value.kind, outTradeNo, receivedAt })
  return { status: 200 }
}
