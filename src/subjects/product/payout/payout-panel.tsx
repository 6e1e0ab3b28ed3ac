import { useState, type ComponentProps } from 'react'
import type { PayoutGuide } from '@/contract/guides'
import { fenToYuan, yuanToFen } from '@/domain/money/money'
import { isBill, payoutOf, type Bill, type BillPart } from '@/domain/money/payout'
import { Failed, type FailedProps } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Input } from '@/ui/primitives/input'
import { Label } from '@/ui/primitives/label'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'
import { payout as copy } from './copy'
import { PayoutResult } from './payout-result'
import './payout.css'

type Loaded = { ok: true; value: PayoutGuide } | { ok: false; error: FailedProps['error'] }

interface PayoutPanelProps extends Omit<ComponentProps<typeof PayoutCalculator>, 'guide'> {
  /** Key of the product. */
  name: string
  load: () => Promise<Loaded>
  words: FailedProps['words']
}

/** The payout calculator of a product, once its guide has loaded. */
export const PayoutPanel = ({ name, load, words, scheme }: PayoutPanelProps) => {
  const { state, again } = useLoad(name, load)
  if (state.status === 'loading') return <Skeleton lines={6} />
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  return <PayoutCalculator guide={state.value} scheme={scheme} />
}

const NO_BILL: Bill = { totalFen: 0, paidFen: 0, selfPaidFen: 0, drugsFen: 0 }
const SCHEME_ID = 'payout-scheme'

/**
 * What a product pays for a bill, as a picture. It begins with an example, which is computed by the
 * same rule as everything that a user types.
 */
const PayoutCalculator = ({
  guide: { schemes, examples },
  scheme,
}: {
  guide: PayoutGuide
  /** The title of the policy's scheme. Without it the user chooses among the schemes. */
  scheme?: string | undefined
}) => {
  const own = schemes.find(({ title }) => title === scheme)
  const [chosen, setChosen] = useState((own ?? schemes[0])?.comboCode ?? '')
  const [texts, setTexts] = useState<BillTexts>(() => textsOf(examples[0]?.bill ?? NO_BILL))
  const [isPrior, setPrior] = useState(false)
  const benefits = schemes.find(({ comboCode }) => comboCode === chosen)?.benefits ?? []
  const isPaid = (part: BillPart) => benefits.some(({ share }) => share[part] !== undefined)
  const hasHospital = isPaid('listed') || isPaid('selfPaid')
  const hasDrugs = isPaid('drugs')
  const hasPrior = benefits.some(({ priorShare }) => priorShare !== undefined)
  const typed = billOf(texts)
  const bill = typed && {
    ...(hasHospital ? typed : NO_BILL),
    drugsFen: hasDrugs ? typed.drugsFen : 0,
  }
  return (
    <Stack gap={4}>
      <Text as="block" size="s" tone="soft">
        {copy.about}
      </Text>
      {own === undefined && schemes.length > 1 ? (
        <Stack gap={2}>
          <Label htmlFor={SCHEME_ID}>{copy.scheme}</Label>
          <Select
            id={SCHEME_ID}
            value={chosen}
            onChange={setChosen}
            placeholder={copy.chooseScheme}
            choices={schemes.map(({ comboCode, title }) => ({ value: comboCode, text: title }))}
          />
        </Stack>
      ) : null}
      <Box role="group" label={copy.examples} className="hm-payout__examples">
        {examples
          .filter(({ bill: shown }) => hasDrugs || shown.totalFen > 0)
          .map((example) => {
            const filled = textsOf(example.bill)
            return (
              <Button
                key={example.title}
                size="s"
                className="hm-payout__example"
                pressed={JSON.stringify(filled) === JSON.stringify(texts)}
                onClick={() => setTexts(filled)}
              >
                {example.title}
              </Button>
            )
          })}
      </Box>
      <BillFields
        texts={texts}
        onChange={setTexts}
        names={[
          ...(hasHospital ? (['total', 'paid', 'selfPaid'] as const) : []),
          ...(hasDrugs ? (['drugs'] as const) : []),
        ]}
      />
      {hasPrior ? (
        <Checkbox checked={isPrior} onChange={setPrior}>
          {copy.prior}
        </Checkbox>
      ) : null}
      {bill && isBill(bill) ? (
        <PayoutResult bill={bill} payout={payoutOf(benefits, bill, { isPrior })} />
      ) : (
        <Box role="alert">
          <Text as="block" tone="danger">
            {bill ? copy.billProblem : copy.amountProblem}
          </Text>
        </Box>
      )}
      <Text as="block" size="s" tone="soft">
        {copy.note}
      </Text>
    </Stack>
  )
}

/** The fields of the form, and the amounts in yuan as they are typed. */
const fields = ['total', 'paid', 'selfPaid', 'drugs'] as const
type FieldName = (typeof fields)[number]
type BillTexts = Readonly<Record<FieldName, string>>

const textsOf = ({ totalFen, paidFen, selfPaidFen, drugsFen }: Bill): BillTexts => {
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
const billOf = (texts: BillTexts): Bill | undefined => {
  const [totalFen, paidFen, selfPaidFen, drugsFen] = fields.map((name) => fenOf(texts[name]))
  if (totalFen === undefined || paidFen === undefined) return undefined
  if (selfPaidFen === undefined || drugsFen === undefined) return undefined
  return { totalFen, paidFen, selfPaidFen, drugsFen }
}

/** The amounts of a bill, as far as the product pays for them. */
const BillFields = ({
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
