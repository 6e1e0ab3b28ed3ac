import { send } from '@/api/client'
import { listSignIns } from '@/contract/account'
import { deviceText, settings as copy, signInText } from '@/copy/account/settings'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { Text } from '@/ui/primitives/text'
import { leave } from '../flow/leave'
import { Failed, SettingsWait } from './card-states'

const shanghai = (at: string): string =>
  new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

/** The latest sign-ins of this account, with a button that ends all of them. */
export const SignIns = () => {
  const { state, again } = useLoad('signIns', () => send(listSignIns, {}))

  return (
    <Card title={copy.signIns}>
      {state.status === 'loading' ? <SettingsWait /> : null}
      {state.status === 'failed' ? <Failed error={state.error} onRetry={again} /> : null}
      {state.status === 'ready' ? (
        <List>
          {state.value.list.slice(0, 5).map(({ kind, at, device, network }) => (
            <ListItem key={at + kind} className="hm-settings__entry">
              <Text as="block" tone={kind === 'STOLEN_TOKEN' ? 'danger' : undefined}>
                {signInText(kind)} · {deviceText(device)}
              </Text>
              <Text as="block" size="s" tone="soft" numeric>
                {shanghai(at)} · {network}
              </Text>
            </ListItem>
          ))}
        </List>
      ) : null}
      <Box className="hm-settings__all">
        <Button block onClick={() => leave('everywhere')}>
          {copy.everywhere}
        </Button>
      </Box>
    </Card>
  )
}
