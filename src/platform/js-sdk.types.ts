import type { PortResult } from './failure'

/** The gateway's signature of an address: SHA-1 over ticket, nonce, time and address. */
export interface JsSdkSignature {
  /** In seconds since 1970. */
  timestamp: string
  nonceStr: string
  signature: string
}

export interface JsSdkPort {
  /** The address in the form that WeChat checks. */
  addressToSign(): string
  /**
   * Proves to WeChat that this address is ours. Then its JS-SDK and open tags work. An address that
   * was left meanwhile is not proved, because WeChat compares the signature with the shown address.
   */
  verifyAddress(url: string, signed: JsSdkSignature): Promise<PortResult<unknown>>
}
