import { useState } from 'react'
import { fetchPayoutGuide } from '@/api/payout-guide'
import type { ProductPage } from '@/contract/product-page'
import { payout as copy } from '@/copy/product/payout'
import { productKey } from '@/stores/catalogue'
import { Skeleton } from '@/ui/display/skeleton'
import { Stack } from '@/ui/layout/stack'
import { later } from '@/ui/load/later'
import { Button } from '@/ui/primitives/button'

const PayoutPanel = later(
  async () => (await import('@/blocks/payout/payout-panel')).PayoutPanel,
  <Skeleton lines={6} />,
)
const PANEL_ID = 'payout-panel'

/** The payout calculator below the coverage table. It loads when the user opens it. */
export const PayoutFold = ({ page }: { page: ProductPage }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack id={PANEL_ID} gap={3} className="hm-section__note">
      <Button block expanded={isOpen} controls={PANEL_ID} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.close : copy.open}
      </Button>
      {isOpen ? (
        <PayoutPanel name={productKey(page)} load={() => fetchPayoutGuide(page)} words={page} />
      ) : null}
    </Stack>
  )
}
