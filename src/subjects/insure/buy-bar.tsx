import type { PageInfo } from '@/contract/product'
import type { ProductPage } from '@/contract/product-page'
import { front } from '@/copy/product/front'
import { wording } from '@/copy/product/wording'
import { buttons } from '@/copy/shell/buttons'
import { isOnePrice } from '@/domain/money/one-price'
import { StickyBar } from '@/ui/blocks/sticky-bar/sticky-bar'
import { Money } from '@/ui/display/money'
import { Box } from '@/ui/primitives/box'
import { Text } from '@/ui/primitives/text'
import { WideSummary } from './wide-summary'

/** Whether the product is known not to be on sale. It can be booked then. */
export const isClosed = (info: PageInfo | undefined): boolean =>
  info !== undefined && !info.isSellTime

/** A stopped sale cannot be booked: nobody knows when it goes on. */
const buyText = (info: PageInfo | undefined): string => {
  if (info?.stopWords !== undefined) return front.paused
  return isClosed(info) ? buttons.bookNow : front.insureNow
}

/** The price and the main action, always visible. A product that is not on sale can be booked. */
export const BuyBar = ({
  page,
  info,
  onBuy,
}: {
  page: ProductPage
  info: PageInfo | undefined
  onBuy: () => void
}) => (
  <StickyBar
    summary={
      info ? (
        <>
          <WideSummary page={page} info={info} />
          <Box className="hm-bar__price">
            <Money fen={info.fromPremiumFen} trimZeros size="xl" bold tone="accent" />
            {isOnePrice(info.tariff) ? null : (
              <Text bold tone="accent">
                {front.andUp}
              </Text>
            )}
          </Box>
          <Text as="block" size="s" tone="soft" className="hm-bar__unit">
            {wording(page).perYear}
          </Text>
        </>
      ) : null
    }
    action={{
      text: buyText(info),
      onClick: onBuy,
    }}
  />
)
