import { send } from '@/api/client'
import { Failed } from '@/blocks/failed/failed'
import { SubscribeAsk } from '@/blocks/subscribe-ask/subscribe-ask'
import { getTemplateIds } from '@/contract/subscribe'
import { buttons } from '@/copy/shell/buttons'
import { subscribe as copy } from '@/copy/shell/subscribe'
import { isAgentMode } from '@/domain/address/browser-env'
import { addToQuery } from '@/domain/address/query'
import { templatesToOffer } from '@/domain/choice/subscribe-status'
import { reportAnswers } from '@/flows/wechat/subscribe-answers'
import { back } from '@/platform/navigation'
import type { SubscribeAnswer } from '@/platform/subscribe'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { leaveForWebView } from '@/stores/web-return'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'

interface SubscribeProps {
  subscribeId: string
  /** The page in the web view below that asked. It reads the answer in its address. */
  webPath?: string | undefined
}

/** Asks to send messages. After any answer the user returns to the page before. */
export const Subscribe = ({ subscribeId, webPath }: SubscribeProps) => {
  const { state, again } = useLoad(subscribeId, () => send(getTemplateIds, { subscribeId }))
  const { context } = useVisit()
  const isAgent = isAgentMode(context)

  const leave = (status: 'accept' | 'reject') => {
    if (webPath === undefined) return back(pathTo('insure'))
    const address = addToQuery(webPath, { subscribeStatus: status })
    leaveForWebView({ address, stays: false })
    return back(pathTo('web', { path: address }))
  }

  const settle = (answers: Readonly<Record<string, SubscribeAnswer>>) => {
    const accepted = reportAnswers(subscribeId, answers)
    if (accepted) toast(copy.succeeded)
    void leave(accepted ? 'accept' : 'reject')
  }

  const skip = (
    <Button size="l" block onClick={() => leave('reject')}>
      {copy.skip}
    </Button>
  )

  if (state.status === 'loading')
    return (
      <PageShell title={copy.title}>
        <Card>
          <Skeleton lines={4} />
        </Card>
      </PageShell>
    )
  if (state.status === 'failed')
    return (
      <PageShell title={copy.title}>
        <Failed
          error={state.error}
          words={context}
          onRetry={again}
          missing={{
            title: copy.none,
            wayOn: <Button onClick={() => leave('reject')}>{buttons.back}</Button>,
          }}
        />
      </PageShell>
    )

  const templateIds = templatesToOffer({ templates: state.value.templateIdList, isAgent })
  if (templateIds.length === 0) {
    const isSubscribed = !isAgent && state.value.templateIdList.length > 0
    return (
      <PageShell title={copy.title}>
        <StatePanel
          picture={isSubscribed ? 'success' : 'empty'}
          title={isSubscribed ? copy.subscribed : copy.none}
        >
          <Button kind="primary" onClick={() => leave(isSubscribed ? 'accept' : 'reject')}>
            {buttons.back}
          </Button>
        </StatePanel>
      </PageShell>
    )
  }
  return (
    <PageShell title={copy.title}>
      <StatePanel picture="success" title={copy.heading} text={copy.text}>
        <SubscribeAsk templateIds={templateIds} onAnswers={settle} />
        {skip}
      </StatePanel>
    </PageShell>
  )
}
