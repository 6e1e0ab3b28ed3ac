import { send } from '@/api/client'
import { getDelegation, type OpenedDelegation } from '@/contract/delegation'
import { fill } from '@/copy/fill'
import { minuteText } from '@/domain/time/instant'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { StatePanel } from '@/ui/display/state-panel'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useFollow } from '@/ui/load/use-follow'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { delegation as copy } from './copy'
import { whoOf } from './flow/delegation'
import { SendCard } from './send-card'

/** The target of the link to a child. It says whose form of which product is to be filled in. */
export const Landing = ({ token }: { token: string }) => {
  const { context } = useVisit()
  const { state, again } = useLoad(token, () => send(getDelegation, { token }))
  // The family takes the form over, or withdraws the link, on another phone.
  const opened = state.status === 'ready' ? state.value.delegation : undefined
  useFollow(again, Boolean(opened) && opened?.state !== 'TAKEN')
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={copy.landing}
        back={pathTo('insure')}
        state={state}
        words={context}
        onRetry={again}
      />
    )
  const { delegation } = state.value
  return delegation ? (
    <Open delegation={delegation} token={token} />
  ) : (
    <PageShell title={copy.landing}>
      <StatePanel picture="failure" title={copy.over} text={copy.overText} />
    </PageShell>
  )
}

/** Why this account cannot fill it in; undefined if it can, or if nobody is signed in yet. */
function obstacle({ isApplicant, isDelegate, state }: OpenedDelegation) {
  if (isApplicant) return { title: copy.own, text: copy.ownText }
  if (state === 'OPEN' || isDelegate || !isSignedIn()) return undefined
  return { title: copy.other, text: copy.otherText }
}

const Open = ({ delegation, token }: { delegation: OpenedDelegation; token: string }) => {
  const { cityCode, productCode, productName, state } = delegation
  const product = { cityCode, productCode }
  const stopped = obstacle(delegation)
  if (stopped)
    return (
      <PageShell title={copy.landing}>
        <StatePanel picture="empty" {...stopped} />
      </PageShell>
    )
  if (state === 'TAKEN')
    return (
      <PageShell title={copy.landing}>
        <StatePanel picture="success" title={copy.taken} text={copy.takenText} />
      </PageShell>
    )
  if (state === 'FILLED')
    return (
      <PageShell
        title={copy.landing}
        bottom={
          <SendCard
            text={copy.remind}
            card={{
              title: fill(copy.remindTitle, { PRODUCT: productName }),
              path: pathTo('insureApply', product),
            }}
          />
        }
      >
        <StatePanel
          picture="success"
          title={copy.handedIn}
          text={fill(copy.handedInText, { TIME: minuteText(delegation.expireAt) })}
        />
      </PageShell>
    )
  return (
    <PageShell
      title={copy.landing}
      bottom={
        <Button
          kind="primary"
          size="l"
          block
          onClick={() => go(pathTo('delegatedForm', { token, ...product }))}
        >
          {state === 'FILLING' ? copy.goOn : copy.start}
        </Button>
      }
    >
      <Card>
        <Stack gap={3}>
          <Heading level={2}>{fill(copy.forWhom, { WHO: whoOf(delegation) })}</Heading>
          <Text as="block" bold>
            {productName}
          </Text>
          <Text as="block">{copy.what}</Text>
          <Text as="block" tone="warning">
            {copy.verify}
          </Text>
          <Text as="block" size="s" tone="soft" numeric>
            {fill(copy.expire, { TIME: minuteText(delegation.expireAt) })}
          </Text>
        </Stack>
      </Card>
    </PageShell>
  )
}
