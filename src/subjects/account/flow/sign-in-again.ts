import type { LostLogin } from '@/api/client'
import { getUserStatus, logout } from '@/contract/login'
import { shell } from '@/copy/shell/shell'
import { BrowserEnv } from '@/domain/address/browser-env'
import { arrival } from '@/platform/address'
import { signsInQuietly } from '@/platform/app'
import { replace } from '@/platform/navigation'
import type { Page } from '@/routes/page'
import { pages } from '@/routes/pages'
import { resolvePath } from '@/routes/resolve'
import { currentLogin, loseLogin, takeLoginOfAnotherPage } from '@/stores/session'
import { ensureSignedIn } from '@/stores/sign-in/ensure-signed-in'
import { pageEnd } from '@/stores/sign-in/login'
import { isStartingAfresh, mayStartAfresh, startAfresh } from '@/stores/sign-in/start-afresh'
import { useVisit } from '@/stores/visit'
import { toast } from '@/ui/toast/service'
import { loginAddress } from './login-address'

/** Calls whose failure needs no new login, or which end the login themselves. */
const content: readonly string[] = [getUserStatus.cmd, logout.cmd]

const sayLoading = (ms: number): void => toast(shell.loading, ms)

/** Opens the login page, which leads back here; false if this page needs no login or stays open. */
const leadToLogin = async (): Promise<boolean> => {
  const { path, search } = arrival()
  const page: Page = pages[resolvePath(path).key]
  if (!page.login) return false
  await replace(loginAddress({ path, search }))
  // After the page was left its calls never settle, so that it shows nothing later.
  return arrival().path === path ? false : pageEnd
}

/**
 * Handles a login that the gateway refused; true when the call may be repeated. An expired login is
 * renewed in place and the form stays: WeChat signs in without questions, and a browser goes to the
 * login page and back. A login refused before its time reloads the page, once per session; after
 * that the call stays refused.
 */
export const signInAgain = async ({ call, token, background }: LostLogin): Promise<boolean> => {
  const held = currentLogin()
  // Another refused call, or another page, has already renewed the login.
  if ((held && held.token !== token) || takeLoginOfAnotherPage(token)) return true
  loseLogin()
  if (call.access !== 'user' || content.includes(call.cmd)) return false
  if (background) return signsInQuietly && ensureSignedIn()
  if (held || isStartingAfresh()) return (await startAfresh('reloaded', sayLoading)) && pageEnd
  // Only an official account is limited to one try here. In a web view the user confirms the native
  // login, and that login records its own failure.
  if (useVisit.getState().env === BrowserEnv.WECHAT_OA && !mayStartAfresh('reloaded')) return false
  toast(shell.loading)
  return (await ensureSignedIn()) || (!signsInQuietly && leadToLogin())
}
