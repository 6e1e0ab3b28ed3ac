import type { LostLogin } from '@/api/client'
import { getUserStatus, logout } from '@/contract/login'
import { BrowserEnv } from '@/domain/address/browser-env'
import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import { replace } from '@/platform/navigation'
import { storage, type Slot } from '@/platform/storage'
import type { Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { pathTo } from '@/routes/path-to'
import { resolvePath } from '@/routes/resolve'
import { currentLogin, forgetLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { ensureSignedIn, never } from './login'

/** Calls that are content without an answer (decision A44), or end the login themselves. */
const content: readonly string[] = [getUserStatus.cmd, logout.cmd]

/** WeChat's authorisation page once per session: a login that keeps failing must not loop (A44). */
const authorised: Slot<true> = {
  area: 'session',
  name: 'reloaded',
  version: 1,
  parse: (raw) => (raw === true ? true : undefined),
}

/** To the login page, which leads back here; false where this page needs none or stays. */
const leadToLogin = async (): Promise<boolean> => {
  const { path, search } = arrival()
  const page: Page = pages[resolvePath(path).key]
  if (!page.login) return false
  await replace(pathTo('login', { redirectPath: path + search }))
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
  if (useVisit.getState().env !== BrowserEnv.BROWSER) {
    if (storage.read(authorised, 'HM')) return false
    storage.write(authorised, 'HM', true)
  }
  onWait()
  return (await ensureSignedIn()) || leadToLogin()
}
