import { BrowserEnv } from '@/domain/address/browser-env'
import { signsInQuietly } from '@/platform/app'
import { isSignedIn } from '../session'
import { useVisit } from '../visit'

let running: Promise<boolean> | undefined

/**
 * Answers true when the user is signed in. WeChat signs in without questions where it can;
 * otherwise it answers false and the caller opens the login page. The code for WeChat is loaded
 * only when nobody is signed in. Agents sell in a plain browser, whatever shows the page.
 */
export const ensureSignedIn = (): Promise<boolean> => {
  if (isSignedIn()) return Promise.resolve(true)
  const { env } = useVisit.getState()
  if (!signsInQuietly && env === BrowserEnv.BROWSER) return Promise.resolve(false)
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
