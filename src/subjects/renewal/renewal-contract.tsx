import { renewal } from '@/copy/records/renewal'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { StatePanel } from '@/ui/display/state-panel'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { ChoosePolicy } from './choose-policy'
import { renewalContract as copy } from './copy/renewal-contract'
import { findRenewal } from './find-renewal'
import { RenewalOff } from './renewal-off'
import { RenewalOn } from './renewal-on'
import './renewal.css'

/** Auto-renewal of an order: its text, the agreement, its terms, and ending it. */
export const RenewalContract = ({
  policyId,
  by,
}: {
  policyId?: string | undefined
  by?: 'city' | undefined
}) => {
  const { context } = useVisit()
  const { cityCode, productCode } = context
  const asked = policyId === undefined ? { cityCode, productCode } : { policyId }
  const { state, again } = useLoad(JSON.stringify(asked), () => findRenewal(asked))
  useReturn(() => void again())
  const list = pathTo('policyList')
  const wayOn = (
    <Button kind="primary" onClick={() => replace(list)}>
      {copy.policies}
    </Button>
  )

  if (state.status !== 'ready')
    return (
      <PendingPage
        title={renewal.title}
        back={list}
        state={state}
        words={context}
        onRetry={again}
        missing={{ title: copy.nonePolicy, wayOn }}
      />
    )
  const found = state.value
  if (found.kind === 'NONE')
    return (
      <PageShell title={renewal.title} back={list}>
        {productCode === undefined ? (
          <StatePanel picture="empty" title={copy.nonePolicy}>
            {wayOn}
          </StatePanel>
        ) : (
          <StatePanel picture="empty" title={copy.noneOfProduct} text={copy.noneText}>
            {wayOn}
          </StatePanel>
        )}
      </PageShell>
    )
  if (found.kind === 'SEVERAL')
    return <ChoosePolicy policies={found.policies} by={by} back={list} />
  const { known } = found
  return known.next ? (
    <RenewalOn known={known} next={known.next} words={context} back={list} onChange={again} />
  ) : (
    <RenewalOff known={known} words={context} back={list} byCity={by === 'city'} onChange={again} />
  )
}
