import type { RenewalChange, RenewalSwitch } from '@/contract/renewal'
import { fill } from '@/copy/fill'
import { insuredNameText } from '@/copy/product/insured-name'
import { renewal } from '@/copy/records/renewal'
import { yuanText } from '@/domain/money/money'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { renewalContract as copy } from './copy'

/** Whether the policy is renewed as another product than it is now. */
export const isOtherProduct = ({ becomes, current }: RenewalSwitch): boolean =>
  becomes !== undefined && current !== undefined && becomes.productCode !== current.productCode

/** What a renewal changes: the premium of each person, and then the benefits. */
const renewalChanges = ({ becomes, family }: RenewalSwitch): RenewalChange[] => [
  ...family.flatMap((person): RenewalChange[] => {
    const { currentFen, premiumFen } = person
    if (currentFen === undefined || currentFen === premiumFen) return []
    return [
      {
        name: `${copy.cost}（${insuredNameText(person)}）`,
        before: yuanText({ fen: currentFen }),
        after: yuanText({ fen: premiumFen }),
      },
    ]
  }),
  ...(becomes?.changes ?? []),
]

/** The dates of a renewal and how it is paid. */
export const dateFacts = ({ dates }: RenewalSwitch) => [
  { name: copy.noticeOn, value: dates.noticeOn },
  { name: renewal.dueOn, value: dates.dueOn },
  { name: copy.effectiveOn, value: dates.effectiveOn },
  { name: copy.way, value: copy.wayText },
]

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

/**
 * The product as which the policy is renewed, its new period, and what changes. Nobody should sign
 * for a product that the page does not name. An older gateway sends no data, so nothing is shown.
 */
export const NextCover = ({ known }: { known: RenewalSwitch }) => {
  const { becomes, current } = known
  if (!becomes) return null
  const changes = renewalChanges(known)
  const isOther = isOtherProduct(known)
  return (
    <Card title={copy.becomes}>
      <Stack gap={2}>
        {isOther && current ? (
          <Text as="block" bold>
            {fill(copy.otherProduct, { before: current.productName, after: becomes.productName })}
          </Text>
        ) : null}
        {known.mustAgreeAgain ? <Text as="block">{copy.agreeAgain}</Text> : null}
        <Facts
          label={copy.becomes}
          facts={[
            { name: copy.product, value: becomes.productName },
            { name: copy.period, value: <Period of={becomes} /> },
            ...(!isOther && changes.length === 0
              ? [{ name: copy.changes, value: copy.unchanged }]
              : []),
          ]}
        />
        {changes.length > 0 ? (
          <List label={copy.changes}>
            {changes.map(({ name, before, after }) => (
              <ListItem key={name} className="hm-renewal__change">
                <Text as="block" bold>
                  {name}
                </Text>
                <Text as="block" size="s" tone="soft" numeric>
                  {fill(copy.now, { text: before ?? copy.absent })}
                </Text>
                <Text as="block" size="s" numeric>
                  {fill(copy.then, { text: after ?? copy.absent })}
                </Text>
              </ListItem>
            ))}
          </List>
        ) : null}
      </Stack>
    </Card>
  )
}
