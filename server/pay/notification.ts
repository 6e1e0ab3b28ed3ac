import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { Context } from '../context/context'
import type { RawMessage, Refund } from '../gateways/payments/port'
import { providerNamed } from '../records/pay/provider'
import { noteNotification, payOrderByTradeNo } from '../records/pay/repo'
import { takeRefund } from './refund'
import { settle } from './settle'

/**
 * The HTTP status for the provider, or the code of the renewal contract that the message is about.
 */
type NotificationAnswer =
  { status: 200 | 400 | 401 | 404; reason?: string } | { outContractCode: string }

/**
 * Takes a notification of a provider. The provider looks only at the HTTP status: 2xx ends the
 * repeats, anything else asks for one. A message without a valid signature is not read, and a
 * provider can change only the orders that it holds itself.
 */
export async function takeNotification(
  ctx: Context,
  provider: PayProviderName,
  message: RawMessage,
): Promise<NotificationAnswer> {
  const parsed = providerNamed(ctx, provider).parseNotification(message)
  if (!parsed.ok) {
    ctx.log.warn({ provider, reason: parsed.code }, 'notification refused')
    const unsigned = parsed.code !== 'MALFORMED' && parsed.code !== 'WRONG_MERCHANT'
    return { status: unsigned ? 401 : 400, reason: parsed.code }
  }
  const { value } = parsed
  if (value.kind === 'contract') return { outContractCode: value.outContractCode }
  const { outTradeNo } = value.kind === 'trade' ? value.trade : value.refund
  const taken =
    value.kind === 'trade'
      ? await settle(ctx, { outTradeNo, provider }, value.trade)
      : await takeOwnRefund(ctx, provider, value.refund)
  if (taken === 'UNKNOWN') {
    ctx.log.error(
      { alarm: 'PAYMENT_UNKNOWN', provider, outTradeNo },
      'money for an order nobody knows',
    )
    ctx.metrics.unmatched('unknown')
    return { status: 404, reason: 'UNKNOWN_ORDER' }
  }
  if (taken === 'MISMATCH') return { status: 400, reason: taken }
  const receivedAt = ctx.clock.now()
  // This is written last. A crash before it only means that the repeated message is processed
  // again.
  const id = provider === 'WECHAT_PAY' ? value.id : `${provider} ${value.id}`
  await noteNotification(ctx.db, { id, eventType: value.kind, outTradeNo, receivedAt })
  return { status: 200 }
}

/** Takes a refund only when this provider holds the order. */
async function takeOwnRefund(
  ctx: Context,
  provider: PayProviderName,
  refund: Refund,
): Promise<'TAKEN' | 'MISMATCH' | 'UNKNOWN'> {
  const order = await payOrderByTradeNo(ctx.db, refund.outTradeNo)
  if (order?.provider !== provider) return 'UNKNOWN'
  return (await takeRefund(ctx, order, refund)) ? 'TAKEN' : 'MISMATCH'
}
