import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { listPolicies, type PolicySummary, pullPolicies } from '@/contract/policy'
import { fill } from '@/copy/fill'
import { front } from '@/copy/product/front'
import { insuredNameText } from '@/copy/product/insured-name'
import { continuationText } from '@/copy/records/continuations'
import { policies as copy } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { noteFault } from '@/platform/fault'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { policyTag } from '@/subjects/family'
import { PagedList } from '@/ui/blocks/paged-list/paged-list'
import { RecordCard } from '@/ui/blocks/record-card/record-card'
import { RefusalNote } from '@/ui/blocks/refusal/refusal-note'
import { Period } from '@/ui/display/period'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { StatusTag } from '@/ui/display/status-tag'
import { Card } from '@/ui/layout/card'
import { useReturn } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { Link } from '@/ui/primitives/link'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import './policies.css'

/** A policy in the list. The whole card links to its details. */
const PolicyCard = ({
  policy,
  renewal,
}: {
  policy: PolicySummary
  /** Whether auto-renewal is on, as text; undefined if it is not offered. */
  renewal: string | undefined
}) => {
  const { policyId, cityCode, productCode } = policy
  const goesOn = continuationText(policy)
  return (
    <RecordCard
      to={pathTo('policyDetail', { policyId, cityCode, productCode })}
      title={policy.productName}
      status={<StatusTag {...policyTag(policy)} />}
    >
      <Text as="block" numeric>
        {insuredNameText(policy)}
      </Text>
      {policy.policyNo === '' ? null : (
        <Text as="block" size="s" tone="soft" numeric>
          {copy.number} {policy.policyNo}
        </Text>
      )}
      {policy.status === 'NOT_ISSUED' ? null : (
        <Text as="block" size="s" tone="soft" numeric>
          {copy.period} <Period of={policy} />
        </Text>
      )}
      <Text as="block" size="s" tone="soft">
        {policy.companyName}
      </Text>
      {policy.refusal ? (
        <RefusalNote refusal={policy.refusal} />
      ) : policy.notIssuedFor ? (
        <Text as="block" size="s">
          {fill(copy.notIssuedFor, { REASON: policy.notIssuedFor })}
        </Text>
      ) : null}
      {goesOn ? (
        <Text as="block" size="s" tone="success" numeric>
          {goesOn}
        </Text>
      ) : renewal ? (
        <Text as="block" size="s" tone="soft">
          {renewal}
        </Text>
      ) : null}
    </RecordCard>
  )
}

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
