import { send } from '@/api/client'
import { getInsurantConfirmation } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useTerms } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { useLoad } from '@/ui/load/use-load'
import type { ChannelProps } from './channel'
import { ConfirmForm } from './confirm-form'
import { insured as copy } from './copy'
import { FindInOrder } from './find-in-order'
import type { LandingProps } from './landing'
import { MessagePage } from './message-page'

/** The insured person checks the policy and confirms it. */
export const Confirmation = ({ token, proposalId, by }: LandingProps) => {
  if (token !== undefined) return <ByToken token={token} by={by} />
  return proposalId === undefined ? (
    <Over by={by} />
  ) : (
    <FindInOrder proposalId={proposalId} by={by} />
  )
}

const ByToken = ({ token, by }: { token: string } & ChannelProps) => {
  const { context } = useVisit()
  const terms = useTerms(context)
  const { state, again } = useLoad(token, () => send(getInsurantConfirmation, { token }))
  const landing = pathTo('insurantConfirmationLanding', { token, by })
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={fill(copy.title, terms)}
        back={landing}
        state={state}
        words={context}
        onRetry={again}
      />
    )
  const { policy, isProven } = state.value
  if (!policy) return <Over by={by} />
  return (
    <ConfirmForm
      policy={policy}
      isProven={isProven}
      token={token}
      by={by}
      back={landing}
      onStale={again}
    />
  )
}

const Over = ({ by }: ChannelProps) => {
  const { context } = useVisit()
  const terms = useTerms(context)
  return (
    <MessagePage
      page={fill(copy.title, terms)}
      picture="failure"
      title={copy.linkOver}
      text={fill(copy.linkOverText, terms)}
      on={{
        words: copy.toSearch,
        go: () => void replace(pathTo('insurantSearchPolicy', { by })),
      }}
    />
  )
}
