import { send } from '@/api/client'
import { Failed } from '@/blocks/failed/failed'
import { FamilyGlance } from '@/blocks/family-cover/family-glance'
import { PersonCoverCard } from '@/blocks/family-cover/person-cover-card'
import { getFamilyCover, type FamilyMember } from '@/contract/family-cover'
import { fill } from '@/copy/fill'
import { service as copy } from '@/copy/product/service'
import { familyCover } from '@/copy/records/family-cover'
import { arrival } from '@/platform/address'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { LinkRows } from '@/ui/layout/link-rows'
import { useLoad } from '@/ui/load/use-load'
import { useReturn } from '@/ui/load/use-return'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'

/** The cover of each family member, its end, and what is missing. */
export const PolicyAnalysis = () => (isSignedIn() ? <MyFamily /> : <SignInFirst />)

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

const told = (people: readonly FamilyMember[]): number =>
  people.reduce((sum, { policies }) => sum + policies.length, 0)

const MyFamily = () => {
  const { state, again } = useLoad('family', () => send(getFamilyCover, {}))
  useReturn(() => void again())
  const words = useVisit(({ context }) => context)
  if (state.status === 'loading')
    return (
      <Card>
        <Skeleton lines={6} />
      </Card>
    )
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  const { people, isWhole } = state.value
  if (people.length === 0)
    return (
      <StatePanel picture="empty" title={copy.noPolicies}>
        <Button kind="primary" onClick={() => go(pathTo('insure'))}>
          {copy.insure}
        </Button>
      </StatePanel>
    )
  return (
    <>
      <FamilyGlance people={people} />
      {people.map((member, at) => (
        <PersonCoverCard
          key={at}
          member={member}
          toPolicy={({ policyId, cityCode, productCode }) =>
            pathTo('policyDetail', { policyId, cityCode, productCode })
          }
          toProduct={({ cityCode, productCode }) => pathTo('insure', { cityCode, productCode })}
        />
      ))}
      {isWhole ? null : (
        <Card>
          <Text as="block" size="s" tone="soft">
            {fill(familyCover.part, { N: String(told(people)) })}
          </Text>
        </Card>
      )}
      <Card>
        <LinkRows
          rows={[
            { key: 'all', to: pathTo('policyList'), icon: 'document', words: copy.allPolicies },
          ]}
        />
      </Card>
    </>
  )
}
