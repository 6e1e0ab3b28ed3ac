import { send } from '@/api/client'
import { Failed } from '@/blocks/failed/failed'
import { listPolicies, type PolicySummary } from '@/contract/policy'
import { fill } from '@/copy/fill'
import { service as copy } from '@/copy/product/service'
import { arrival } from '@/platform/address'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { Money } from '@/ui/display/money'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { LinkRows } from '@/ui/layout/link-rows'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** What somebody holds, at a glance: for whom, what it costs, what ends first. */
export const PolicyAnalysis = () => (isSignedIn() ? <MyPolicies /> : <SignInFirst />)

const SignInFirst = () => {
  const { path, search } = arrival()
  return (
    <StatePanel picture="empty" title={copy.signInFirst}>
      <Button
        kind="primary"
        size="l"
        block
        onClick={() => go(pathTo('login', { redirectPath: path + search }))}
      >
        {copy.signIn}
      </Button>
    </StatePanel>
  )
}

const MyPolicies = () => {
  const { state, again } = useLoad('policies', () => send(listPolicies, {}))
  const words = useVisit(({ context }) => context)
  if (state.status === 'loading')
    return (
      <Card>
        <Skeleton lines={4} />
      </Card>
    )
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  const inForce = state.value.list.filter(
    ({ status }) => status === 'EFFECTIVE' || status === 'WAITING' || status === 'PENDING',
  )
  return inForce.length === 0 ? (
    <StatePanel picture="empty" title={copy.noPolicies}>
      <Button kind="primary" onClick={() => go(pathTo('insure'))}>
        {copy.insure}
      </Button>
    </StatePanel>
  ) : (
    <Glance policies={inForce} />
  )
}

const Glance = ({ policies }: { policies: readonly PolicySummary[] }) => {
  const people = new Set(
    policies.map(({ insurantName, relationType }) => insurantName + relationType),
  )
  const first = policies.map(({ expireOn }) => expireOn).sort()[0]
  return (
    <>
      <Card>
        <Facts
          label={copy.policy}
          facts={[
            { name: copy.people, value: fill(copy.peopleUnit, { N: String(people.size) }) },
            { name: copy.policies, value: fill(copy.policiesUnit, { N: String(policies.length) }) },
            {
              name: copy.premium,
              value: (
                <Money
                  fen={policies.reduce((sum, { premiumFen }) => sum + premiumFen, 0)}
                  trimZeros
                />
              ),
            },
            { name: copy.nextExpiry, value: first },
          ]}
        />
        <Text as="block" size="s" tone="soft">
          {copy.expiring}
        </Text>
      </Card>
      <Card>
        <LinkRows
          rows={[
            ...policies.map(({ policyId, productName, insurantName }) => ({
              key: policyId,
              to: pathTo('policyDetail', { policyId }),
              icon: 'shield' as const,
              words: `${productName} ${insurantName}`,
            })),
            { key: 'all', to: pathTo('policyList'), icon: 'document', words: copy.allPolicies },
          ]}
        />
      </Card>
    </>
  )
}
