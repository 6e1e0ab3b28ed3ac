/** Pending underwriting: cover is decided after the money was taken (specification section 8). */
import { fenToYuan } from './money'

/** PENDING brings a notice before the flow goes on; only confirming it continues. */
export const needsUnderwritingNotice = ({ status }: { status?: string }): boolean =>
  status === 'PENDING'

/** The text of the payment type if it has one, with every {PRICE} as yuan. */
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
