/** Which ways to pay are offered and which one is chosen (specification section 4). */
export type PaymentType = {
  type: string
  /** `maintenance` is shown but cannot be chosen. */
  paymentStatus?: string
  maintainText?: string
}

export type PaymentChoiceInput = {
  payment: {
    selectable?: boolean
    doNotAutoSelect?: boolean
    types: readonly PaymentType[]
  }
  /** What the person tapped, if anything. */
  chosen?: string | null
  /** ONLY_WC: renewal is charged by WeChat Pay alone. */
  renewalMode?: string
  renewalTicked?: boolean
}

export type PaymentOption = {
  type: string
  disabled: boolean
  /** The reason under the option; its default text belongs to the copy. */
  maintenance: boolean
  maintainText: string
}

export type PaymentChoice = {
  options: PaymentOption[]
  /** null: the person has to choose before paying. */
  selected: string | null
  /** Whether to show a list at all. */
  canChoose: boolean
  /** Auto-renewal may be ticked; not while the only type it could use is out of service. */
  renewalAllowed: boolean
}

/** Used when a product offers no list (specification section 9). */
export const DEFAULT_PAY_TYPE = 'WC_PAY'
export const RENEWAL_PAY_TYPE = 'WC_PAY'

export function paymentChoice({
  payment: { selectable = true, doNotAutoSelect = false, types },
  chosen = null,
  renewalMode,
  renewalTicked = false,
}: PaymentChoiceInput): PaymentChoice {
  const offered = types.length > 0 ? types : [{ type: DEFAULT_PAY_TYPE }]
  const inService = offered.filter(({ paymentStatus }) => paymentStatus !== 'maintenance')
  const wechatOnly = renewalMode === 'ONLY_WC'
  const renewalAllowed = !wechatOnly || inService.some(({ type }) => type === RENEWAL_PAY_TYPE)
  const forced = wechatOnly && renewalTicked && renewalAllowed ? RENEWAL_PAY_TYPE : null

  const options = offered.map((offer): PaymentOption => {
    const maintenance = !inService.includes(offer)
    return {
      type: offer.type,
      disabled: maintenance || (forced !== null && offer.type !== forced),
      maintenance,
      maintainText: (maintenance && offer.maintainText) || '',
    }
  })
  const enabled = options.filter(({ disabled }) => !disabled).map(({ type }) => type)
  const wanted = selectable ? enabled.find((type) => type === chosen) : undefined
  // Who may not choose cannot be left without a type.
  const automatic = doNotAutoSelect && selectable ? undefined : enabled[0]
  return {
    options,
    selected: forced ?? wanted ?? automatic ?? null,
    canChoose: selectable && enabled.length > 1,
    renewalAllowed,
  }
}
