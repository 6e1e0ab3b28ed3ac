import type { AllInPayOptions } from './allinpay/options'
import type { HostedPayOptions } from './hosted-pay/client'
import type { InsurerOptions } from './insurer/client'
import type { OidcOptions } from './oidc/client'
import type { SignedOptions } from './signed/post'
import type { SmsOptions } from './sms/client'
import type { TencentOptions } from './tencent/request'
import type { WechatApp } from './wechat-api/app'
import type { EnvVersion } from './wechat-link/client'
import type { WechatPayOptions } from './wechat-pay/exchange'

/** The settings of the clients for outside services. Going live changes only these values. */
export type GatewaySettings = {
  wechatPay: Pick<WechatPayOptions, 'keys' | 'baseUrl'>
  /** Further payment providers. A provider without settings is not offered. */
  allInPay?: Omit<AllInPayOptions, 'http' | 'now' | 'nonce'>
  paPay?: Omit<HostedPayOptions, 'http' | 'now'>
  bankPay?: Omit<HostedPayOptions, 'http' | 'now'>
  /** Missing where there is no auto-renewal. */
  autoDeduct?: { planId: number }
  /** Missing where no rewards are paid out. */
  transfers?: { sceneId: string }
  wechat: WechatSettings
  sms: Omit<SmsOptions, 'http' | 'now'>
  licence: Omit<TencentOptions, 'now'>
  /** Missing where no pictures of identity cards are read. */
  idCard?: Omit<TencentOptions, 'now'>
  realname: Omit<SignedOptions, 'http' | 'now'>
  underwriting?: Omit<SignedOptions, 'http' | 'now'>
  /** The cores of insurers, by the names that products use. */
  insurers?: Readonly<Record<string, Omit<InsurerOptions, 'http' | 'now'>>>
  /** Missing where the staff sign in by password alone. */
  staffProvider?: Omit<OidcOptions, 'http' | 'noticed'>
}

export type WechatSettings = {
  /** The address of the server API, without a trailing slash. */
  baseUrl: string
  /** The address of the pages for users, without a trailing slash. */
  openUrl: string
  /** The address of the chats with customer service (微信客服), without a trailing slash. */
  chatUrl: string
  miniProgram: WechatApp
  envVersion: EnvVersion
  officialAccount?: WechatApp
}
