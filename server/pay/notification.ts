import type { PayProviderName } from '@/domain/payment/pay-provider'
import type { Context } from '../context/context'
import type { RawMessage, Refund } from '../gateways/payments/port'
import { providerNamed } from '../records/pay/provider'
import { findRefund, noteNotification, payOrderByTradeNo } from '../records/pay/repo'
import { inSpan, isTracing } from '../trace/span'
import type { Note } from './book-money'
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
  const id = provider === 'WECHAT_PAY' ? value.id : `${provider} ${value.id}`
  const received = { id, eventType: value.kind, outTradeNo, receivedAt: ctx.clock.now() }
  const note: Note = (writes) => noteNotification(writes, received)
  const taken = await inTraceOf(ctx, provider, value, () =>
    value.kind === 'trade'
      ? settle(ctx, { outTradeNo, provider }, value.trade, note)
      : takeOwnRefund(ctx, provider, value.refund),
  )
  if (taken === 'UNKNOWN') {
    ctx.log.error(
      { alarm: 'PAYMENT_UNKNOWN', provider, outTradeNo },
      'money for an order nobody knows',
    )
    ctx.metrics.unmatched('unknown')
    return { status: 404, reason: 'UNKNOWN_ORDER' }
  }
  if (taken === 'MISMATCH') return { status: 400, reason: taken }
  // This is written last. A crash before it only means that the repeated message is processed
  // again.
  if (value.kind === 'refund') await note(ctx.db)
  return { status: 200 }
}

/** Goes on with the trace of the tap that asked for this money. No provider sends it back to us. */
async function inTraceOf<T>(
  ctx: Context,
  provider: PayProviderName,
  told: { kind: 'trade'; trade: { outTradeNo: string } } | { kind: 'refund'; refund: Refund },
  work: () => Promise<T>,
): Promise<T> {
  if (!isTracing()) return work()
  const asked =
    told.kind === 'trade'
      ? await payOrderByTradeNo(ctx.db, told.trade.outTradeNo)
      : await findRefund(ctx.db, told.refund.outRefundNo)
  const name = `notification ${provider} ${told.kind}`
  return inSpan({ name, kind: 'consumer', continues: asked?.traceparent }, work)
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
