import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { listPolicies, pullPolicies } from '@/contract/policy'
import { front } from '@/copy/product/front'
import { policies as copy } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { noteFault } from '@/platform/fault'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { PagedList } from '@/ui/blocks/paged-list/paged-list'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useReturn } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { PolicyCard } from './policy-card'
import './policies.css'

/** All policies of the user, of any product. */
export const PolicyList = () => (
  <PageShell title={copy.title} back={pathTo('insure')}>
    <Text as="block" size="s" tone="soft" className="hm-paged__about">
      {copy.about}
    </Text>
    <Box className="hm-paged__about">
      <Link to={pathTo('serviceTabs', { tab: 'policy' })}>{front.family}</Link>
    </Box>
    <Policies />
    <Box className="hm-policy__settings">
      <Link to={pathTo('settings')}>{buttons.settings}</Link>
    </Box>
  </PageShell>
)

const Policies = () => {
  const renewals = useRenewals()
  return (
    <PagedList
      name={`policies${useIssued()}`}
      load={(cursor) => send(listPolicies, cursor ? { cursor } : {})}
      words={useVisit(({ context }) => context)}
      loading={
        <Card>
          <Skeleton lines={5} />
        </Card>
      }
      empty={
        <StatePanel picture="empty" title={copy.empty}>
          <Button kind="primary" onClick={() => go(pathTo('insure'))}>
            {buttons.backToInsure}
          </Button>
        </StatePanel>
      }
      row={(policy) => (
        <PolicyCard key={policy.policyId} policy={policy} renewal={renewals[policy.policyId]} />
      )}
    />
  )
}

/**
 * Loads the renewal switches beside the list, and again when the user returns, because they may
 * have changed.
 */
const useRenewals = () => {
  const [states, setStates] = useState<Readonly<Record<string, string>>>({})
  const read = () => {
    import('./renewal-states')
      .then(({ renewalStates }) => renewalStates())
      .then(setStates)
      .catch(noteFault)
  }
  useEffect(read, [])
  useReturn(read)
  return states
}

/**
 * The number of policies from payments without a notification so far. A user who paid looks for
 * them here.
 */
const useIssued = (): number => {
  const [issued, setIssued] = useState(0)
  useEffect(() => {
    void send(pullPolicies, {}).then((pulled) => {
      if (pulled.ok) setIssued(pulled.value.issued)
    })
  }, [])
  return issued
}
