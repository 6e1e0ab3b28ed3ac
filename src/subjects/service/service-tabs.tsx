import { type ComponentType, useContext } from 'react'
import { fetchClaimGuide } from '@/api/catalogue'
import type { ProductPage } from '@/contract/product-page'
import { fill } from '@/copy/fill'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { productKey } from '@/stores/catalogue'
import { FamilyHome } from '@/subjects/family'
import { elderDoors, callDoor, ElderDoors } from '@/subjects/product'
import { StepList } from '@/ui/blocks/step-list/step-list'
import { useLoad } from '@/ui/load/use-load'
import { CallPhone } from '@/ui/shell/call-phone'
import { useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { Tabs } from '@/ui/tabs/tabs'
import { isForDrugs, ClaimLinks } from './claim-links'
import { ClaimService } from './claim-service'
import { claimSteps, service as copy } from './copy'
import { ServicePhone, useProductOfVisit } from './service-phone'

/** How to see a doctor so that everything due is paid. */
const CareGuide = () => {
  const page = useProductOfVisit()
  return (
    <>
      <ServicePhone />
      {page ? <OfProduct page={page} /> : <CareSteps hasDrugs />}
      <ClaimLinks page={page} other="claim" />
    </>
  )
}

/** The hospitals are those of the product. Until they are known, the clauses are named. */
const OfProduct = ({ page }: { page: ProductPage }) => {
  const { state } = useLoad(productKey(page), () => fetchClaimGuide(page))
  const hospitals = state.status === 'ready' ? state.value.hospitals : undefined
  return <CareSteps hospitals={hospitals} hasDrugs={isForDrugs(page)} />
}

const CareSteps = ({
  hospitals = copy.careHospitals,
  hasDrugs,
}: {
  hospitals?: string | undefined
  hasDrugs: boolean
}) => (
  <StepList
    label={copy.care}
    steps={[
      { title: copy.careBeforeTitle, text: fill(copy.careBeforeText, { HOSPITALS: hospitals }) },
      { title: copy.careDuringTitle, text: copy.careDuringText },
      ...(hasDrugs ? [{ title: copy.careDrugTitle, text: copy.careDrugText }] : []),
      { title: copy.careAfterTitle, text: copy.careAfterText },
    ]}
  />
)

type ServiceTab = 'policy' | 'care' | 'claim'

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
          { value: 'claim', text: claimSteps.claim },
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
