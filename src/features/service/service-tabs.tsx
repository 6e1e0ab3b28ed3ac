import type { ComponentType } from 'react'
import { service as copy } from '@/copy/product/service'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { PageShell } from '@/ui/shell/page-shell'
import { Tabs } from '@/ui/tabs/tabs'
import { CareGuide } from './care-guide'
import { ClaimService } from './claim-service'
import { FamilyHome } from './family-home'

export type ServiceTab = 'policy' | 'care' | 'claim'

const panels: Record<ServiceTab, ComponentType> = {
  policy: FamilyHome,
  care: CareGuide,
  claim: ClaimService,
}

/** The services for a policyholder. Every tab has its own address. */
export const ServiceTabs = ({ tab = 'policy' }: { tab?: ServiceTab | undefined }) => {
  const Panel = panels[tab]
  return (
    <PageShell title={copy.title} back={pathTo('insure')}>
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
