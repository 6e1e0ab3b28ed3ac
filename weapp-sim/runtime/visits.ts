import { hideApp, isAppShown, showApp } from './app'
import { hideTop, showTop } from './stack'
import { navigation, parseUrl } from './wx/navigation'

/** The person turns to something else: another app, or a sheet that WeChat draws over this one. */
export const leaveApp = (): void => {
  if (!isAppShown()) return
  hideTop()
  hideApp()
}

/** The person comes back to where they were. */
export const returnToApp = (): void => {
  if (isAppShown()) return
  showApp({})
  showTop()
}

/** The running mini-program is opened by another card: the pages it had give way to the card's. */
export const enterApp = async ({ entry, scene }: { entry: string; scene: number }) => {
  leaveApp()
  showApp({ ...parseUrl(entry), scene })
  await (navigation.reLaunch as (options: object) => Promise<unknown>)({ url: `/${entry}` })
}
