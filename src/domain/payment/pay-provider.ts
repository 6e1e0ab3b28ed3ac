import type { PayType } from './pay-type'

/** Who takes the money, and holds the order until it is paid, closed or given back. */
export const payProviders = ['WECHAT_PAY', 'ALLINPAY', 'PA_PAY', 'BANK_PAY'] as const
export type PayProviderName = (typeof payProviders)[number]

/** PA_WC_PAY is an order of WeChat Pay as well; nobody stands behind OTHER. */
const holders: Record<PayType, PayProviderName | undefined> = {
  WC_PAY: 'WECHAT_PAY',
  PA_WC_PAY: 'WECHAT_PAY',
  PA_PAY: 'PA_PAY',
  BANK_PAY: 'BANK_PAY',
  AllInPay: 'ALLINPAY',
  OTHER: undefined,
}

export const providerOf = (type: PayType): PayProviderName | undefined => holders[type]
