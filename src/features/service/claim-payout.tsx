import { fetchPayoutGuide } from '@/api/payout-guide'
import { PayoutPanel } from '@/blocks/payout/payout-panel'
import type { ProductPage } from '@/contract/product-page'
import { payout as copy } from '@/copy/product/payout'
import { productKey } from '@/stores/catalogue'
import { FoldedCard } from '@/ui/layout/folded-card'

/** What the product of this visit pays for a bill, where that can be worked out. */
export const ClaimPayout = ({ page }: { page: ProductPage }) =>
  page.sections.some((section) => section.kind === 'coverage' && section.hasPayout) ? (
    <FoldedCard title={copy.title}>
      <PayoutPanel name={productKey(page)} load={() => fetchPayoutGuide(page)} words={page} />
    </FoldedCard>
  ) : null
