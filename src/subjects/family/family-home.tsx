import { useEffect, useState } from 'react'
import { send } from '@/api/client'
import { getFamilyCover } from '@/contract/family'
import { getPoliciesRenewalSwitch } from '@/contract/renewal'
import { arrival } from '@/platform/address'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useSignedIn } from '@/stores/session'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { useVisit } from '@/stores/visit'
import { Failed } from '@/ui/blocks/failed/failed'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { family as copy } from './copy'
import { FamilyView } from './family-view'

/** 我的保障: the cover of each family member, its end, and what is missing. */
export const FamilyHome = () => {
  const signedIn = useSignedIn()
  const [tried, setTried] = useState(false)
  useEffect(() => {
    if (!signedIn && !tried) void ensureSignedIn().then(() => setTried(true))
  }, [signedIn, tried])
  if (!signedIn && !tried) return <FamilyLoading />
  return signedIn ? <MyFamily /> : <SignInFirst />
}

const FamilyLoading = () => (
  <Card>
    <Skeleton lines={6} />
  </Card>
)

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

/** The family with its renewal switches. Without an answer about renewal nothing is said of it. */
const load = async () => {
  const [family, renewal] = await Promise.all([
    send(getFamilyCover, {}),
    send(getPoliciesRenewalSwitch, {}),
  ])
  if (!family.ok) return family
  const switches = renewal.ok ? renewal.value.list : []
  const renewals = Object.fromEntries(switches.map(({ policyId, isOn }) => [policyId, isOn]))
  return { ok: true, value: { ...family.value, renewals } } as const
}

const MyFamily = () => {
  const { state, again } = useLoad('family', load)
  useReturn(() => void again())
  const words = useVisit(({ context }) => context)
  if (state.status === 'loading') return <FamilyLoading />
  if (state.status === 'failed') return <Failed error={state.error} words={words} onRetry={again} />
  if (state.value.people.length === 0)
    return (
      <StatePanel picture="empty" title={copy.noPolicies}>
        <Button kind="primary" onClick={() => go(pathTo('insure'))}>
          {copy.insure}
        </Button>
      </StatePanel>
    )
  return <FamilyView {...state.value} />
}
