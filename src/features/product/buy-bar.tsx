import { StickyBar } from '@/blocks/sticky-bar/sticky-bar'
import type { PageInfo } from '@/contract/page-info'
import { insure } from '@/copy/product/insure'
import { product } from '@/copy/product/product'
import { Money } from '@/ui/display/money'
import { Text } from '@/ui/primitives/text'

/** Price and the one thing to do, always in reach. */
export const BuyBar = ({ info, onBuy }: { info: PageInfo | undefined; onBuy: () => void }) => {
  const closed = info !== undefined && !info.isSellTime
  return (
    <StickyBar
      summary={
        info ? (
          <>
            <Money fen={info.fromPremiumFen} trimZeros size="xl" bold tone="accent" />
            <Text as="block" size="s" tone="soft">
              {product.perPersonYear}
            </Text>
          </>
        ) : null
      }
      action={{
        text: closed ? insure.closed : insure.insureNow,
        disabled: closed,
        onClick: onBuy,
      }}
    />
  )
}
