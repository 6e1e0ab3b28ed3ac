import type { PortResult } from './failure'

/** What the gateway says of money that WeChat holds for somebody until they take it. */
export interface WaitingTransfer {
  mchId: string
  appId: string
  package: string
}

export interface TransferPort {
  /** Whether WeChat's page to take money opens here. */
  canTake(): boolean
  /** Opens it. Ok says that it was shown, not that the money was taken: only the gateway knows. */
  take(transfer: WaitingTransfer): Promise<PortResult>
}
