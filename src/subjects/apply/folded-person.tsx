import { fill } from '@/copy/fill'
import { genders } from '@/copy/product/people'
import { apply as copy } from '@/copy/purchase/apply'
import { Money } from '@/ui/display/money'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import type { PersonSummary } from './summary'

/** Separates two facts. A line breaks after it, never before. */
const BESIDE = '\u00a0· '

/** A person in one line: 赵母 · 女 · 68岁 · 1958-03-01出生 · ¥199. */
export const FoldedPerson = ({
  relation,
  person: { name, gender, age, birthOn },
  premiumFen,
  action,
}: {
  relation: string
  person: PersonSummary
  premiumFen: number | undefined
  /** The action, which opens the fields again. */
  action: { text: string; label: string; onClick: () => void; focused?: boolean }
}) => (
  <Box className="hm-folded">
    <Box className="hm-folded__words">
      <Text as="block" size="s" tone="soft">
        {relation}
      </Text>
      <Text as="block" numeric>
        {[
          name,
          gender && genders[gender],
          age === undefined ? undefined : fill(copy.age, { N: age }),
          birthOn && fill(copy.born, { DAY: birthOn }),
        ]
          .filter(Boolean)
          .join(BESIDE)}
        {premiumFen === undefined ? null : (
          <>
            {BESIDE}
            <Money fen={premiumFen} trimZeros />
          </>
        )}
      </Text>
    </Box>
    <Button kind="text" label={action.label} focused={action.focused} onClick={action.onClick}>
      {action.text}
    </Button>
  </Box>
)
