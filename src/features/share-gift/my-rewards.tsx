import { shareGift as copy } from '@/copy/product/share-gift'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { Money } from '@/ui/display/money'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'

/** What sharing has earned: nothing while no campaign runs. */
export const MyRewards = () => (
  <PageShell title={copy.rewardsTitle} back={pathTo('shareHome')}>
    <Card>
      <Facts facts={[{ name: copy.balance, value: <Money fen={0} /> }]} label={copy.balance} />
    </Card>
    <StatePanel picture="empty" title={copy.noRewards} text={copy.noRewardsText}>
      <Button kind="primary" size="l" block onClick={() => go(pathTo('shareHome'))}>
        {copy.toShare}
      </Button>
    </StatePanel>
  </PageShell>
)
