import type { PayPort } from './pay.types'

export type { PayIntent, PayOutcome } from './pay.types'

export const tradeType: PayPort['tradeType'] = 'H5'

/** wx.requestPayment exists only inside the mini-program. */
export const present: PayPort['present'] = (intent) => {
  if (intent.kind !== 'redirect') return Promise.resolve('UNSUPPORTED')
  window.location.assign(intent.url)
  return Promise.resolve('LEFT')
}
