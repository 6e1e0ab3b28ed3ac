import { fail } from '@/domain/base/result'
import { payProviders, type PayProviderName } from '@/domain/pay/pay-type'
import type { Context } from '../../context/context'
import type { PayProvider } from '../../gateways/payments/port'
import { wechatPayProvider } from '../../gateways/wechat-pay/provider'

/** The path where each provider sends its notifications; http/notify.ts registers them. */
export const notifyPaths: Readonly<Record<PayProviderName, string>> = {
  WECHAT_PAY: '/notify/wechatpay',
  ALLINPAY: '/notify/allinpay',
  PA_PAY: '/notify/pa-pay',
  BANK_PAY: '/notify/bank-pay',
}

/**
 * Whether the provider is a service of the insurer. It receives the money and the people, and the
 * insurer may refuse one of them (ADR 54).
 */
export const issues = (name: PayProviderName): boolean => name === 'PA_PAY' || name === 'BANK_PAY'

/**
 * The provider of an order for which this gateway has no keys any more. Every call answers UNKNOWN,
 * so nothing is assumed about the order.
 */
const unknown = async () => fail('UNKNOWN' as const)
const absent: PayProvider = {
  place: unknown,
  queryByOutTradeNo: unknown,
  queryPayment: unknown,
  close: unknown,
  refund: unknown,
  queryRefund: unknown,
  tradeBill: unknown,
  parseNotification: () => fail('UNKNOWN_SERIAL'),
}

/** Whether new orders may be placed with this provider. */
export const isServed = ({ gateways }: Context, name: PayProviderName): boolean =>
  name === 'WECHAT_PAY' || gateways.payProviders?.[name] !== undefined

/** The provider that collects the money of an order and answers for it until the order is over. */
export const providerNamed = ({ gateways }: Context, name: PayProviderName): PayProvider =>
  name === 'WECHAT_PAY'
    ? wechatPayProvider(gateways.wechatPay)
    : (gateways.payProviders?.[name] ?? absent)

export const servedProviders = (ctx: Context): PayProviderName[] =>
  payProviders.filter((name) => isServed(ctx, name))
