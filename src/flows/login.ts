import { send } from '@/api/client'
import { loginByPhone, loginByWechat, logout } from '@/contract/login'
import type { Session } from '@/contract/session'
import { BrowserEnv } from '@/domain/address/browser-env'
import { target } from '@/platform/device'
import { begin } from '@/platform/login'
import { resetPurchase } from '@/stores/purchase'
import { forgetLogin, isSignedIn, keepLogin, lastPerson } from '@/stores/session'
import { useVisit } from '@/stores/visit'

/** What was being filled in goes on only with the person who was at it. */
const welcome = (login: Session): void => {
  const before = lastPerson()
  if (before !== undefined && before !== login.openId) resetPurchase()
  keepLogin(login)
}

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
  if (answer.ok) welcome(answer.value)
  return answer
}

/** Who leaves for WeChat's authorisation page is not answered: the page goes with them. */
export const never = new Promise<never>(() => undefined)

/** Signs in as the WeChat user who looks at this, without asking anything. */
const signInByWx = async (): Promise<boolean> => {
  const start = await begin()
  if (!start.ok || start.value.kind === 'form') return false
  if (start.value.kind === 'left') return never
  const { code, appId } = start.value
  const answer = await send(loginByWechat, { code, appId })
  if (answer.ok) welcome(answer.value)
  return answer.ok
}

let running: Promise<boolean> | undefined

/**
 * True when somebody is signed in. WeChat signs in by itself where it can; otherwise false, and
 * the caller leads to the login page. Agents sell in a plain browser, whatever shows it (A63).
 */
export const ensureSignedIn = (): Promise<boolean> => {
  if (isSignedIn()) return Promise.resolve(true)
  const { env } = useVisit.getState()
  if (target === 'h5' && env === BrowserEnv.BROWSER) return Promise.resolve(false)
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
