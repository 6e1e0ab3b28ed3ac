import { product as copy } from '@/copy/product/product'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import type { PayoutFoldSide } from './payout-fold.types'

/** The main package has no room for the calculator. It stands among the help for claims. */
export const PayoutFold: PayoutFoldSide = ({ page: { cityCode, productCode } }) => (
  <Box className="hm-section__note">
    <Button
      block
      onClick={() => go(pathTo('serviceTabs', { tab: 'claim', cityCode, productCode }))}
    >
      {copy.payout}
    </Button>
  </Box>
)
