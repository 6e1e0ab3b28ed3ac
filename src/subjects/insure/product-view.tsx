import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { dayOf } from '@/domain/time/day'
import { lastSaleDay } from '@/domain/time/sale-window'
import { Period } from '@/ui/display/period'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { later } from '@/ui/load/later'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
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

/** Nothing that other visitors load. The placeholder is as high as the buttons. */
const ElderTop = later(
  async () => (await import('./elder-top')).ElderTop,
  <Skeleton height={116} />,
)

/**
 * A product's page. The gateway also draws it with this component before any script runs, so the
 * visible part may use only its props.
 */
export const ProductView = ({
  page,
  info,
  onBuy,
}: {
  page: ProductPage
  info: PageInfo | undefined
  onBuy: () => void
}) => {
  const elder = useElderMode()
  return (
    <PageShell
      title={page.shortName}
      header="hidden"
      theme={page.colorSet}
      bottom={<BuyBar page={page} info={info} onBuy={onBuy} />}
    >
      {elder ? <ElderTop page={page} info={info} onBuy={onBuy} /> : null}
      <Hero page={page} />
      <KeyFacts page={page} info={info} />
      <BelowTheFold page={page} info={info} />
    </PageShell>
  )
}

/** When the product is sold. A sale that goes on has no last day. */
const saleText = (info: PageInfo): string => {
  const DAY = lastSaleDay(info)
  if (DAY === undefined) return front.saleGoesOn
  const START = dayOf(Date.parse(info.saleStartAt))
  return fill(info.isSellTime ? front.saleUntil : front.saleDays, { START, DAY })
}

/** The coverage period of a policy bought today. It is not known while nothing is on sale. */
const KeyFacts = ({ page, info }: { page: ProductPage; info: PageInfo | undefined }) => (
  <Box className="hm-product__facts">
    <Text as="block" bold>
      {page.filedName}
    </Text>
    <Text as="block" size="s" tone="soft">
      {fill(front.applicableRegion, { REGION: page.applicableRegion })}
    </Text>
    {info?.isSellTime ? (
      <Text as="block" size="s" tone="soft" numeric>
        {front.effectivePeriod}
        <Period of={info} />
      </Text>
    ) : null}
    {info ? (
      <Text as="block" size="s" tone="soft" numeric>
        {saleText(info)}
      </Text>
    ) : null}
  </Box>
)
