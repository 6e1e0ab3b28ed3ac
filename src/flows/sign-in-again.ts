import type { LostLogin } from '@/api/client'
import { getUserStatus, logout } from '@/contract/login'
import { BrowserEnv } from '@/domain/address/browser-env'
import { formatQuery, parseQuery } from '@/domain/address/query'
import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import { replace } from '@/platform/navigation'
import { storage, type Slot } from '@/platform/storage'
import type { Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { resolvePath } from '@/routes/resolve'
import { currentLogin, forgetLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { ensureSignedIn } from './ensure-signed-in'
import { never } from './never'

/** Calls that are content without an answer (decision A44), or end the login themselves. */
const content: readonly string[] = [getUserStatus.cmd, logout.cmd]

/** WeChat's authorisation page once per session: a login that keeps failing must not loop (A44). */
const authorised: Slot<true> = {
  area: 'session',
  name: 'reloaded',
  version: 1,
  parse: (raw) => (raw === true ? true : undefined),
}

/** The specification's own address for signing in again (section 2). */
const [, RELOGIN] = pages.login.paths

/** To the login page, which leads back here; false where this page needs none or stays. */
const leadToLogin = async (): Promise<boolean> => {
  const { path, search } = arrival()
  const page: Page = pages[resolvePath(path).key]
  if (!page.login) return false
  const asked = { ...parseQuery(search), redirectPath: path + search }
  await replace(RELOGIN + formatQuery(asked))
  // Who was led away is not answered: nothing of the page that was left may speak up later.
  return arrival().path === path ? false : never
}

/**
 * Renews a login that the gateway refused, on the spot: true when the call may be sent again.
 * WeChat signs in by itself; a browser is led to the login and back, where the form is as it was.
 */
export const signInAgain = async (
  { call, token, background }: LostLogin,
  onWait: () => void,
): Promise<boolean> => {
  const held = currentLogin()
  // Another call that was refused has renewed it already.
  if (held && held.token !== token) return true
  forgetLogin()
  if (call.access !== 'user' || content.includes(call.cmd)) return false
  if (target === 'weapp') {
    onWait()
    return ensureSignedIn()
  }
  if (background) return false
  // A web view's native login is asked by the person, and notes itself when it did not help.
  if (useVisit.getState().env === BrowserEnv.WECHAT_OA) {
    if (storage.read(authorised, 'HM')) return false
    storage.write(authorised, 'HM', true)
  }
  onWait()
  return (await ensureSignedIn()) || leadToLogin()
}
