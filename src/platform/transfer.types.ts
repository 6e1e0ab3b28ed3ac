import type { PortResult } from './failure'

/** Money that WeChat holds until the user accepts it, as the gateway describes it. */
export interface WaitingTransfer {
  mchId: string
  appId: string
  package: string
}

export interface TransferPort {
  /** Whether WeChat's page for accepting money opens here. */
  canTake(): boolean
  /**
   * Opens that page. Ok means only that it was shown; the gateway knows whether the money was
   * accepted.
   */
  take(transfer: WaitingTransfer): Promise<PortResult>
}
