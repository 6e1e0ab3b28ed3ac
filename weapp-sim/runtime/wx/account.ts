import { openOther } from '../others'
import { askToSubscribe } from '../subscribe-panel'
import { leaveApp, returnToApp } from '../visits'
import { host, settings } from '../window'
import { ApiFailure, asyncApis, syncApis } from './api'

/** APIs for login, payment, subscription messages and other mini-programs. */
export const account = {
  ...asyncApis({
    login: () => ({ code: settings.loginCode }),
    checkSession: () => undefined,
    requestSubscribeMessage: ({ tmplIds }) => askToSubscribe((tmplIds ?? []) as string[]),
    navigateToMiniProgram: openOther,
    requestPayment: async ({ success: _, fail: __, complete: ___, ...order }) => {
      /** The payment sheet covers the mini-program, so it gets onHide and onShow. */
      leaveApp()
      const outcome = await host('requestPayment', order).finally(returnToApp)
      if (outcome === 'cancel') throw new ApiFailure('cancel')
      if (outcome !== 'paid') throw new ApiFailure(outcome.fail)
    },
  }),
  ...syncApis({
    getAccountInfoSync: () => ({
      miniProgram: { appId: 'touristappid', envVersion: 'develop', version: '' },
    }),
  }),
}
