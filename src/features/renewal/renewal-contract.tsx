import { send } from '@/api/client'
import { PendingPage } from '@/blocks/pending-page/pending-page'
import { getPoliciesRenewalSwitch, getRenewalSwitch } from '@/contract/renewal'
import { renewal } from '@/copy/records/renewal'
import { renewalContract as copy } from '@/copy/records/renewal-contract'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { StatePanel } from '@/ui/display/state-panel'
import { useLoad } from '@/ui/load/use-load'
import { useReturn } from '@/ui/load/use-return'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { RenewalOff } from './renewal-off'
import { RenewalOn } from './renewal-on'
import './renewal.css'

/** The policy of the address, or else the newest that renews itself or could. */
async function load(policyId: string | undefined) {
  if (policyId !== undefined) return send(getRenewalSwitch, { policyId })
  const all = await send(getPoliciesRenewalSwitch, {})
  if (!all.ok) return all
  const { list } = all.value
  const newest = list.find(({ isOn, isOffered }) => isOn || isOffered) ?? list[0]
  return newest
    ? send(getRenewalSwitch, { policyId: newest.policyId })
    : { ok: true as const, value: null }
}

/** Automatic renewal of one order: its text, agreeing to it, what was agreed to, and ending it. */
export const RenewalContract = ({
  policyId,
  by,
}: {
  policyId?: string | undefined
  by?: 'city' | undefined
}) => {
  const { context } = useVisit()
  const { state, again } = useLoad(policyId ?? '', () => load(policyId))
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
  const { value } = state
  if (!value)
    return (
      <PageShell title={renewal.title} back={list}>
        <StatePanel picture="empty" title={copy.nonePolicy}>
          {wayOn}
        </StatePanel>
      </PageShell>
    )
  return value.next ? (
    <RenewalOn known={value} next={value.next} words={context} back={list} onChange={again} />
  ) : (
    <RenewalOff known={value} words={context} back={list} byCity={by === 'city'} onChange={again} />
  )
}
