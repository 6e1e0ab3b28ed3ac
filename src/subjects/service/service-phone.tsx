import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productPage } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PhoneLink } from '@/ui/primitives/phone-link'
import { Text } from '@/ui/primitives/text'
import { housekeeper as keeper, service as copy } from './copy'

/** The page of the visit's product, once it has loaded. */
export const useProductOfVisit = (): ProductPage | undefined => {
  const { cityCode = '', productCode = '' } = useVisit(({ context }) => context)
  const { state } = useLoad(`${cityCode}_${productCode}`, () =>
    productPage({ cityCode, productCode }),
  )
  return state.status === 'ready' ? state.value : undefined
}

/** The service phone; without a known product a button to choose one. */
export const ServicePhone = () => {
  const page = useProductOfVisit()
  return (
    <Card title={copy.phone}>
      {page ? (
        <PhoneLink kind="primary" size="l" block phone={page.servicePhone}>
          {fill(keeper.call, { PHONE: page.servicePhone })}
        </PhoneLink>
      ) : (
        <Button kind="secondary" onClick={() => go(pathTo('insure'))}>
          {copy.choose}
        </Button>
      )}
      <Text as="block" size="s" tone="soft">
        {page ? page.productName : copy.callHint}
      </Text>
    </Card>
  )
}
