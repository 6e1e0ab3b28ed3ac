import { connectApi } from '@/api/client'
import { appIdOf, outerIdHeader } from '@/domain/address/app-id'
import { RELOAD_DELAY_MS } from '@/domain/time/timings'
import { appId } from '@/platform/device'
import { reload } from '@/platform/navigation'
import { storage, type Slot } from '@/platform/storage'
import { currentLogin, forgetLogin } from '@/stores/session'
import { useVisit } from '@/stores/visit'

/** One reload per session: a login that keeps failing must not loop (decision A44). */
const reloaded: Slot<true> = {
  area: 'session',
  name: 'reloaded',
  version: 1,
  parse: (raw) => (raw === true ? true : undefined),
}

/** Gives every call its headers and decides what follows a lost login. */
export const connectSession = (options: { onReload: () => void }): void => {
  connectApi({
    caller: () => {
      const { context, env } = useVisit.getState()
      const login = currentLogin()
      return {
        channel: context.channel,
        wtagid: context.wtagid,
        loginId: login?.openId,
        loginToken: login?.token,
        appId: appId() ?? appIdOf({ env }),
        outerId: context.outerId && outerIdHeader(context.outerId, context.cityCode),
      }
    },
    authFailed: () => {
      if (currentLogin() === undefined) return
      forgetLogin()
      if (storage.read(reloaded, 'HM')) return
      storage.write(reloaded, 'HM', true)
      options.onReload()
      // Signing in is loaded when it is needed; without it the reload leads to the login.
      void import('./login')
        .then(({ ensureSignedIn }) => ensureSignedIn())
        .catch(() => undefined)
        .then(() => setTimeout(reload, RELOAD_DELAY_MS))
    },
  })
}
