import { useContext, type ComponentType } from 'react'
import { service as copy } from '@/copy/product/service'
import { elderDoors } from '@/copy/shell/elder-doors'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { FamilyHome } from '@/subjects/family'
import { callDoor, ElderDoors } from '@/subjects/product'
import { CallPhone } from '@/ui/shell/call-phone'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { Tabs } from '@/ui/tabs/tabs'
import { CareGuide } from './care-guide'
import { ClaimService } from './claim-service'

export type ServiceTab = 'policy' | 'care' | 'claim'

const panels: Record<ServiceTab, ComponentType> = {
  policy: FamilyHome,
  care: CareGuide,
  claim: ClaimService,
}

/** The services for a policyholder. Every tab has its own address. */
export const ServiceTabs = ({ tab = 'policy' }: { tab?: ServiceTab | undefined }) => {
  const Panel = panels[tab]
  const elder = useElderMode()
  return (
    <PageShell title={copy.title} back={pathTo('insure')}>
      {elder && tab === 'policy' ? <ElderWays /> : null}
      <Tabs
        label={copy.tabs}
        tabs={[
          { value: 'policy', text: copy.policy },
          { value: 'care', text: copy.care },
          { value: 'claim', text: copy.claim },
        ]}
        value={tab}
        onChange={(next) => void replace(pathTo('serviceTabs', { tab: next }))}
      >
        <Panel />
      </Tabs>
    </PageShell>
  )
}

/** What elderly visitors come to this page for besides the cover below. */
const ElderWays = () => (
  <ElderDoors
    doors={[
      { name: 'buy', icon: 'shield', text: elderDoors.buy, to: pathTo('insure') },
      {
        name: 'claim',
        icon: 'hospital',
        text: elderDoors.claim,
        to: pathTo('serviceTabs', { tab: 'claim' }),
      },
      callDoor(useContext(CallPhone)),
    ]}
  />
)
