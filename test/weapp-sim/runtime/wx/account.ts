import { isInTap } from '../taps'
import { leaveApp, returnToApp } from '../visits'
import { host, settings } from '../window'
import { ApiFailure, asyncApis, syncApis } from './api'

/** Templates that one panel may ask for. */
const MAX_TEMPLATES = 3

/** Who the person is and what they pay. */
export const account = {
  ...asyncApis({
    login: () => ({ code: settings.loginCode }),
    checkSession: () => undefined,
    requestSubscribeMessage: ({ tmplIds }) => {
      const ids = (tmplIds ?? []) as string[]
      if (!isInTap())
        throw new ApiFailure('can only be invoked by user TAP gesture.', { errCode: 20_000 })
      if (ids.length > MAX_TEMPLATES)
        throw new ApiFailure('TmplIds length limit exceed', { errCode: 20_003 })
      return Object.fromEntries(ids.map((id) => [id, 'accept']))
    },
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
