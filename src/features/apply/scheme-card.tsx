import type { PageInfo } from '@/contract/page-info'
import { insurants as copy } from '@/copy/product/insurants'
import { fillPurchase, usePurchase } from '@/stores/purchase'
import { Card } from '@/ui/layout/card'
import { RadioGroup } from '@/ui/primitives/radio-group'
import { Text } from '@/ui/primitives/text'

/** Which protect scheme everybody gets; nothing where there is no choice. */
export const SchemeCard = ({ scheme }: { scheme: PageInfo['protectScheme'] }) => {
  const comboCode = usePurchase((state) => state.comboCode)
  if (!scheme.selectable) return null
  const chosen = scheme.schemeList.find((combo) => combo.comboCode === comboCode)
  return (
    <Card title={copy.scheme}>
      <RadioGroup
        label={copy.scheme}
        value={comboCode}
        choices={scheme.schemeList.map((combo) => ({ value: combo.comboCode, text: combo.title }))}
        onChange={(value) => fillPurchase({ comboCode: value })}
      />
      {chosen?.desc ? (
        <Text as="block" size="s" tone="soft">
          {chosen.desc}
        </Text>
      ) : null}
    </Card>
  )
}
