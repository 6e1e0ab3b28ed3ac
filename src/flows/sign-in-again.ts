import type { LostLogin } from '@/api/client'
import { getUserStatus, logout } from '@/contract/login'
import { shell } from '@/copy/shell/shell'
import { BrowserEnv } from '@/domain/address/browser-env'
import { formatQuery, parseQuery } from '@/domain/address/query'
import { arrival } from '@/platform/address'
import { target } from '@/platform/device'
import { replace } from '@/platform/navigation'
import type { Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { resolvePath } from '@/routes/resolve'
import { currentLogin, forgetLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'
import { toast } from '@/ui/toast/service'
import { ensureSignedIn } from './ensure-signed-in'
import { never } from './never'
import { isStartingAfresh, mayStartAfresh, startAfresh } from './start-afresh'

/** Calls that are content without an answer (decision A44), or end the login themselves. */
const content: readonly string[] = [getUserStatus.cmd, logout.cmd]

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
 * What follows a login that the gateway refused; true when the call may be sent again. A login that
 * ended with its hour is asked for in place, where the form stays as it was: WeChat signs in by
 * itself, a browser is led to the login and back. One that was refused before its time makes the
 * page start afresh, once a session; after that the call stays refused.
 */
export const signInAgain = async ({ call, token, background }: LostLogin): Promise<boolean> => {
  const held = currentLogin()
  // Another call that was refused has renewed it already.
  if (held && held.token !== token) return true
  forgetLogin()
  if (call.access !== 'user' || content.includes(call.cmd)) return false
  if (background) return target === 'weapp' && ensureSignedIn()
  if (held || isStartingAfresh()) return (await startAfresh('reloaded')) && never
  // A web view's native login is asked by the person, and notes itself when it did not help.
  if (useVisit.getState().env === BrowserEnv.WECHAT_OA && !mayStartAfresh('reloaded')) return false
  toast(shell.loading)
  return (await ensureSignedIn()) || (target === 'h5' && leadToLogin())
}
