import { fetchRenewalProduct } from '@/api/catalogue'
import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import type { ProductId } from '@/contract/fields'
import { getPageInfo, type PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { cities } from '@/copy/product/cities'
import { policies } from '@/copy/records/policies'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { productPage } from '@/stores/product-page'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Period } from '@/ui/display/period'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { useLoad } from '@/ui/load/use-load'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { wx, wx as copy } from '../copy'
import { LastYear } from './last-year'
import { Offer } from './offer'

interface Loaded {
  /** The product that was bought. */
  before: ProductPage
  /** The product that renews it. */
  page: ProductPage
  info: PageInfo
}

const load = async (product: ProductId): Promise<Answer<Loaded>> => {
  const [before, productCode] = await Promise.all([
    productPage(product),
    fetchRenewalProduct(product),
  ])
  if (!before.ok) return before
  if (!productCode.ok) return productCode
  const renewed = { cityCode: product.cityCode, productCode: productCode.value }
  const [page, info] = await Promise.all([
    productPage(renewed),
    send(getPageInfo, { ...renewed, version: 3 }),
  ])
  if (!info.ok) return info
  return page.ok
    ? { ok: true, value: { before: before.value, page: page.value, info: info.value } }
    : page
}

/** Renews last year's cover. The configuration names the product for it. */
export const WxRenewal = ({ product }: { product: ProductId }) => {
  const { state, again } = useLoad(productKey(product), () => load(product))
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={copy.renewal}
        back={pathTo('insure')}
        state={state}
        words={product}
        onRetry={again}
        missing={{
          title: copy.missing,
          wayOn: <Link to={pathTo('insure')}>{cities.title}</Link>,
        }}
      />
    )
  const { before, page, info } = state.value
  return (
    <Offer page={page} info={info} title={copy.renewal} action={wx.renewNow} renewing>
      <Card title={fill(copy.renewalLead, { NAME: before.productName })}>
        <Facts
          facts={[
            { name: copy.renewAs, value: page.productName },
            { name: policies.period, value: <Period of={info} /> },
          ]}
        />
        <Text as="block" size="s" tone="soft">
          {copy.again}
        </Text>
      </Card>
      <LastYear page={before} />
    </Offer>
  )
}
