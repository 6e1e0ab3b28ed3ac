/**
 * Who really shows the application. The web build is shown by the first four; an entry source may
 * make the business treat one as another (domain/address/browser-env), which changes nothing here.
 */
export type Host = 'browser' | 'official-account' | 'web-view' | 'alipay' | 'mini-program'

/**
 * oauth: WeChat can say who the person is by its authorisation page. wechatPay: WeChat's payment
 * sheet opens here. openTags: wx-open-* elements work. miniProgramBridge: the mini-program around
 * us can be told to open a page of its own. shareCard: the host shares a card that we word.
 */
export type Capability = 'oauth' | 'wechatPay' | 'openTags' | 'miniProgramBridge' | 'shareCard'

export interface EnvironmentPort {
  host(): Host
  /** What this host can really do, now; features ask this and never a user agent. */
  can(capability: Capability): boolean
}
