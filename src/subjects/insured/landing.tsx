import { send } from '@/api/client'
import { getInsurantConfirmation, type CoveredPolicy } from '@/contract/insured'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useTheme, useTerms } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { AgentCard } from '@/ui/blocks/agent-card/agent-card'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Stack } from '@/ui/layout/stack'
import { useLoad, useReturn } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Heading, Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import type { Channel, ChannelProps } from './channel'
import { insured as copy } from './copy'
import { ConfirmationState, CoveredFacts, Help, mayConfirm } from './covered-policy'
import { MessagePage } from './message-page'
import './insured.css'

export interface LandingProps extends ChannelProps {
  token?: string | undefined
  /** The order, if a message names only that. The visitor must then give name and number first. */
  proposalId?: string | undefined
}

const nothing = { isProven: false, policy: null }

/** The target of the link for an insured person. It shows the policy before any login. */
export const Landing = ({ token, proposalId, by }: LandingProps) => {
  const { context } = useVisit()
  const terms = useTerms(context)
  const { state, again } = useLoad(token ?? '', async () =>
    token === undefined
      ? { ok: true as const, value: nothing }
      : send(getInsurantConfirmation, { token }),
  )
  useReturn(() => void again())
  const back = pathTo('insure')
  if (state.status !== 'ready')
    return (
      <PendingPage
        title={fill(copy.landing, terms)}
        back={back}
        state={state}
        words={context}
        onRetry={again}
      />
    )
  const { policy } = state.value
  if (policy) return <Shown policy={policy} by={by} token={token} />
  return <Without by={by} proposalId={proposalId} isOver={token !== undefined} />
}

const Shown = ({
  policy,
  by,
  token,
}: {
  policy: CoveredPolicy
  by: Channel
  token: string | undefined
}) => {
  const theme = useTheme(policy)
  const terms = wording(policy)
  return (
    <PageShell
      title={fill(copy.landing, terms)}
      theme={theme}
      bottom={
        mayConfirm(policy) ? (
          <Button
            kind="primary"
            size="l"
            block
            onClick={() => go(pathTo('insurantConfirmation', { token, by }))}
          >
            {copy.look}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={1} className="hm-insured__inset">
        <Heading level={2}>{fill(copy.boughtForYou, { NAME: policy.applicantName })}</Heading>
        <Text as="block" size="s" tone="soft">
          {by === 'outer' ? `${copy.bySomebody}。` : ''}
          {mayConfirm(policy) ? copy.what : ''}
        </Text>
      </Stack>
      <CoveredFacts policy={policy} />
      <ConfirmationState policy={policy} />
      <AgentCard agent={policy.agent} />
      <Help policy={policy} />
    </PageShell>
  )
}

/** The address has no valid token, so the person searches by name and number. */
const Without = ({
  by,
  proposalId,
  isOver,
}: {
  by: Channel
  proposalId: string | undefined
  isOver: boolean
}) => {
  const { context } = useVisit()
  const terms = useTerms(context)
  const to = proposalId
    ? pathTo('insurantConfirmation', { proposalId, by })
    : pathTo('insurantSearchPolicy', { by })
  return (
    <MessagePage
      page={fill(copy.landing, terms)}
      picture={isOver ? 'failure' : 'empty'}
      title={isOver ? copy.linkOver : copy.noLink}
      text={fill(isOver ? copy.linkOverText : copy.noLinkText, terms)}
      on={{ words: proposalId ? copy.look : copy.toSearch, go: () => void go(to) }}
    />
  )
}
