import { useEffect } from 'react'
import type { ProductId } from '@/contract/fields'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { insure } from '@/copy/product/insure'
import { product as copy } from '@/copy/product/product'
import { wording } from '@/copy/product/wording'
import { shell } from '@/copy/shell/shell'
import { dayOf } from '@/domain/time/day'
import { traceStep } from '@/flows/trace'
import { removeFirstScreen } from '@/platform/first-screen'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { Row } from '@/ui/layout/stack'
import { Box } from '@/ui/primitives/box'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { ElderSwitch } from '@/ui/shell/elder-switch'
import { PageShell } from '@/ui/shell/page-shell'
import { BuyBar } from './buy-bar'
import { Hero } from './hero'
import { ProductMissing } from './missing'
import { SectionContent } from './sections/registry'
import { Share } from './share'
import { SignOut } from './sign-out'
import { usePageInfo, useProductPage } from './use-product'
import './product.css'

/** The insure page: what the product is, and the way in. */
export const ProductHome = ({ product }: { product: ProductId }) => {
  const { state, again } = useProductPage(product)
  const info = usePageInfo(product).state
  const page = state.status === 'ready' ? state.value : undefined

  useEffect(() => {
    if (!page) return
    const { cityCode, productCode, pageVersion } = page
    traceStep({ cityCode, productCode, type: 'ENTER', pageId: 'insure', pageVersion })
  }, [page])

  useEffect(() => {
    if (state.status !== 'loading') removeFirstScreen()
  }, [state.status])

  if (state.status === 'failed') return <ProductMissing error={state.error} onRetry={again} />
  if (!page) return <ProductLoading />

  const now = info.status === 'ready' ? info.value : undefined
  const buy = () => go(pathTo('insureApply', { ...product }))
  return (
    <PageShell
      title={page.shortName}
      header="hidden"
      theme={page.colorSet}
      bottom={<BuyBar info={now} onBuy={() => void buy()} />}
    >
      <Hero page={page} />
      <KeyFacts
        page={page}
        saleEnd={now && lastDayOfSale(now.saleEndAt)}
        cover={now && [now.effectiveOn, now.expireOn]}
      />
      <Box className="hm-product__sections">
        {page.sections.map((section) => (
          <Card key={section.kind + section.title} title={section.title}>
            <SectionContent section={section} page={page} info={now} />
          </Card>
        ))}
      </Box>
      <Footer page={page} />
    </PageShell>
  )
}

/** The sale ends before `saleEndAt`: at midnight that is the day before. */
const lastDayOfSale = (saleEndAt: string): string => dayOf(Date.parse(saleEndAt) - 1)

const KeyFacts = ({
  page,
  saleEnd,
  cover,
}: {
  page: ProductPage
  saleEnd: string | undefined
  cover: readonly [string, string] | undefined
}) => (
  <Box className="hm-product__facts">
    <Text as="block" bold>
      {page.filedName}
    </Text>
    <Text as="block" size="s" tone="soft">
      {fill(copy.applicableRegion, { REGION: page.applicableRegion })}
    </Text>
    {cover ? (
      <Text as="block" size="s" tone="soft" numeric>
        {fill(insure.effectivePeriod, { START: cover[0], END: cover[1] })}
      </Text>
    ) : null}
    {saleEnd ? (
      <Text as="block" size="s" tone="soft" numeric>
        {fill(copy.saleUntil, { DAY: saleEnd })}
      </Text>
    ) : null}
  </Box>
)

const Footer = ({ page }: { page: ProductPage }) => {
  const { cityCode, productCode } = page
  return (
    <Box className="hm-product__footer">
      <Row spread="start" gap={5} wrap>
        <Link to={pathTo('orderCenter', { cityCode, productCode })}>
          {wording(page).orderCenter}
        </Link>
        <Link to={pathTo('policyList', { cityCode, productCode })}>{insure.myPolicies}</Link>
        <Share page={page} />
        <ElderSwitch />
        <SignOut />
      </Row>
      <Text as="block" size="s" tone="soft" numeric>
        {shell.servicePhone} {page.servicePhone}
      </Text>
    </Box>
  )
}

const ProductLoading = () => (
  <PageShell title={insure.title} header="hidden">
    <Skeleton height={240} />
    <Card>
      <Skeleton lines={3} />
    </Card>
    <Card>
      <Skeleton lines={5} />
    </Card>
  </PageShell>
)
