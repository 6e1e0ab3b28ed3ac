import type { NewOrder, PayProvider, ProviderAnswer } from '../payments/port'

export type { Bill, Notification, TradeOutcome } from '../payments/port'

/** WeChat Pay in its own terms. `provider.ts` adapts it to the port of all providers. */
export type WechatPay = Omit<PayProvider, 'place' | 'queryRefund'> & {
  refundToCard: NonNullable<PayProvider['refundToCard']>
  queryRefund: (outRefundNo: string) => ReturnType<PayProvider['queryRefund']>
  /** Creates an order that is paid inside WeChat by wx.requestPayment with `payParams`. */
  createJsapiOrder: (
    order: NewOrder & {
      openid: string
      /**
       * The app that shows the payment sheet and that the openid belongs to; the mini-program if
       * missing.
       */
      appid?: string
    },
  ) => Promise<ProviderAnswer<{ prepayId: string; payParams: PayParams }>>
  /**
   * Creates an order that is paid in a browser (MWEB). The applicant leaves for `h5Url`, which
   * leads back to `returnUrl` (absolute, on the same origin that the browser shows).
   */
  createH5Order: (
    order: NewOrder & { clientIp: string; returnUrl: string },
  ) => Promise<ProviderAnswer<{ h5Url: string }>>
  /** Creates an order that is paid by scanning `codeUrl` as a code (NATIVE). */
  createNativeOrder: (order: NewOrder) => Promise<ProviderAnswer<{ codeUrl: string }>>
}

/** The argument of wx.requestPayment. */
export type PayParams = {
  timeStamp: string
  nonceStr: string
  package: string
  signType: 'RSA'
  paySign: string
}
