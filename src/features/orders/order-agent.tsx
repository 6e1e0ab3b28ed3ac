import { send } from '@/api/client'
import { AgentCard } from '@/blocks/agent-card/agent-card'
import { getAgentInfo } from '@/contract/agent'
import { useLoad } from '@/ui/load/use-load'

/** The agent of an order, loaded separately because few orders have one. */
export const OrderAgent = ({ orderId }: { orderId: string }) => {
  const { state } = useLoad(orderId, () => send(getAgentInfo, { proposalId: orderId }))
  return state.status === 'ready' ? <AgentCard agent={state.value.agent} /> : null
}
