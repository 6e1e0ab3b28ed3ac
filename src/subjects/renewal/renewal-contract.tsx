import { send } from '@/api/client'
import type { Answer } from '@/contract/envelope'
import {
  getPoliciesRenewalSwitch,
  getRenewalSwitch,
  type RenewablePolicy,
  type RenewalSwitch,
} from '@/contract/renewal'
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
import { renewalContract as copy } from './copy'
import { RenewalOff } from './renewal-off'
import { RenewalOn } from './renewal-on'
import './renewal.css'

type Found =
  | { kind: 'ONE'; known: RenewalSwitch }
  | { kind: 'SEVERAL'; policies: readonly RenewablePolicy[] }
  | { kind: 'NONE' }

/** Asks for a policy by its id, or for any of a city or product. */
interface Asked {
  policyId?: string
  cityCode?: string | undefined
  productCode?: string | undefined
}

/**
 * Finds the policy of the address. Without one it lists the policies of the city and product, and
 * of several orders the user chooses, because nobody should be asked to sign for a policy that they
 * did not open.
 */
async function findRenewal({ policyId, ...product }: Asked): Promise<Answer<Found>> {
  if (policyId !== undefined) return show(policyId)
  const all = await send(getPoliciesRenewalSwitch, product)
  if (!all.ok) return all
  const { list } = all.value
  const fitting = list.filter(({ isOn, isOffered }) => isOn || isOffered)
  const orders = oneOfEachOrder(fitting.length > 0 ? fitting : list)
  const [first] = orders
  if (!first) return { ok: true, value: { kind: 'NONE' } }
  if (orders.length === 1) return show(first.policyId)
  return { ok: true, value: { kind: 'SEVERAL', policies: orders } }
}

async function show(policyId: string): Promise<Answer<Found>> {
  const known = await send(getRenewalSwitch, { policyId })
  if (!known.ok) return known
  return { ok: true, value: { kind: 'ONE', known: known.value } }
}

/** Policies of one order renew on one page. */
const oneOfEachOrder = (policies: readonly RenewablePolicy[]): RenewablePolicy[] => {
  const orderOf = ({ orderId, policyId }: RenewablePolicy) => orderId ?? policyId
  return policies.filter(
    (policy, index) => policies.findIndex((other) => orderOf(other) === orderOf(policy)) === index,
  )
}

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
