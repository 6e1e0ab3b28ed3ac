import { product } from '@/copy/product/product'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import type { SectionBody } from './types'

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
