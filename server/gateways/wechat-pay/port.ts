import type { Result } from '@/domain/base/result'
import type { NewOrder, PayCode, PayProvider } from '../payments/port'

export type { Bill, Notification, TradeOutcome } from '../payments/port'

/** WeChat Pay in its own terms; as one provider among others it is behind `provider.ts`. */
export type WechatPay = Omit<PayProvider, 'place' | 'queryRefund'> & {
  queryRefund: (outRefundNo: string) => ReturnType<PayProvider['queryRefund']>
  /** An order paid inside WeChat by wx.requestPayment with `payParams`. */
  createJsapiOrder: (
    order: NewOrder & {
      openid: string
      /** The app that shows the payment sheet, whose openid it is; the mini-program if not said. */
      appid?: string
    },
  ) => Promise<Result<{ prepayId: string; payParams: PayParams }, PayCode>>
  /**
   * An order paid in a browser (MWEB): the person leaves for `h5Url`, which leads back to `returnUrl`
   * (absolute, on the very origin that the browser shows).
   */
  createH5Order: (
    order: NewOrder & { clientIp: string; returnUrl: string },
  ) => Promise<Result<{ h5Url: string }, PayCode>>
}

/** The argument of wx.requestPayment. */
export type PayParams = {
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}
