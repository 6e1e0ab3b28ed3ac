import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { insurants as copy } from '@/copy/product/insurants'
import { product } from '@/copy/product/product'
import { chosenScheme } from '@/domain/apply/protect-scheme'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { PlanCard, sharedBenefits } from '@/subjects/product'
import { Card } from '@/ui/layout/card'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'

/**
 * Chooses the protect scheme for all insured persons by its differences; nothing if there is no
 * choice.
 */
export const SchemeCard = ({ page, info }: { page: ProductPage; info: PageInfo }) => {
  const comboCode = usePurchase((state) => state.comboCode)
  const { schemeList } = info.protectScheme
  if (!chosenScheme({ scheme: info.protectScheme }).canChoose) return null
  const rows = page.sections.find((section) => section.kind === 'plans')?.rows ?? []
  const both = sharedBenefits(rows)
  const chosen = schemeList.find((combo) => combo.comboCode === comboCode)
  return (
    <Card title={copy.scheme}>
      <RadioGroup
        label={copy.scheme}
        look="cards"
        value={comboCode}
        choices={schemeList.map((combo, index) => ({
          value: combo.comboCode,
          text: combo.title,
          body: <PlanCard {...combo} index={index} rows={rows} tariff={info.tariff} />,
        }))}
        onChange={(value) => fillPurchase({ comboCode: value })}
      />
      {both.length > 0 ? (
        <Text as="block" size="s" tone="soft" className="hm-plans__both">
          {fill(product.both, { NAMES: both.join('、') })}
        </Text>
      ) : chosen?.desc ? (
        <Text as="block" size="s" tone="soft" className="hm-plans__both">
          {chosen.desc}
        </Text>
      ) : null}
    </Card>
  )
}
