import type { PortResult } from '../../failure'
import { invoke } from '../wechat-bridge'
import { officialAccountAppId } from './app-id'
import { openTagsReady } from './open-tags'

/** What the gateway signs for an address: SHA-1 over ticket, nonce, time and address. */
export interface JsSdkSignature {
  /** Seconds since 1970. */
  timestamp: string
  nonceStr: string
  signature: string
}

/**
 * Shows WeChat that this address is ours; from then on its open tags work. iOS checks the address
 * that the page was loaded with, Android the one on show: sign the right one.
 */
export const verifyAddress = async (signed: JsSdkSignature): Promise<PortResult<unknown>> => {
  const verified = await invoke('preVerifyJSAPI', {
    appId: officialAccountAppId(),
    verifyAppId: officialAccountAppId(),
    verifySignType: 'sha1',
    verifyTimestamp: signed.timestamp,
    verifyNonceStr: signed.nonceStr,
    verifySignature: signed.signature,
    verifyJsApiList: ['updateAppMessageShareData'],
    verifyOpenTagList: ['wx-open-subscribe', 'wx-open-launch-weapp'],
  })
  openTagsReady.set(verified.ok)
  return verified
}
