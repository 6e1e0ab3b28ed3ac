import { send } from '@/api/client'
import { listPolicies } from '@/contract/policy'
import { failureText } from '@/copy/errors/failures'
import { policies as copy } from '@/copy/records/policies'
import { buttons } from '@/copy/shell/buttons'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { FailurePanel } from '@/ui/display/failure-panel'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { usePages } from '@/ui/load/use-pages'
import { useReturn } from '@/ui/load/use-return'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'
import { PolicyCard } from './policy-card'

/** Every policy that this person holds, whatever the product. */
export const PolicyList = () => (
  <PageShell title={copy.title} back={pathTo('insure')}>
    <Policies />
  </PageShell>
)

const Policies = () => {
  const { context } = useVisit()
  const { state, again, more } = usePages('policies', (cursor) =>
    send(listPolicies, cursor ? { cursor } : {}),
  )
  useReturn(() => void again())

  if (state.status === 'loading')
    return (
      <Card>
        <Skeleton lines={5} />
      </Card>
    )
  if (state.status === 'failed')
    return <FailurePanel error={state.error} words={context} onRetry={again} />
  const { list, nextCursor } = state.value
  if (list.length === 0)
    return (
      <StatePanel picture="empty" title={copy.empty}>
        <Button kind="primary" onClick={() => go(pathTo('insure'))}>
          {buttons.backToInsure}
        </Button>
      </StatePanel>
    )
  const showMore = async () => {
    const failure = await more()
    if (failure) toast(failureText(failure, context))
  }
  return (
    <>
      {list.map((policy) => (
        <PolicyCard key={policy.policyId} policy={policy} />
      ))}
      {nextCursor === null ? null : (
        <Box className="hm-policy__more">
          <Button block onClick={showMore}>
            {buttons.more}
          </Button>
        </Box>
      )}
    </>
  )
}
