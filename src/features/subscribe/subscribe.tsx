import { useState } from 'react'
import { send } from '@/api/client'
import { Failed } from '@/blocks/failed/failed'
import { getTemplateIds, reportSubscribe } from '@/contract/subscribe'
import { buttons } from '@/copy/shell/buttons'
import { subscribe as copy, subscribeText } from '@/copy/shell/subscribe'
import { isAgentMode } from '@/domain/address/browser-env'
import { templatesToOffer } from '@/domain/choice/subscribe-status'
import { telling } from '@/flows/web-view'
import type { PortFailure, PortResult } from '@/platform/failure'
import { back } from '@/platform/navigation'
import type { SubscribeAnswer } from '@/platform/subscribe'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { leaveForWebView } from '@/stores/web-return'
import { Skeleton } from '@/ui/display/skeleton'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { OpenSettingButton } from '@/ui/primitives/open-setting-button'
import { SubscribeButton } from '@/ui/primitives/subscribe-button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { toast } from '@/ui/toast/service'

interface SubscribeProps {
  subscribeId: string
  /** The page in the web view below that asked, and reads the answer in its address. */
  webPath?: string | undefined
}

/** WeChat: the person switched off all subscription messages. */
const MAIN_SWITCH_OFF = 20004

const complaintOf = ({ nativeCode }: PortFailure): string =>
  nativeCode === MAIN_SWITCH_OFF
    ? copy.mainSwitchOff
    : (subscribeText(nativeCode ?? '') ?? copy.failed)

/** Asks to send messages. Whatever the answer, the person goes on where they came from. */
export const Subscribe = ({ subscribeId, webPath }: SubscribeProps) => {
  const { state, again } = useLoad(subscribeId, () => send(getTemplateIds, { subscribeId }))
  const { context } = useVisit()
  const isAgent = isAgentMode(context)
  const [failure, setFailure] = useState<PortFailure>()

  const leave = (status: 'accept' | 'reject') => {
    if (webPath === undefined) return back(pathTo('insure'))
    const address = telling(webPath, { subscribeStatus: status })
    leaveForWebView({ address, stays: false })
    return back(pathTo('web', { path: address }))
  }

  const settle = (answers: PortResult<Record<string, SubscribeAnswer>>) => {
    if (!answers.ok) return setFailure(answers)
    const given = Object.entries(answers.value)
    for (const [templateId, actionId] of given)
      // A missed count stops nobody.
      void send(reportSubscribe, {
        templateId,
        actionId,
        insuranceType: subscribeId,
        subscribeId,
      })
    const accepted = given.some(([, answer]) => answer === 'accept')
    if (accepted) toast(copy.succeeded)
    return void leave(accepted ? 'accept' : 'reject')
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
  if (templateIds.length === 0)
    return (
      <PageShell title={copy.title}>
        <StatePanel picture="empty" title={copy.none}>
          <Button kind="primary" onClick={() => leave('reject')}>
            {buttons.back}
          </Button>
        </StatePanel>
      </PageShell>
    )
  return (
    <PageShell title={copy.title}>
      <StatePanel picture="success" title={copy.heading} text={copy.text}>
        {failure ? (
          <Box role="alert">
            <Text as="block" tone="danger">
              {complaintOf(failure)}
            </Text>
          </Box>
        ) : null}
        {failure?.nativeCode === MAIN_SWITCH_OFF ? (
          <OpenSettingButton
            kind="secondary"
            size="l"
            block
            fallback={null}
            onReturn={() => setFailure(undefined)}
          >
            {copy.openSetting}
          </OpenSettingButton>
        ) : null}
        <SubscribeButton
          kind="primary"
          size="l"
          block
          templateIds={templateIds}
          fallback={null}
          onAnswer={settle}
        >
          {copy.ask}
        </SubscribeButton>
        {skip}
      </StatePanel>
    </PageShell>
  )
}
