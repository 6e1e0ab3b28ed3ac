import Taro from '@tarojs/taro'
import { attempt, carryOut, unsupported } from './failure'
import type { PayPort } from './pay.types'

export type { PayIntent } from './pay.types'

export const tradeType: PayPort['tradeType'] = () => 'JSAPI'

export const present: PayPort['present'] = async (intent) => {
  if (intent.kind !== 'wxpay') return unsupported('a mini-program cannot leave for a cashier page')
  const { kind: _kind, ...params } = intent
  const paid = await attempt(() => Taro.requestPayment(params))
  return paid.ok ? { ok: true, value: 'RETURNED' } : paid
}

/** WeChat's page for accepting money. Taro has no binding of it. */
declare const wx: {
  requestMerchantTransfer(options: {
    mchId: string
    appId: string
    package: string
    success: (shown: unknown) => void
    fail: (failure: unknown) => void
  }): void
}

/** WeChat has this page since base library 3.7.6. */
export const canAcceptTransfer: PayPort['canAcceptTransfer'] = () =>
  Taro.canIUse('requestMerchantTransfer')

export const acceptTransfer: PayPort['acceptTransfer'] = ({ mchId, appId, package: packageInfo }) =>
  carryOut(
    () =>
      new Promise<unknown>((success, fail) =>
        wx.requestMerchantTransfer({ mchId, appId, package: packageInfo, success, fail }),
      ),
  )
