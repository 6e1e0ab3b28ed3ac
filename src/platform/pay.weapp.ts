import Taro from '@tarojs/taro'
import { attempt, unsupported } from './failure'
import type { PayPort } from './pay.types'

export type { PayIntent } from './pay.types'

export const tradeType: PayPort['tradeType'] = () => 'JSAPI'

export const present: PayPort['present'] = async (intent) => {
  if (intent.kind !== 'wxpay') return unsupported('a mini-program cannot leave for a cashier page')
  const { kind: _kind, ...params } = intent
  const paid = await attempt(() => Taro.requestPayment(params))
  return paid.ok ? { ok: true, value: 'RETURNED' } : paid
}

/** The reward pages belong to the web build, because the official account sends the money. */
export const canAcceptTransfer: PayPort['canAcceptTransfer'] = () => false

export const acceptTransfer: PayPort['acceptTransfer'] = () =>
  Promise.resolve(unsupported('rewards are taken in the official account'))
