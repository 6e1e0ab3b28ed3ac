import { send } from '@/api/client'
import { getAuthorization } from '@/contract/partner'
import { fill } from '@/copy/fill'
import { buttons } from '@/copy/shell/buttons'
import type { SafeLink } from '@/domain/address/link'
import { minuteText } from '@/domain/time/instant'
import { replace } from '@/platform/navigation'
import type { ParamsOf } from '@/routes/build'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { StatePanel } from '@/ui/display/state-panel'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { readAuthorizationRequest, type AuthorizationRequest } from './authorization-request'
import { AuthorizeForm } from './authorize-form'
import { authorize as copy } from './copy'
import { goTo } from './to-partner'

/** A partner asks for the user's data. The user agrees or refuses and returns to the partner. */
export const Authorize = (params: ParamsOf<'authPage'>) => {
  const read = readAuthorizationRequest(params)
  return read ? <OfPartner {...read} /> : <Broken />
}

const Broken = () => (
  <PageShell title={copy.title}>
    <StatePanel picture="empty" title={copy.broken} text={copy.brokenText}>
      <Button kind="primary" size="l" block onClick={() => replace(pathTo('insure'))}>
        {buttons.insureNow}
      </Button>
    </StatePanel>
  </PageShell>
)

const OfPartner = ({ asked, wayOn }: { asked: AuthorizationRequest; wayOn: SafeLink }) => {
  const { context } = useVisit()
  const { state, again } = useLoad(JSON.stringify(asked), () => send(getAuthorization, asked))
  const leave = (authResult: '0' | '1') => goTo(wayOn, { seqNo: asked.seqNo, authResult })

  if (state.status === 'failed' && ['NOT_FOUND', 'BAD_REQUEST'].includes(state.error.name))
    return <Broken />
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={copy.title}
        back={pathTo('insure')}
        state={state}
        words={context}
        onRetry={again}
      />
    )
  const { agreedAt } = state.value
  if (agreedAt === null)
    return (
      <AuthorizeForm
        asked={asked}
        said={state.value}
        onAgreed={() => leave('1')}
        onRefused={() => leave('0')}
        onStale={again}
      />
    )
  const text = fill(copy.doneText, { time: minuteText(agreedAt), until: asked.effectiveTime })
  return (
    <PageShell title={copy.title}>
      <StatePanel picture="success" title={copy.done} text={text}>
        <Button kind="primary" size="l" block onClick={() => leave('1')}>
          {copy.goOn}
        </Button>
      </StatePanel>
    </PageShell>
  )
}
