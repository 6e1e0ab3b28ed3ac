/** Decides which payment types are offered and which one is chosen. */
export type PaymentType = {
  type: string
  /** A type in `maintenance` is shown but cannot be chosen. */
  paymentStatus?: string | undefined
  maintainText?: string | undefined
}

export type PaymentChoiceInput = {
  payment: {
    selectable?: boolean | undefined
    doNotAutoSelect?: boolean | undefined
    types: readonly PaymentType[]
  }
  /** The type that the user tapped, if any. */
  chosen?: string | null
}

export type PaymentOption = {
  type: string
  disabled: boolean
  /** Whether to show the reason under the option. Its default text is in the copy. */
  maintenance: boolean
  maintainText: string
}

export type PaymentChoice = {
  options: PaymentOption[]
  /** null when the user has to choose before paying. */
  selected: string | null
  /** Whether to show a list of types. */
  canChoose: boolean
}

/** The type for a product that offers no list. */
export const DEFAULT_PAY_TYPE = 'WC_PAY'
/** The only type that charges renewals (ONLY_WC). It is signed for after the purchase (ADR 64). */
export const RENEWAL_PAY_TYPE = 'WC_PAY'

export function paymentChoice({
  payment: { selectable = true, doNotAutoSelect = false, types },
  chosen = null,
}: PaymentChoiceInput): PaymentChoice {
  const offered = types.length > 0 ? types : [{ type: DEFAULT_PAY_TYPE }]
  const inService = offered.filter(({ paymentStatus }) => paymentStatus !== 'maintenance')
  const options = offered.map((offer): PaymentOption => {
    const maintenance = !inService.includes(offer)
    return {
      type: offer.type,
      disabled: maintenance,
      maintenance,
      maintainText: (maintenance && offer.maintainText) || '',
    }
  })
  const enabled = options.filter(({ disabled }) => !disabled).map(({ type }) => type)
  const wanted = selectable ? enabled.find((type) => type === chosen) : undefined
  // A user who may not choose must still get a type, and one type is no choice.
  const isFree = doNotAutoSelect && selectable && enabled.length > 1
  const automatic = isFree ? undefined : enabled[0]
  return {
    options,
    selected: wanted ?? automatic ?? null,
    canChoose: selectable && enabled.length > 1,
  }
}

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
