import { send } from '@/api/client'
import { loginByPhone, loginByWechat, logout } from '@/contract/login'
import { appId, target } from '@/platform/device'
import { loginCode } from '@/platform/login'
import { resetPurchase } from '@/stores/purchase'
import { forgetLogin, isSignedIn, keepLogin } from '@/stores/session'

/** Signs in with mobile and code; the failure's name says why not. */
export const signInByPhone = async (input: {
  phoneNumber: string
  verifyCode: string
  sessionId: string
}) => {
  const answer = await send(loginByPhone, {
    ...input,
    includeFields: 'UserInfo',
    source: 'h5-normal',
  })
  if (answer.ok) keepLogin(answer.value)
  return answer
}

/** Signs in as the WeChat user who runs the mini-program, without asking anything. */
const signInByWx = async (): Promise<boolean> => {
  const code = await loginCode()
  if (!code.ok) return false
  const answer = await send(loginByWechat, { code: code.value, appId: appId() ?? '' })
  if (answer.ok) keepLogin(answer.value)
  return answer.ok
}

let running: Promise<boolean> | undefined

/**
 * True when somebody is signed in. The mini-program signs in by itself; a browser answers false
 * and the caller leads to the login page.
 */
export const ensureSignedIn = (): Promise<boolean> => {
  if (isSignedIn()) return Promise.resolve(true)
  if (target !== 'weapp') return Promise.resolve(false)
  running ??= signInByWx().finally(() => {
    running = undefined
  })
  return running
}

/** Ends the login here at once, and on the gateway; what was being filled in is dropped too. */
export const signOut = async (): Promise<void> => {
  const ended = send(logout, {})
  forgetLogin()
  resetPurchase()
  await ended
}
