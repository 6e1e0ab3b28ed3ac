import type { PortResult } from './failure'

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
 * WeChat, and no surrounding app takes it. saveImage: a picture can be saved. sendPicture: the host sends a picture to a chat. otherCashier: the
 * user may leave for a bank's cashier page and come back. scannedByPhone: a desktop, whose user has
 * WeChat on a phone that can scan a code from this screen.
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
  | 'sendPicture'
  | 'otherCashier'
  | 'scannedByPhone'

export interface MiniProgramTarget {
  /** App id of another mini-program; ours if it is missing. */
  appId?: string
  /** Version of another mini-program; the released one if it is missing. */
  envVersion?: 'release' | 'trial' | 'develop'
  /** Page and query. The leading slash is optional, because partners write both forms. */
  path: string
  /** Data for the other mini-program. */
  extraData?: Record<string, string>
  /** A URL link (wxaurl.cn) from the gateway, which opens WeChat from a plain browser. */
  link?: string | undefined
}

/** The host around the application and what it can do. */
export interface EnvironmentPort {
  host(): Host
  /** What this host can do now. Features ask this and never the user agent. */
  can(capability: Capability): boolean
  /** Opens a page of a mini-program. WeChat may ask the user first. */
  openMiniProgram(target: MiniProgramTarget): Promise<PortResult>
}
