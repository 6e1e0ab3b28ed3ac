import type { AgentInfo } from '@/contract/agent'
import { askInsured as copy } from '@/copy/records/ask-insured'
import { Card } from '../../layout/card'
import { Facts } from '../../layout/facts'

/** The agent who sold the order, with licence and agency; nothing if there was none. */
export const AgentCard = ({ agent }: { agent: AgentInfo | null }) =>
  agent === null ? null : (
    <Card title={copy.agent}>
      <Facts
        facts={[
          { name: copy.agentName, value: agent.name },
          { name: copy.licence, value: agent.licenceNo },
          { name: copy.agency, value: agent.companyName },
          { name: copy.agentPhone, value: agent.phone },
        ]}
      />
    </Card>
  )
