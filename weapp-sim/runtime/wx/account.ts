import { openOther } from '../others'
import { askToSubscribe } from '../subscribing'
import { leaveApp, returnToApp } from '../visits'
import { host, settings } from '../window'
import { ApiFailure, asyncApis, syncApis } from './api'

/** Who the person is and what they pay. */
export const account = {
  ...asyncApis({
    login: () => ({ code: settings.loginCode }),
    checkSession: () => undefined,
    requestSubscribeMessage: ({ tmplIds }) => askToSubscribe((tmplIds ?? []) as string[]),
    navigateToMiniProgram: openOther,
    requestPayment: async ({ success: _, fail: __, complete: ___, ...order }) => {
      /** The sheet covers the mini-program, which learns of it as of any other app. */
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
