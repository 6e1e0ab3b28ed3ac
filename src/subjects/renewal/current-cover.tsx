import type { RenewalSwitch } from '@/contract/renewal'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Text } from '@/ui/primitives/text'
import { renewalContract as copy } from './copy/renewal-contract'

/**
 * The policy that is renewed, shown before signing. An older gateway sends no data, so nothing is
 * shown.
 */
export const CurrentCover = ({ known: { current, family } }: { known: RenewalSwitch }) => {
  if (!current) return null
  const plans = [...new Set(family.map(({ comboTitle }) => comboTitle))].filter(Boolean)
  return (
    <Card
      title={current.productName}
      aside={
        <Text size="s" tone="soft">
          {copy.current}
        </Text>
      }
    >
      <Facts
        label={copy.current}
        facts={[
          ...(plans.length > 0 ? [{ name: copy.plan, value: plans.join('、') }] : []),
          { name: copy.period, value: <Period of={current} /> },
        ]}
      />
    </Card>
  )
}
