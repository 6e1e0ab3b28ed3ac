import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { dayOf } from '@/domain/time/day'
import { lastSaleDay } from '@/domain/time/sale-window'
import { pathTo } from '@/routes/path-to'
import { Period } from '@/ui/display/period'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { later } from '@/ui/load/later'
import { Box } from '@/ui/primitives/box'
import { DrawnImage } from '@/ui/primitives/image'
import { Link } from '@/ui/primitives/link'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { useElderMode } from '@/ui/shell/elder-mode'
import { ElderSwitch } from '@/ui/shell/elder-switch'
import { PageShell } from '@/ui/shell/page-shell'
import { firstScreen } from '@/variants/first-screen'
import { BuyBar } from './buy-bar'
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
  if (info.stopWords !== undefined) return front.paused
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

/**
 * The hero: links to the user's records, name and slogan, the main amount, and a drawing of the
 * city.
 */
const Hero = ({ page }: { page: ProductPage }) => {
  const { title, slogan, tags, cover, art, deep, light } = firstScreen(page)
  return (
    <Box className="hm-hero" style={{ '--hm-hero-deep': deep, '--hm-hero-light': light }}>
      <Doors page={page} />
      <Text as="block" className="hm-hero__title" bold>
        {title}
      </Text>
      <Text as="block" className="hm-hero__slogan">
        {slogan}
      </Text>
      {cover ? (
        <Box className="hm-hero__cover">
          <Text as="block">{cover.label}</Text>
          <Box className="hm-hero__sum">
            <Text className="hm-hero__amount">{cover.amount}</Text>
            <Text className="hm-hero__unit">{cover.unit}</Text>
          </Box>
          <Text as="block">{cover.note}</Text>
        </Box>
      ) : null}
      <List className="hm-hero__tags">
        {tags.map((tag) => (
          <ListItem key={tag} className="hm-hero__tag">
            {tag}
          </ListItem>
        ))}
      </List>
      <Box className="hm-hero__ground">
        {art ? <DrawnImage className="hm-hero__art" drawing={art} /> : null}
      </Box>
    </Box>
  )
}

/** 长辈版 has larger buttons above; orders and policies are behind 我的保障 there. */
const Doors = ({ page }: { page: ProductPage }) => {
  const { cityCode, productCode } = page
  const elder = useElderMode()
  if (elder)
    return (
      <Box className="hm-hero__doors">
        <ElderSwitch className="hm-hero__door" />
      </Box>
    )
  return (
    <Box as="nav" label={front.mine} className="hm-hero__doors">
      <Link className="hm-hero__door" to={pathTo('orderCenter', { cityCode, productCode })}>
        {wording(page).orderCenter}
      </Link>
      <Link className="hm-hero__door" to={pathTo('policyList', { cityCode, productCode })}>
        {front.myPolicies}
      </Link>
      <Link
        className="hm-hero__door"
        to={pathTo('serviceTabs', { tab: 'policy', cityCode, productCode })}
      >
        {front.family}
      </Link>
      <ElderSwitch className="hm-hero__door" />
    </Box>
  )
}
