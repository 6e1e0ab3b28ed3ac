import { host, settings } from '../window'
import { ApiFailure, asyncApis, syncApis } from './api'

/** Who the person is and what they pay. */
export const account = {
  ...asyncApis({
    login: () => ({ code: settings.loginCode }),
    checkSession: () => undefined,
    requestSubscribeMessage: ({ tmplIds }) =>
      Object.fromEntries(((tmplIds ?? []) as string[]).map((id) => [id, 'accept'])),
    requestPayment: async ({ success: _, fail: __, complete: ___, ...order }) => {
      const outcome = await host('requestPayment', order)
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
