import { send } from '@/api/client'
import { listSignIns } from '@/contract/account'
import type { Failure } from '@/contract/envelope'
import { getUserStatus } from '@/contract/login'
import { retryText } from '@/copy/errors/failures'
import { buttons } from '@/copy/shell/buttons'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { PHONE_PRODUCTS } from '@/domain/base/defaults'
import type { PortResult } from '@/platform/failure'
import { go } from '@/platform/navigation'
import { pathTo } from '@/routes/path-to'
import { useVisit } from '@/stores/visit'
import { Skeleton } from '@/ui/display/skeleton'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { List, ListItem } from '@/ui/primitives/list'
import { PhoneNumberButton } from '@/ui/primitives/native-button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { leave } from '../flow/leave'
import { inBrowser } from '../identity/in-browser'
import { takePhone } from '../identity/take-phone'
import { deviceText, settings as copy, signInText } from './copy'

export const SettingsWait = () => <Skeleton lines={3} />

/** The failure of one card. The other cards keep working. */
export const Failed = ({ error, onRetry }: { error: Failure; onRetry: () => Promise<void> }) => {
  const { context } = useVisit()
  return (
    <Box role="alert">
      <Text as="block" tone="danger">
        {retryText(error, context)}
      </Text>
      <Button kind="text" onClick={onRetry}>
        {buttons.retry}
      </Button>
    </Box>
  )
}

/** The phone of this account. A browser binds another one by its code; WeChat gives its own. */
export const MyPhone = () => {
  const { context, env } = useVisit()
  const { productCode = PHONE_PRODUCTS[0] } = context
  const { state, again } = useLoad('myPhone', () => send(getUserStatus, { attr: { productCode } }))
  const change = async () => {
    if (!(await inBrowser.bindPhone(''))) return
    toast(copy.phoneBound)
    await again()
  }
  const take = async (code: PortResult<string>) => {
    if (await takePhone(code)) await again()
  }
  const known = state.status === 'ready' ? state.value : undefined
  const phone = known?.bindPhone ?? known?.phoneNumber
  return (
    <Card title={copy.phone}>
      {state.status === 'loading' ? <SettingsWait /> : null}
      {state.status === 'failed' ? <Failed error={state.error} onRetry={again} /> : null}
      {known ? (
        <Box className="hm-settings__row">
          <Text className="hm-settings__words" numeric>
            {phone ? phone.maskValue : copy.noPhone}
          </Text>
          {credentialEnvOf(env) === 'H5' ? (
            <Button onClick={change}>{phone ? copy.changePhone : copy.addPhone}</Button>
          ) : (
            <PhoneNumberButton fallback={null} onCode={take}>
              {phone ? copy.changePhone : copy.addPhone}
            </PhoneNumberButton>
          )}
        </Box>
      ) : null}
    </Card>
  )
}

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

/**
 * The user's rights under PIPL chapter IV: a copy, withdrawal, deletion. Each says its
 * consequences.
 */
export const MyData = () => (
  <Card title={copy.myData}>
    <Box className="hm-settings__entry">
      <Text as="block" size="s" tone="soft">
        {copy.exportHint}
      </Text>
      <Button onClick={() => go(pathTo('ownData'))}>{copy.export}</Button>
    </Box>
    <Box className="hm-settings__entry">
      <Text as="block" size="s" tone="soft">
        {copy.withdrawHint}
      </Text>
      <Button onClick={() => leave('consent')}>{copy.withdraw}</Button>
    </Box>
    <Box className="hm-settings__entry">
      <Text as="block" size="s" tone="soft">
        {copy.removeHint}
      </Text>
      <Button onClick={() => go(pathTo('closeAccount'))}>{copy.remove}</Button>
    </Box>
  </Card>
)
