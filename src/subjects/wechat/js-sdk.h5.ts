import { send } from '@/api/client'
import { signAddress } from '@/contract/wechat'
import { shell } from '@/copy/shell/shell'
import { can } from '@/platform/environment'
import { addressToSign, verifyAddress } from '@/platform/hosts/official-account/js-sdk'
import { startAfresh } from '@/stores/sign-in/start-afresh'
import { toast } from '@/ui/toast/service'

type Outcome = 'verified' | 'failed' | 'loginLost'

const verify = async (url: string): Promise<Outcome> => {
  const signed = await send(signAddress, { url }, undefined, { background: true })
  if (!signed.ok) return signed.error.name === 'JS_SDK_LOGIN_LOST' ? 'loginLost' : 'failed'
  return (await verifyAddress(url, signed.value)).ok ? 'verified' : 'failed'
}

let verified: string | undefined
let running: { url: string; done: Promise<void> } | undefined

const configure = async (url: string): Promise<void> => {
  let outcome = await verify(url)
  // WeChat sometimes refuses a new ticket, so the call is repeated once. It is not repeated after
  // the user left the address.
  if (outcome === 'failed' && addressToSign() === url) outcome = await verify(url)
  if (outcome === 'verified') verified = url
  // Code 1 means that the login is lost.
  if (outcome === 'loginLost') await startAfresh('jsSdkReloaded', (ms) => toast(shell.loading, ms))
}

/**
 * Opens WeChat's JS-SDK for the shown address, unless it is open; true when it is open. Pages work
 * without it: a feature that needs it asks `can` and has another way. A new address does not wait
 * for the answer about the old one.
 */
export const configureJsSdk = async (): Promise<boolean> => {
  const url = addressToSign()
  if (!can('jsSdk')) return false
  if (url !== verified) {
    if (running?.url !== url) running = { url, done: configure(url) }
    const mine = running
    await mine.done
    if (running === mine) running = undefined
  }
  return url === verified
}
