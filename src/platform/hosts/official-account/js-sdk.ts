import { wechatVersion } from '@/domain/address/browser-env'
import { compareVersions } from '@/domain/base/version'
import { landing } from '../../address'
import { userAgent } from '../../app'
import { unsupported, type PortResult } from '../../failure'
import { bridgeReady, invoke } from '../wechat-bridge'
import { officialAccountAppId, openTagsReady } from './account'

/** The gateway's signature of an address: SHA-1 over ticket, nonce, time and address. */
interface Signature {
  /** In seconds since 1970. */
  timestamp: string
  nonceStr: string
  signature: string
}

/**
 * The address in the form that WeChat checks: on iOS the one that loaded the page, on Android the
 * shown one.
 */
export const addressToSign = (): string => {
  const isIos = /iPhone|iPad|iPod/.test(userAgent())
  return (isIos ? landing() : window.location.href).split('#')[0] ?? ''
}

/** WeChat draws wx-open-* elements from this version on. Older versions may claim that they do. */
const TAGS_SINCE = '7.0.12'

const drawsTags = (): boolean => {
  const version = wechatVersion(userAgent())
  return version !== undefined && compareVersions({ a: version, b: TAGS_SINCE }) >= 0
}

/**
 * Proves to WeChat that this address is ours. Then its JS-SDK and open tags work. An address that
 * was left meanwhile is not proved, because WeChat compares the signature with the shown address.
 */
export const verifyAddress = async (
  url: string,
  signed: Signature,
): Promise<PortResult<unknown>> => {
  if (!(await bridgeReady())) return unsupported('WeixinJSBridge did not come')
  const isLeft = () => addressToSign() !== url
  if (isLeft()) return unsupported('the address was left')
  const verified = await invoke('preVerifyJSAPI', {
    appId: officialAccountAppId(),
    verifyAppId: officialAccountAppId(),
    verifySignType: 'sha1',
    verifyTimestamp: signed.timestamp,
    verifyNonceStr: signed.nonceStr,
    verifySignature: signed.signature,
    verifyJsApiList: [
      'updateAppMessageShareData',
      'updateTimelineShareData',
      'hideMenuItems',
      'showMenuItems',
      'geoLocation',
    ],
    verifyOpenTagList: ['wx-open-subscribe', 'wx-open-launch-weapp'],
  })
  if (isLeft()) return unsupported('the address was left')
  openTagsReady.set(verified.ok && drawsTags())
  return verified
}
