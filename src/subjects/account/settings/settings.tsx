import { send } from '@/api/client'
import { listIdentities } from '@/contract/agent'
import { shell } from '@/copy/shell/shell'
import { pathTo } from '@/routes/path-to'
import { Card } from '@/ui/layout/card'
import { Stack } from '@/ui/layout/stack'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { List, ListItem } from '@/ui/primitives/list'
import { Switch } from '@/ui/primitives/switch'
import { Text } from '@/ui/primitives/text'
import { setElderMode, useElderMode } from '@/ui/shell/elder-mode'
import { PageShell } from '@/ui/shell/page-shell'
import { MyData, MyPhone, SignIns } from './cards'
import { settings as copy } from './copy'
import { MyPeople } from './my-people'
import './settings.css'

/** Settings for reading, sign-ins and personal information, one card each. */
export const Settings = () => {
  const elder = useElderMode()
  return (
    <PageShell title={copy.title} back={pathTo('insure')}>
      <Card title={copy.reading}>
        <Box className="hm-settings__row">
          <Stack gap={1} className="hm-settings__words">
            <Text as="block">{shell.elderlyMode}</Text>
            <Text as="block" size="s" tone="soft">
              {copy.elderlyHint}
            </Text>
          </Stack>
          <Switch label={shell.elderlyMode} checked={elder} onChange={setElderMode} />
        </Box>
      </Card>
      <MyPhone />
      <MyPeople />
      <AgentIdentities />
      <SignIns />
      <MyData />
    </PageShell>
  )
}

/** The user's entries in the register of agents, as customers see them. */
const AgentIdentities = () => {
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
