import { send } from '@/api/client'
import { getRecommendInfo } from '@/contract/product'
import { front } from '@/copy/product/front'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { useLoad } from '@/ui/load/use-load'
import { Text } from '@/ui/primitives/text'
import { recommended as copy } from './copy/recommended'

/** Other products of the city, below a purchase; nothing if there are none or they did not load. */
export const Recommended = ({ policyId, cityCode }: { policyId: string; cityCode: string }) => {
  const { state } = useLoad(policyId, () =>
    send(getRecommendInfo, { scene: 'RESULT', policyId, cityCode }),
  )
  const list = state.status === 'ready' ? state.value.productList : []
  if (list.length === 0) return null
  return (
    <Card title={copy.title}>
      <LinkRows
        rows={list.map(({ cityCode: city, productCode, productName, slogan, fromFen }) => ({
          key: city + productCode,
          icon: 'shield',
          to: pathTo('insure', { cityCode: city, productCode }),
          words: (
            <>
              <Text as="block">
                {productName} <Money fen={fromFen} />
                {front.andUp}
              </Text>
              <Text as="block" size="s" tone="soft">
                {slogan}
              </Text>
            </>
          ),
        }))}
      />
    </Card>
  )
}
