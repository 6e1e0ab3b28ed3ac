import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { PlanCard, sharedBenefits } from '@/subjects/product'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

/** The plans side by side with their differences. */
export const Plans: SectionBody<'plans'> = ({ section: { title, plans, rows }, info }) => {
  const both = sharedBenefits(rows)
  return (
    <>
      <List className="hm-plans" label={title}>
        {plans.map((plan, index) => (
          <ListItem key={plan.comboCode} className="hm-plan">
            <PlanCard {...plan} index={index} rows={rows} tariff={info?.tariff} />
          </ListItem>
        ))}
      </List>
      {both.length > 0 ? (
        <Text as="block" size="s" tone="soft" className="hm-plans__both">
          {fill(copy.both, { NAMES: both.join('、') })}
        </Text>
      ) : null}
    </>
  )
}
