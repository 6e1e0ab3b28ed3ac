import type { PayProviderName } from '@/domain/pay/pay-type'
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
  const taken =
    value.kind === 'trade'
      ? await settle(ctx, { outTradeNo, provider }, value.trade, {
          note,
          around: (order, work) => inTraceOf(order, provider, 'trade', work),
        })
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
  // This is written last. A crash before it only means that the repeated message is processed
  // again.
  if (value.kind === 'refund') await note(ctx.db)
  return { status: 200 }
}

/** Goes on with the trace of the tap that asked for this money. No provider sends it back to us. */
const inTraceOf = <T>(
  asked: { traceparent: string | null } | undefined,
  provider: PayProviderName,
  kind: 'trade' | 'refund',
  work: () => Promise<T>,
): Promise<T> => {
  const name = `notification ${provider} ${kind}`
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
  const asked = isTracing() ? await findRefund(ctx.db, refund.outRefundNo) : undefined
  const isTaken = await inTraceOf(asked, provider, 'refund', () => takeRefund(ctx, order, refund))
  return isTaken ? 'TAKEN' : 'MISMATCH'
}
