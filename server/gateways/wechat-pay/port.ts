import type { NewOrder, PayProvider, Told } from '../payments/port'

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
  ) => Promise<Told<{ prepayId: string; payParams: PayParams }>>
  /**
   * An order paid in a browser (MWEB): the person leaves for `h5Url`, which leads back to `returnUrl`
   * (absolute, on the very origin that the browser shows).
   */
  createH5Order: (
    order: NewOrder & { clientIp: string; returnUrl: string },
  ) => Promise<Told<{ h5Url: string }>>
}

/** The argument of wx.requestPayment. */
export type PayParams = {
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}
