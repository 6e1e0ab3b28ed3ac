import type { PortResult } from './failure'

/** What the gateway signs for an address: SHA-1 over ticket, nonce, time and address. */
export interface JsSdkSignature {
  /** Seconds since 1970. */
  timestamp: string
  nonceStr: string
  signature: string
}

export interface JsSdkPort {
  /** The address that WeChat checks, as it compares it. */
  addressToSign(): string
  /**
   * Shows WeChat that this address is ours; from then on its JS-SDK and open tags work. An address that has been left
   * meanwhile is not shown: WeChat holds the signature against the one it sees.
   */
  verifyAddress(url: string, signed: JsSdkSignature): Promise<PortResult<unknown>>
}
