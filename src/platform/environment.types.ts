/**
 * Who really shows the application. The web build is shown by the first four; an entry source may
 * make the business treat one as another (domain/address/browser-env), which changes nothing here.
 */
export type Host = 'browser' | 'official-account' | 'web-view' | 'alipay' | 'mini-program'

/**
 * oauth: WeChat can say who the person is by its authorisation page. wechatPay: WeChat's payment
 * sheet opens here. jsSdk: WeChat checks addresses here, and its JS-SDK works on those it accepts. openTags: wx-open-* elements work. miniProgramBridge: the mini-program around
 * us can be told to open a page of its own. shareCard: the host shares a card that we word. urlScheme: an
 * address can open WeChat, which no app around us takes for itself. saveImage: a picture can be kept.
 * otherCashier: a person may leave for the cashier page of a bank, and come back.
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
  /** What this host can really do, now; features ask this and never a user agent. */
  can(capability: Capability): boolean
}
