import { useState } from 'react'
import { fetchPayoutGuide } from '@/api/catalogue'
import { product } from '@/copy/product/product'
import { productKey } from '@/stores/catalogue'
import { payout as copy } from '@/subjects/product'
import { loadPayoutPanel } from '@/subjects/product'
import { Skeleton } from '@/ui/display/skeleton'
import { Stack } from '@/ui/layout/stack'
import { later } from '@/ui/load/later'
import { Button } from '@/ui/primitives/button'
import type { PayoutFoldSide } from './payout-fold.types'

const PayoutPanel = later(async () => (await loadPayoutPanel()).PayoutPanel, <Skeleton lines={6} />)
const PANEL_ID = 'payout-panel'

/** The payout calculator below the coverage table. It loads when the user opens it. */
export const PayoutFold: PayoutFoldSide = ({ page }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack id={PANEL_ID} gap={3} className="hm-section__note">
      <Button block expanded={isOpen} controls={PANEL_ID} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.close : product.payout}
      </Button>
      {isOpen ? (
        <PayoutPanel name={productKey(page)} load={() => fetchPayoutGuide(page)} words={page} />
      ) : null}
    </Stack>
  )
}
