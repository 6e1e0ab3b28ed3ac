/** How the gateway says to pay: on a cashier page, or by WeChat's own sheet. */
export type PayIntent =
  | { kind: 'redirect'; url: string }
  | {
      kind: 'wxpay'
      timeStamp: string
      nonceStr: string
      package: string
      signType: 'RSA'
      paySign: string
    }

/**
 * What the device saw. None of them says that money moved: only the gateway knows, so ask it.
 * LEFT: the browser is on its way to the cashier. RETURNED: the sheet closed without a complaint.
 */
export type PayOutcome = 'LEFT' | 'RETURNED' | 'CANCELLED' | 'FAILED' | 'UNSUPPORTED'

export interface PayPort {
  tradeType: 'H5' | 'JSAPI'
  present(intent: PayIntent): Promise<PayOutcome>
}
