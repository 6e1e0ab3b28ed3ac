/** Pending underwriting: the insurer decides after the payment. */
import { fenToYuan } from '../money/money'

/** PENDING needs a notice, and the flow continues only after the user confirms it. */
export const needsUnderwritingNotice = ({ status }: { status?: string }): boolean =>
  status === 'PENDING'

/**
 * The notice of the payment type, or the general text. Every {PRICE} becomes yuan; `priceFen` is in
 * fen.
 */
export function underwritingNotice({
  text,
  textByPayType = {},
  payType,
  priceFen,
}: {
  text: string
  textByPayType?: Readonly<Record<string, string>>
  payType: string
  priceFen: number
}): string {
  const own = Object.entries(textByPayType).find(([type]) => type === payType)
  return (own?.[1] || text).split('{PRICE}').join(fenToYuan({ fen: priceFen }))
}
