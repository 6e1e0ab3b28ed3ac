/** Payment types that a product may offer (specification section 4). */
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
