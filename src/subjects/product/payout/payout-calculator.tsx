import { useState } from 'react'
import type { PayoutGuide } from '@/contract/guides'
import { payout as copy } from '@/copy/product/payout'
import { isBill, payoutOf, type Bill, type BillPart } from '@/domain/money/payout'
import { Stack } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Checkbox } from '@/ui/primitives/checkbox'
import { Label } from '@/ui/primitives/label'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'
import { BillFields, billOf, textsOf, type BillTexts } from './bill-fields'
import './payout.css'
import { PayoutResult } from './payout-result'

const NO_BILL: Bill = { totalFen: 0, paidFen: 0, selfPaidFen: 0, drugsFen: 0 }
const SCHEME_ID = 'payout-scheme'

/**
 * What a product pays for a bill, as a picture. It begins with an example, which is computed by the
 * same rule as everything that a user types.
 */
export const PayoutCalculator = ({
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
