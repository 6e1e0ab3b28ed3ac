import { wechatVersion } from '@/domain/address/browser-env'
import { compareVersions } from '@/domain/base/version'
import { landing } from '../../address'
import { userAgent } from '../../device'
import { unsupported } from '../../failure'
import type { JsSdkPort } from '../../js-sdk.types'
import { bridgeReady, invoke } from '../wechat-bridge'
import { officialAccountAppId } from './app-id'
import { openTagsReady } from './open-tags'

/** iOS checks the address that loaded the page, Android the shown one. */
export const addressToSign: JsSdkPort['addressToSign'] = () => {
  const isIos = /iPhone|iPad|iPod/.test(userAgent())
  return (isIos ? landing() : window.location.href).split('#')[0] ?? ''
}

/** WeChat draws wx-open-* elements from this version on. Older versions may claim that they do. */
const TAGS_SINCE = '7.0.12'

const drawsTags = (): boolean => {
  const version = wechatVersion(userAgent())
  return version !== undefined && compareVersions({ a: version, b: TAGS_SINCE }) >= 0
}

export const verifyAddress: JsSdkPort['verifyAddress'] = async (url, signed) => {
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
