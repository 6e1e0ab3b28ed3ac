import { fail } from '@/domain/base/result'
import { payProviders, type PayProviderName } from '@/domain/payment/pay-provider'
import type { Context } from '../../context/context'
import type { PayProvider } from '../../gateways/payments/port'
import { wechatPayProvider } from '../../gateways/wechat-pay/provider'

/** Where each provider sends its notifications; registered by http/notify.ts. */
export const notifyPaths: Readonly<Record<PayProviderName, string>> = {
  WECHAT_PAY: '/notify/wechatpay',
  ALLINPAY: '/notify/allinpay',
  PA_PAY: '/notify/pa-pay',
  BANK_PAY: '/notify/bank-pay',
}

/** Services of an insurer's take the money and the people: they may refuse one of them (ADR 54). */
export const issues = (name: PayProviderName): boolean => name === 'PA_PAY' || name === 'BANK_PAY'

/** Held by somebody whom this gateway has no keys for any more: nothing is known, nothing assumed. */
const unknown = async () => fail('UNKNOWN' as const)
const absent: PayProvider = {
  place: unknown,
  queryByOutTradeNo: unknown,
  close: unknown,
  refund: unknown,
  queryRefund: unknown,
  tradeBill: unknown,
  parseNotification: () => fail('UNKNOWN_SERIAL'),
}

/** Whether orders may be opened with it at all. */
export const isServed = ({ gateways }: Context, name: PayProviderName): boolean =>
  name === 'WECHAT_PAY' || gateways.payProviders?.[name] !== undefined

/** Who takes the money of an order, and answers for it until it is over. */
export const providerNamed = ({ gateways }: Context, name: PayProviderName): PayProvider =>
  name === 'WECHAT_PAY'
    ? wechatPayProvider(gateways.wechatPay)
    : (gateways.payProviders?.[name] ?? absent)

export const servedProviders = (ctx: Context): PayProviderName[] =>
  payProviders.filter((name) => isServed(ctx, name))
