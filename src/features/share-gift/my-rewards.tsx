import { shareGift as copy } from '@/copy/product/share-gift'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { StatePanel } from '@/ui/display/state-panel'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

/** What sharing has earned: nothing while no campaign runs. */
export const MyRewards = () => (
  <PageShell title={copy.rewardsTitle} back={pathTo('shareHome')}>
    <StatePanel picture="empty" title={copy.noRewards} text={copy.noRewardsText}>
      <Button kind="primary" size="l" block onClick={() => go(pathTo('shareHome'))}>
        {copy.toShare}
      </Button>
    </StatePanel>
  </PageShell>
)
