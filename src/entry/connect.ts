import { connectApi } from '@/api/client'
import { appIdOf, outerIdHeader } from '@/domain/address/app-id'
import { APP_VERSION } from '@/domain/base/defaults'
import { appId, officialAccountAppId, scene } from '@/platform/app'
import { currentLogin } from '@/stores/session'
import { handedAppId, useVisit } from '@/stores/visit'
import { loadSignInAgain } from '@/subjects/account'
import { loadWaitInLine } from '@/subjects/line'

/** Supplies the headers of every call and handles a lost login. */
export const connectSession = (): void => {
  connectApi({
    caller: () => {
      const { context, env } = useVisit.getState()
      const login = currentLogin()
      return {
        channel: context.channel,
        wtagid: context.wtagid,
        loginId: login?.openId,
        loginToken: login?.token,
        appId:
          appId() ??
          appIdOf({
            env,
            storedAppId: handedAppId(),
            officialAccountAppId: officialAccountAppId(),
          }),
        outerId: context.outerId && outerIdHeader(context.outerId, context.cityCode),
        version: APP_VERSION,
        scene: scene() ?? context.entrySource,
      }
    },
    // The code for signing in is loaded when needed. If it does not load, the call stays refused.
    authFailed: (lost) =>
      loadSignInAgain().then(
        ({ signInAgain }) => signInAgain(lost),
        () => false,
      ),
    // If this code does not load, the call stays refused.
    waitInLine: (place, again) =>
      loadWaitInLine().then(
        ({ waitInLine }) => waitInLine(place, again),
        () => undefined,
      ),
  })
}
