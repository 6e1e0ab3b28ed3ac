import type { RenewalSwitch } from '@/contract/renewal'
import { fill } from '@/copy/fill'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { renewalContract as copy } from './copy/renewal-contract'
import { isOtherProduct, renewalChanges } from './renewal-changes'

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
