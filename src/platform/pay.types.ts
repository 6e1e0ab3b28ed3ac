import type { TradeType } from '@/domain/payment/pay-type'
import type { PortResult } from './failure'

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

export interface PayPort {
  /**
   * The trade type of WeChat Pay to open an order with: JSAPI where its sheet opens, here or in the
   * mini-program that vouched for the person, otherwise H5, the cashier page, which WeChat refuses
   * inside itself.
   */
  tradeType(): TradeType
  /**
   * LEFT: the browser is on its way to the cashier. RETURNED: the sheet closed without a
   * complaint. Neither it nor a failure says whether money moved: only the gateway knows, ask it.
   * `returnTo` is the path of ours that WeChat Pay's cashier leads back to; others know already, and
   * their address is signed to the letter.
   */
  present(intent: PayIntent, returnTo?: string): Promise<PortResult<'LEFT' | 'RETURNED'>>
}
