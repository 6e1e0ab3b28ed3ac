/** The only type that charges renewals (ONLY_WC). It is signed for after the purchase (ADR 64). */
export const RENEWAL_PAY_TYPE = 'WC_PAY'

/** Payment types that a product may offer. */
export const payTypes = ['WC_PAY', 'PA_PAY', 'PA_WC_PAY', 'BANK_PAY', 'OTHER', 'AllInPay'] as const
export type PayType = (typeof payTypes)[number]

export const isPayType = (type: string | null): type is PayType =>
  payTypes.some((known) => known === type)

/**
 * How WeChat Pay opens an order: H5 on a cashier page of a phone, JSAPI on a sheet inside WeChat,
 * NATIVE by a code on a desktop, which a phone scans.
 */
export const tradeTypes = ['H5', 'JSAPI', 'NATIVE'] as const
export type TradeType = (typeof tradeTypes)[number]

/** Where an order was placed. WeChat's payment sheet for one app does not open in another. */
export const payPlaces = ['BROWSER', 'OFFICIAL_ACCOUNT', 'MINI_PROGRAM'] as const
export type PayPlace = (typeof payPlaces)[number]

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
