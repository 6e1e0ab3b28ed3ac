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
