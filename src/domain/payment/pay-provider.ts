import type { PayType } from './pay-type'

/**
 * The payment provider that takes the money and holds the order until it is paid, closed or
 * refunded.
 */
export const payProviders = ['WECHAT_PAY', 'ALLINPAY', 'PA_PAY', 'BANK_PAY'] as const
export type PayProviderName = (typeof payProviders)[number]

/** PA_WC_PAY is also an order of WeChat Pay. OTHER has no provider. */
const holders: Record<PayType, PayProviderName | undefined> = {
  WC_PAY: 'WECHAT_PAY',
  PA_WC_PAY: 'WECHAT_PAY',
  PA_PAY: 'PA_PAY',
  BANK_PAY: 'BANK_PAY',
  AllInPay: 'ALLINPAY',
  OTHER: undefined,
}

export const providerOf = (type: PayType): PayProviderName | undefined => holders[type]
