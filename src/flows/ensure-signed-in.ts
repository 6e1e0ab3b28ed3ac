import { BrowserEnv } from '@/domain/address/browser-env'
import { target } from '@/platform/device'
import { isSignedIn } from '@/stores/session'
import { useVisit } from '@/stores/visit'

let running: Promise<boolean> | undefined

/**
 * True when somebody is signed in. WeChat signs in by itself where it can; otherwise false, and
 * the caller leads to the login page. How WeChat signs in is fetched when nobody is: the pages
 * behind the login do not carry it. Agents sell in a plain browser, whatever shows it (A63).
 */
export const ensureSignedIn = (): Promise<boolean> => {
  if (isSignedIn()) return Promise.resolve(true)
  const { env } = useVisit.getState()
  if (target === 'h5' && env === BrowserEnv.BROWSER) return Promise.resolve(false)
  running ??= import('./wx-login')
    .then(
      ({ signInByWx }) => signInByWx(),
      () => false,
    )
    .finally(() => {
      running = undefined
    })
  return running
}
