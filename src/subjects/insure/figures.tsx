import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { product as copy } from '@/copy/product/product'
import { countText, sumText } from '@/domain/money/money'
import { Card } from '@/ui/layout/card'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'

/** What the operator states of the product, with the day and the source. Nothing if it states none. */
export const Figures = ({ of }: { of: ProductPage['figures'] }) => {
  if (!of) return null
  const { enrolled, claims, paidFen, biggestFen, asOf, source } = of
  const shown = [
    { label: copy.enrolled, value: enrolled && fill(copy.people, { N: countText(enrolled) }) },
    { label: copy.claims, value: claims && fill(copy.claimCount, { N: countText(claims) }) },
    { label: copy.paidSum, value: paidFen && sumText(paidFen) },
    { label: copy.biggest, value: biggestFen && sumText(biggestFen) },
  ].filter(({ value }) => value)
  if (shown.length === 0) return null
  return (
    <Card title={copy.figures}>
      <List className="hm-figures">
        {shown.map(({ label, value }) => (
          <ListItem key={label} className="hm-figure">
            <Text as="block" size="s" tone="soft">
              {label}
            </Text>
            <Text as="block" size="xl" bold numeric tone="accent">
              {value}
            </Text>
          </ListItem>
        ))}
      </List>
      <Box className="hm-section__note">
        <Text as="block" size="s" tone="soft">
          {fill(copy.figuresNote, { DAY: asOf, SOURCE: source })}
        </Text>
      </Box>
    </Card>
  )
}
