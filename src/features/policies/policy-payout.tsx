import { fetchPayoutGuide } from '@/api/payout-guide'
import type { PolicyDetail } from '@/contract/policy'
import { payout as copy } from '@/copy/product/payout'
import { productKey } from '@/stores/catalogue'
import { Skeleton } from '@/ui/display/skeleton'
import { FoldedCard } from '@/ui/layout/folded-card'
import { later } from '@/ui/load/later'

const PayoutPanel = later(
  async () => (await import('@/blocks/payout/payout-panel')).PayoutPanel,
  <Skeleton lines={6} />,
)

/** What the plan of this policy pays for a bill. */
export const PolicyPayout = ({ policy }: { policy: PolicyDetail }) =>
  policy.hasPayout ? (
    <FoldedCard title={copy.title}>
      <PayoutPanel
        name={productKey(policy)}
        load={() => fetchPayoutGuide(policy)}
        words={policy}
        scheme={policy.comboTitle}
      />
    </FoldedCard>
  ) : null
