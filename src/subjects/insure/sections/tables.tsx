import { fill } from '@/copy/fill'
import { product } from '@/copy/product/product'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { Box } from '@/ui/primitives/box'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { PayoutFold } from './payout-fold'
import type { SectionBody } from './types'

/** A real table for screen readers, shown as a list of cards that fits 320 px. */
export const Coverage: SectionBody<'coverage'> = ({ section, page }) => (
  <>
    <Box role="table" label={section.title} className="hm-coverage">
      <Box role="row" className="hm-coverage__head">
        <Box role="columnheader">{product.cover}</Box>
        <Box role="columnheader">{product.amount}</Box>
        <Box role="columnheader">{product.deductible}</Box>
        <Box role="columnheader">{product.ratio}</Box>
      </Box>
      {section.rows.map((row) => (
        <Box key={row.name} role="row" className="hm-coverage__row">
          <Box role="rowheader" className="hm-coverage__name">
            <Text bold>{row.name}</Text>
            {row.detail ? (
              <Text as="block" size="s" tone="soft">
                {row.detail}
              </Text>
            ) : null}
          </Box>
          <Fact label={product.amount} value={row.amount} strong />
          <Fact label={product.deductible} value={row.deductible} />
          <Fact label={product.ratio} value={row.ratio} />
        </Box>
      ))}
    </Box>
    {section.hasPayout ? <PayoutFold page={page} /> : null}
    {page.hasComparison ? (
      <Link
        className="hm-section__note"
        to={pathTo('compareProducts', { cityCode: page.cityCode, productCode: page.productCode })}
      >
        {fill(product.compare, { CITY: page.cityName })}
      </Link>
    ) : null}
    {section.note ? (
      <Text as="block" size="s" tone="soft" className="hm-section__note">
        {section.note}
      </Text>
    ) : null}
  </>
)

const Fact = ({ label, value, strong }: { label: string; value: string; strong?: boolean }) => (
  <Box role="cell" className="hm-coverage__fact">
    <Text as="block" size="xs" tone="faint">
      {label}
    </Text>
    <Text as="block" numeric bold={strong} tone={strong ? 'accent' : 'ink'}>
      {value}
    </Text>
  </Box>
)

/** The tariff that the gateway charges. The page configuration has no prices. */
export const PriceTable: SectionBody<'priceTable'> = ({ section, info }) => {
  if (!info) return <Skeleton lines={4} />
  const schemes = info.tariff
  const [first] = schemes
  return (
    <>
      <Box role="table" label={section.title} className="hm-prices">
        <Box role="row" className="hm-prices__row hm-prices__row--head">
          <Box role="columnheader" className="hm-prices__cell">
            {product.age}
          </Box>
          {schemes.map(({ comboCode, title }) => (
            <Box key={comboCode} role="columnheader" className="hm-prices__cell hm-prices__price">
              {schemes.length > 1 ? title : product.premiumYear}
            </Box>
          ))}
        </Box>
        {first?.bands.map((band, row) => (
          <Box key={band.label} role="row" className="hm-prices__row">
            <Box role="rowheader" className="hm-prices__cell">
              {band.label}
            </Box>
            {schemes.map(({ comboCode, bands }) => {
              const cell = bands[row]
              return (
                <Box key={comboCode} role="cell" className="hm-prices__cell hm-prices__price">
                  {cell ? <Money fen={cell.premiumFen} trimZeros /> : '—'}
                </Box>
              )
            })}
          </Box>
        ))}
      </Box>
      {section.note ? (
        <Text as="block" size="s" tone="soft" className="hm-section__note">
          {section.note}
        </Text>
      ) : null}
    </>
  )
}
