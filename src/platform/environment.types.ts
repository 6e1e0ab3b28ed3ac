/**
 * The host that really shows the application. The first four show the web build. An entry source
 * may make the business treat one host as another (domain/address/browser-env), which changes
 * nothing here.
 */
export type Host = 'browser' | 'official-account' | 'web-view' | 'alipay' | 'mini-program'

/**
 * oauth: WeChat can tell the user's openid through its authorisation page. wechatPay: WeChat's
 * payment sheet opens here. jsSdk: WeChat checks addresses here, and its JS-SDK works on accepted
 * ones. openTags: wx-open-* elements work. miniProgramBridge: the surrounding mini-program can open
 * its own pages. shareCard: the host shares a card with our text. urlScheme: an address can open
 * WeChat, and no surrounding app takes it. saveImage: a picture can be saved. otherCashier: the
 * user may leave for a bank's cashier page and come back.
 */
export type Capability =
  | 'oauth'
  | 'wechatPay'
  | 'jsSdk'
  | 'openTags'
  | 'miniProgramBridge'
  | 'shareCard'
  | 'urlScheme'
  | 'saveImage'
  | 'otherCashier'

export interface EnvironmentPort {
  host(): Host
  /** What this host can do now. Features ask this and never the user agent. */
  can(capability: Capability): boolean
}
