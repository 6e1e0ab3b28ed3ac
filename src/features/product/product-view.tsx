import type { PageInfo } from '@/contract/page-info'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { dayOf } from '@/domain/time/day'
import { Period } from '@/ui/display/period'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { later } from '@/ui/load/later'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { BuyBar } from './buy-bar'
import { Hero } from './hero'
import './product.css'

const BelowTheFold = later(
  async () => (await import('./below-the-fold')).BelowTheFold,
  <Card>
    <Skeleton height={300} />
  </Card>,
)

/**
 * A product's page. The gateway draws it by this component too, before any script runs: what is
 * above the fold may ask nothing but its properties.
 */
export const ProductView = ({
  page,
  info,
  onBuy,
}: {
  page: ProductPage
  info: PageInfo | undefined
  onBuy: () => void
}) => (
  <PageShell
    title={page.shortName}
    header="hidden"
    theme={page.colorSet}
    bottom={<BuyBar page={page} info={info} onBuy={onBuy} />}
  >
    <Hero page={page} />
    <KeyFacts page={page} saleEnd={info && lastDayOfSale(info.saleEndAt)} cover={info} />
    <BelowTheFold page={page} info={info} />
  </PageShell>
)

/** The sale ends before `saleEndAt`: at midnight that is the day before. */
const lastDayOfSale = (saleEndAt: string): string => dayOf(Date.parse(saleEndAt) - 1)

const KeyFacts = ({
  page,
  saleEnd,
  cover,
}: {
  page: ProductPage
  saleEnd: string | undefined
  cover: PageInfo | undefined
}) => (
  <Box className="hm-product__facts">
    <Text as="block" bold>
      {page.filedName}
    </Text>
    <Text as="block" size="s" tone="soft">
      {fill(front.applicableRegion, { REGION: page.applicableRegion })}
    </Text>
    {cover ? (
      <Text as="block" size="s" tone="soft" numeric>
        {front.effectivePeriod}
        <Period of={cover} />
      </Text>
    ) : null}
    {saleEnd ? (
      <Text as="block" size="s" tone="soft" numeric>
        {fill(front.saleUntil, { DAY: saleEnd })}
      </Text>
    ) : null}
  </Box>
)
