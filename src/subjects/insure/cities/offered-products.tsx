import type { City, OfferedProduct } from '@/contract/city'
import { fill } from '@/copy/fill'
import { cities as copy } from '@/copy/product/cities'
import { front } from '@/copy/product/front'
import { saleAt, salePeriod } from '@/domain/time/sale-window'
import { now } from '@/platform/clock'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { StatusTag } from '@/ui/display/status-tag'
import { Row, Stack } from '@/ui/layout/stack'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'

/** The products of a city with their lowest premium and whether they are on sale. */
export const OfferedProducts = ({ city }: { city: City }) => {
  const compared = city.products.filter(({ ofHomes }) => !ofHomes)
  return (
    <Stack gap={3}>
      {city.products.map((product) => (
        <Link
          key={product.productCode}
          to={pathTo('insure', { cityCode: city.cityCode, productCode: product.productCode })}
          className="hm-cities__product"
          style={{ '--hm-product': product.baseColor }}
        >
          <Row gap={2} spread="between">
            <Text bold>{product.productName}</Text>
            <SaleTag {...product} />
          </Row>
          <Text as="block" size="s" tone="soft">
            {product.slogan}
          </Text>
          <Text as="block" size="s">
            {front.yearly}{' '}
            <Money
              fen={product.fromPremiumFen}
              trimZeros
              unit={product.onePrice ? '' : front.andUp}
            />
          </Text>
        </Link>
      ))}
      {compared.length > 1 ? (
        <Link to={pathTo('compareProducts', { cityCode: city.cityCode })}>
          {fill(copy.compare, { N: String(compared.length) })}
        </Link>
      ) : null}
    </Stack>
  )
}

const SaleTag = (product: OfferedProduct) => {
  switch (saleAt({ now: now(), ...salePeriod(product) }).state) {
    case 'open':
      return <StatusTag tone="good" text={copy.onSale} />
    case 'before':
      return <StatusTag tone="soon" text={copy.before} />
    case 'ended':
      return <StatusTag tone="over" text={copy.ended} />
  }
}
