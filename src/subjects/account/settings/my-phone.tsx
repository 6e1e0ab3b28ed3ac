import { send } from '@/api/client'
import { getUserStatus } from '@/contract/login'
import { settings as copy } from '@/copy/account/settings'
import { credentialEnvOf } from '@/domain/address/browser-env'
import { PHONE_PRODUCTS } from '@/domain/base/defaults'
import type { PortResult } from '@/platform/failure'
import { useVisit } from '@/stores/visit'
import { Card } from '@/ui/layout/card'
import { useLoad } from '@/ui/load/use-load'
import { Box } from '@/ui/primitives/box'
import { Button } from '@/ui/primitives/button'
import { PhoneNumberButton } from '@/ui/primitives/native-button'
import { Text } from '@/ui/primitives/text'
import { toast } from '@/ui/toast/service'
import { inBrowser } from '../identity/in-browser'
import { takePhone } from '../identity/take-phone'
import { Failed, SettingsWait } from './card-states'

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
