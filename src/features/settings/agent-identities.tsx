import { send } from '@/api/client'
import { listIdentities } from '@/contract/agent-register'
import { settings as copy } from '@/copy/account/settings'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'

/** The user's entries in the register of agents, as customers see them. */
export const AgentIdentities = () => {
  const { state } = useLoad('identities', () => send(listIdentities, {}))
  if (state.status !== 'ready' || state.value.identities.length === 0) return null
  return (
    <Card title={copy.asAgent}>
      <List>
        {state.value.identities.map(({ agentWtag, name, licenceNo, companyName }) => (
          <ListItem key={agentWtag} className="hm-settings__entry">
            <Text as="block">
              {name} · {companyName}
            </Text>
            <Text as="block" size="s" tone="soft" numeric>
              {copy.licence} {licenceNo}
            </Text>
          </ListItem>
        ))}
      </List>
    </Card>
  )
}
