import Taro from '@tarojs/taro'
import { isCancel } from './error-text'
import type { PayPort } from './pay.types'

export type { PayIntent, PayOutcome } from './pay.types'

export const tradeType: PayPort['tradeType'] = 'JSAPI'

/** A mini-program cannot leave for a cashier page. */
export const present: PayPort['present'] = async (intent) => {
  if (intent.kind !== 'wxpay') return 'UNSUPPORTED'
  const { kind: _kind, ...params } = intent
  try {
    await Taro.requestPayment(params)
    return 'RETURNED'
  } catch (error) {
    return isCancel(error) ? 'CANCELLED' : 'FAILED'
  }
}
