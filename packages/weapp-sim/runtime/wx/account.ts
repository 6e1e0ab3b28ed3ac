import { ApiFailure } from '../shell/api-failure'
import { askPerson, isAttended } from '../shell/ask-person'
import { askToSubscribe } from '../shell/subscribe-panel'
import { host, settings } from '../shell/window'
import { asyncApis, syncApis } from './api'
import type { Options } from './api'
import { openOther } from './others'
import { leaveApp, returnToApp } from './visits'

/** The payment sheet. In a frame the person answers it; otherwise the host decides for them. */
const pay = async (order: Options) =>
  host(
    'requestPayment',
    isAttended
      ? {
          ...order,
          action: await askPerson('微信支付', '测试环境，不会真实扣费', [
            ['pay', '确认支付'],
            ['fail', '支付失败'],
            ['cancel', '取消'],
          ]),
        }
      : order,
  )

/** APIs for login, payment, subscription messages and other mini-programs. */
export const account = {
  ...asyncApis({
    login: () => ({ code: settings.loginCode }),
    checkSession: () => undefined,
    /** The person closes WeChat's page. A test that takes the money mocks this. */
    requestMerchantTransfer: () => {
      throw new ApiFailure('cancel')
    },
    requestSubscribeMessage: ({ tmplIds }) => askToSubscribe((tmplIds ?? []) as string[]),
    navigateToMiniProgram: openOther,
    requestPayment: async ({ success: _, fail: __, complete: ___, ...order }) => {
      /** The payment sheet covers the mini-program, so it gets onHide and onShow. */
      leaveApp()
      const outcome = await pay(order).finally(returnToApp)
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
