import { send } from '@/api/client'
import { getAgentInfo, type SoldOrder } from '@/contract/agent'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useTerms } from '@/stores/product-page'
import { useVisit } from '@/stores/visit'
import { IdentityFields } from '@/subjects/account'
import { AgentCard } from '@/ui/blocks/agent-card/agent-card'
import { PendingPage } from '@/ui/blocks/pending-page/pending-page'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import type { ChannelProps } from './channel'
import { insured as copy } from './copy'
import { stateText } from './state-text'
import { useFinding } from './use-finding'
import './insured.css'

/**
 * The address names an order but no person, so the visitor gives name and number before anything is
 * shown.
 */
export const FindInOrder = (props: { proposalId: string } & ChannelProps) => {
  const { proposalId } = props
  const { context } = useVisit()
  const terms = useTerms(context)
  // The applicant and the agent of the order need not identify themselves.
  const { state, again } = useLoad(proposalId, () => send(getAgentInfo, { proposalId }))
  if (state.status === 'ready') return <Progress proposalId={proposalId} sold={state.value} />
  if (state.status === 'failed' && state.error.name === 'NOT_FOUND') return <WhoAreYou {...props} />
  return (
    <PendingPage
      title={fill(copy.title, terms)}
      back={pathTo('insure')}
      state={state}
      words={context}
      onRetry={again}
    />
  )
}

const WhoAreYou = ({ proposalId, by }: { proposalId: string } & ChannelProps) => {
  const { context } = useVisit()
  const terms = useTerms(context)
  const { identity, told, find } = useFinding(
    async ([found]) => {
      if (!found) return copy.wrong
      await replace(pathTo('insurantConfirmation', { token: found.token, by }))
      return undefined
    },
    { proposalId },
  )
  return (
    <PageShell
      title={fill(copy.title, terms)}
      bottom={
        <Button kind="primary" size="l" block onClick={find}>
          {copy.look}
        </Button>
      }
    >
      <Card title={copy.who}>
        <Stack gap={4}>
          <Text as="block" size="s" tone="soft">
            {copy.whoText}
          </Text>
          <IdentityFields identity={identity} told={told} />
        </Stack>
      </Card>
    </PageShell>
  )
}

/** For the applicant or the agent: who has confirmed. Neither can confirm for another person. */
const Progress = ({ proposalId, sold }: { proposalId: string; sold: SoldOrder }) => {
  const terms = wording(sold)
  const isAgent = sold.role === 'AGENT'
  return (
    <PageShell
      title={fill(copy.title, terms)}
      bottom={
        isAgent ? undefined : (
          <Button
            kind="primary"
            size="l"
            block
            onClick={() => replace(pathTo('orderDetail', { orderId: proposalId }))}
          >
            {copy.toOrder}
          </Button>
        )
      }
    >
      <Text as="block" size="s" tone="soft" className="hm-insured__inset">
        {fill(isAgent ? copy.progressAgent : copy.progressOwn, terms)}
      </Text>
      <Card title={`${sold.productName} · ${copy.progress}`}>
        {sold.people.length === 0 ? (
          <Text as="block">{copy.nobody}</Text>
        ) : (
          <Facts
            label={copy.progress}
            facts={sold.people.map(({ insurantName, state }, at) => ({
              name: `${at + 1}. ${insurantName}`,
              value: stateText(state),
            }))}
          />
        )}
      </Card>
      <AgentCard agent={sold.agent} />
    </PageShell>
  )
}
