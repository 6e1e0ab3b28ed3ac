import { login as copy } from '@/copy/shell/login'
import type { PortResult } from '@/platform/failure'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { PhoneNumberButton } from '@/ui/primitives/native-button'
import { toast } from '@/ui/toast/service'
import { takePhone } from '../identity/take-phone'
import type { WechatLogin as Side } from './wechat-login.types'

/** A refused number does not prevent the login, because WeChat knows the person without it. */
export const WechatLogin: Side = ({ hasAgreed, onSignedIn }) => {
  const signIn = async (code: PortResult<string>) => {
    if (!hasAgreed()) return
    if (!(await ensureSignedIn())) return toast(copy.failed)
    await takePhone(code)
    await onSignedIn()
  }
  return (
    <PhoneNumberButton size="l" block fallback={null} onCode={signIn}>
      {copy.wxLogin}
    </PhoneNumberButton>
  )
}
