import { hideApp, isAppShown, showApp } from '../logic/app'
import { hideTop, showTop } from '../logic/stack'
import { navigation, parseUrl } from './navigation'

/** The person leaves the mini-program for another app or a sheet that WeChat draws over it. */
export const leaveApp = (): void => {
  if (!isAppShown()) return
  hideTop()
  hideApp()
}

/** The person comes back to the same page. */
export const returnToApp = (): void => {
  if (isAppShown()) return
  showApp({})
  showTop()
}

/** Another card opens the running mini-program. The card's page replaces all open pages. */
export const enterApp = async ({ entry, scene }: { entry: string; scene: number }) => {
  leaveApp()
  showApp({ ...parseUrl(entry), scene })
  await (navigation.reLaunch as (options: object) => Promise<unknown>)({ url: `/${entry}` })
}
