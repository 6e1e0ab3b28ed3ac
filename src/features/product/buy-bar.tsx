import type { PageInfo } from '@/contract/page-info'
import { insure } from '@/copy/product/insure'
import { product } from '@/copy/product/product'
import { Money } from '@/ui/display/money'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** Price and the one thing to do, always in reach. */
export const BuyBar = ({ info, onBuy }: { info: PageInfo | undefined; onBuy: () => void }) => (
  <Box className="hm-buybar">
    <Box className="hm-buybar__price">
      {info ? (
        <>
          <Money fen={info.fromPremiumFen} trimZeros size="xl" bold tone="accent" />
          <Text as="block" size="s" tone="soft">
            {product.perPersonYear}
          </Text>
        </>
      ) : null}
    </Box>
    <Button
      kind="primary"
      size="l"
      className="hm-buybar__go"
      disabled={info !== undefined && !info.isSellTime}
      onClick={onBuy}
    >
      {info !== undefined && !info.isSellTime ? insure.closed : insure.insureNow}
    </Button>
  </Box>
)
