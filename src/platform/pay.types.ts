import type { TradeType } from '@/domain/pay/pay-type'
import type { PortResult } from './failure'

/** How to pay, as the gateway says: on a cashier page, or by WeChat's sheet. */
export type PayIntent =
  | { kind: 'redirect'; url: string; codeImage?: string }
  | {
      kind: 'wxpay'
      timeStamp: string
      nonceStr: string
      package: string
      signType: 'RSA'
      paySign: string
    }

/** Money that WeChat holds until the user accepts it, as the gateway describes it. */
export interface WaitingTransfer {
  mchId: string
  appId: string
  package: string
}

export interface PayPort {
  /**
   * The trade type of WeChat Pay for a new order: JSAPI where its sheet opens, here or in the
   * mini-program that confirmed the user; NATIVE on a desktop, whose user
   * scans a code; otherwise H5, the cashier page, which WeChat refuses inside itself and on desktops.
   */
  tradeType(): TradeType
  /**
   * Starts a payment. LEFT: the browser is on its way to the cashier. RETURNED: the sheet closed
   * without an error. Neither these nor a failure says whether money moved; only the gateway knows.
   * `returnTo` is our path for WeChat Pay's cashier to return to. Other cashiers already know it,
   * and their address is signed.
   */
  present(intent: PayIntent, returnTo?: string): Promise<PortResult<'LEFT' | 'RETURNED'>>
  /** Whether WeChat's page for accepting money opens here. */
  canAcceptTransfer(): boolean
  /**
   * Opens that page. Ok means only that it was shown; the gateway knows whether the money was
   * accepted.
   */
  acceptTransfer(transfer: WaitingTransfer): Promise<PortResult>
}
