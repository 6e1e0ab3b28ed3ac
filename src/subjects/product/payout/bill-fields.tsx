import { payout as copy } from '@/copy/product/payout'
import { fenToYuan, yuanToFen } from '@/domain/money/money'
import type { Bill } from '@/domain/money/payout'
import { Stack } from '@/ui/layout/stack'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'

/** The fields of the form, and the amounts in yuan as they are typed. */
const fields = ['total', 'paid', 'selfPaid', 'drugs'] as const
type FieldName = (typeof fields)[number]
export type BillTexts = Readonly<Record<FieldName, string>>

export const textsOf = ({ totalFen, paidFen, selfPaidFen, drugsFen }: Bill): BillTexts => {
  const yuan = (fen: number) => fenToYuan({ fen, trimZeros: true })
  return {
    total: yuan(totalFen),
    paid: yuan(paidFen),
    selfPaid: yuan(selfPaidFen),
    drugs: yuan(drugsFen),
  }
}

const fenOf = (text: string): number | undefined => {
  const read = yuanToFen({ yuan: text.trim() === '' ? '0' : text })
  return read.ok && read.value >= 0 ? read.value : undefined
}

/** The bill; undefined while an amount cannot be read. An empty field is nothing. */
export const billOf = (texts: BillTexts): Bill | undefined => {
  const [totalFen, paidFen, selfPaidFen, drugsFen] = fields.map((name) => fenOf(texts[name]))
  if (totalFen === undefined || paidFen === undefined) return undefined
  if (selfPaidFen === undefined || drugsFen === undefined) return undefined
  return { totalFen, paidFen, selfPaidFen, drugsFen }
}

/** The amounts of a bill, as far as the product pays for them. */
export const BillFields = ({
  texts,
  onChange,
  names,
}: {
  texts: BillTexts
  onChange: (texts: BillTexts) => void
  names: readonly FieldName[]
}) => (
  <Stack gap={3}>
    {names.map((name) => (
      <Stack key={name} gap={1}>
        <Label htmlFor={`payout-${name}`}>{copy[name]}</Label>
        <Input
          id={`payout-${name}`}
          // The keyboard for identity numbers has no decimal point on some phones.
          keyboard="text"
          maxLength={12}
          value={texts[name]}
          invalid={fenOf(texts[name]) === undefined}
          onChange={(text) => onChange({ ...texts, [name]: text })}
        />
      </Stack>
    ))}
  </Stack>
)
