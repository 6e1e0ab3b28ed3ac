import { inMiniProgramWebView, userAgent } from './app'
import type { Capability, EnvironmentPort, Host } from './environment.types'
import { done, unsupported } from './failure'
import * as account from './hosts/official-account/account'
import { openTagsReady } from './hosts/official-account/account'
import { hasBridge } from './hosts/wechat-bridge'

const isWebView = (agent: string): boolean => inMiniProgramWebView() || /miniprogram/i.test(agent)

/**
 * Evaluated at each call, because iOS distinguishes a web view from an official account only after
 * the bridge is there.
 */
export const host: EnvironmentPort['host'] = (): Host => {
  const agent = userAgent()
  if (/alipay/i.test(agent)) return 'alipay'
  if (!/micromessenger/i.test(agent)) return 'browser'
  return isWebView(agent) ? 'web-view' : 'official-account'
}

/**
 * A tablet of Apple calls itself a Macintosh, and a phone can be told to ask for desktop pages. Both
 * are pointed at by a finger, which a desktop is not in the first place.
 */
const isDesktop = (): boolean =>
  /windows nt|macintosh|x11|cros/i.test(userAgent()) &&
  !/mobile|android/i.test(userAgent()) &&
  !window.matchMedia('(pointer: coarse)').matches

const capabilities: Record<Host, readonly Capability[]> = {
  browser: ['urlScheme', 'saveImage', 'otherCashier', 'scannedByPhone'],
  alipay: ['otherCashier'],
  'official-account': ['oauth', 'wechatPay', 'jsSdk', 'openTags', 'shareCard', 'otherCashier'],
  'web-view': ['jsSdk', 'miniProgramBridge'],
  'mini-program': [],
}

const alwaysReady: readonly Capability[] = [
  'oauth',
  'jsSdk',
  'urlScheme',
  'saveImage',
  'otherCashier',
]

/**
 * Whether a capability can be used now. The authorisation page is an ordinary address, and code
 * that configures the JS-SDK waits for the bridge itself. All other capabilities need the bridge.
 */
const isReady = (capability: Capability): boolean => {
  if (capability === 'openTags') return openTagsReady.get()
  if (capability === 'scannedByPhone') return isDesktop()
  return alwaysReady.includes(capability) || hasBridge()
}

/** These need the app id of our official account. */
const needsAccount: readonly Capability[] = ['oauth', 'wechatPay', 'jsSdk']

export const can: EnvironmentPort['can'] = (capability) =>
  capabilities[host()].includes(capability) &&
  isReady(capability) &&
  (account.officialAccountAppId() !== '' || !needsAccount.includes(capability))

export const openMiniProgram: EnvironmentPort['openMiniProgram'] = async (target) => {
  // The surrounding mini-program opens only its own pages.
  if (target.appId === undefined && can('miniProgramBridge')) {
    const webView = await import('./hosts/web-view/mini-program')
    return webView.openPage(target.path)
  }
  if (target.link === undefined) return unsupported('no link to the mini-program was made')
  window.location.assign(target.link)
  return done
}
