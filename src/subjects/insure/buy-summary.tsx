import { useState } from 'react'
import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { front } from '@/copy/product/front'
import { product as copy } from '@/copy/product/product'
import { wording } from '@/copy/product/wording'
import { policies } from '@/copy/records/policies'
import { isOnePrice } from '@/domain/money/one-price'
import { lastSaleDay } from '@/domain/time/sale-window'
import { Money } from '@/ui/display/money'
import { Period } from '@/ui/display/period'
import { Facts } from '@/ui/layout/facts'
import { Box } from '@/ui/primitives/box'
import { Select } from '@/ui/primitives/select'
import { Text } from '@/ui/primitives/text'
import './buy-summary.css'

/** What stands above the price where the window is wide: the key figures, and one's own price. */
export const BuySummary = ({ page, info }: { page: ProductPage; info: PageInfo }) => {
  const { cover } = page.hero
  const last = lastSaleDay(info)
  return (
    <Box className="hm-buy">
      <Text as="block" size="l" bold>
        {page.shortName}
      </Text>
      <Facts
        label={copy.keyFigures}
        facts={[
          ...(cover ? [{ name: cover.label, value: `${cover.amount}${cover.unit}` }] : []),
          ...(info.isSellTime ? [{ name: policies.period, value: <Period of={info} /> }] : []),
          {
            name: last === undefined ? copy.saleTime : copy.saleUntil,
            value: last ?? front.saleGoesOn,
          },
        ]}
      />
      {isOnePrice(info.tariff) ? null : <OwnPrice page={page} info={info} />}
    </Box>
  )
}

/** The premium of the plan and the age that the user chooses. */
const OwnPrice = ({ page, info: { tariff } }: { page: ProductPage; info: PageInfo }) => {
  const [chosen, setChosen] = useState('')
  const prices = tariff.flatMap(({ comboCode, title, bands }) =>
    bands.map(({ label, premiumFen }) => ({
      value: `${comboCode} ${label}`,
      text: tariff.length > 1 ? `${title} · ${label}` : label,
      premiumFen,
    })),
  )
  const price = prices.find(({ value }) => value === chosen)
  return (
    <Box className="hm-buy__own">
      <Select
        label={copy.ownPrice}
        placeholder={copy.ownPrice}
        value={chosen}
        choices={prices.map(({ value, text }) => ({ value, text }))}
        onChange={setChosen}
      />
      <Box role="status" className="hm-buy__price">
        {price ? (
          <>
            <Money fen={price.premiumFen} trimZeros size="l" bold tone="accent" />{' '}
            <Text size="s" tone="soft">
              {wording(page).perYear}
            </Text>
          </>
        ) : null}
      </Box>
    </Box>
  )
}
