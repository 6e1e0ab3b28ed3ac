import type { SoldOrder } from '@/contract/agent'
import { fill } from '@/copy/fill'
import { wording } from '@/copy/product/wording'
import { insured as copy } from '@/copy/records/insured'
import { replace } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { AgentCard } from '@/ui/blocks/agent-card/agent-card'
import { Card } from '@/ui/layout/card'
import { Facts } from '@/ui/layout/facts'
import { Button } from '@/ui/primitives/button'
import { Text } from '@/ui/primitives/text'
import { PageShell } from '@/ui/shell/page-shell'
import { stateText } from './state-text'
import './insured.css'

/** For the applicant or the agent: who has confirmed. Neither can confirm for another person. */
export const Progress = ({ proposalId, sold }: { proposalId: string; sold: SoldOrder }) => {
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
