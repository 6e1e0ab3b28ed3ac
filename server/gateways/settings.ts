import type { AllInPayOptions } from './allinpay/options'
import type { HostedPayOptions } from './hosted-pay/client'
import type { SignedOptions } from './signed/post'
import type { SmsOptions } from './sms/client'
import type { TencentOptions } from './tencent/request'
import type { WechatApp } from './wechat-api/app'
import type { EnvVersion } from './wechat-link/client'
import type { WechatPayOptions } from './wechat-pay/exchange'

/** What the clients need to reach the outside services; going live replaces only these values. */
export type GatewaySettings = {
  wechatPay: Pick<WechatPayOptions, 'keys' | 'baseUrl'>
  /** Further ways to pay; without its settings one is not offered. */
  allInPay?: Omit<AllInPayOptions, 'http' | 'now' | 'nonce'>
  paPay?: Omit<HostedPayOptions, 'http' | 'now'>
  bankPay?: Omit<HostedPayOptions, 'http' | 'now'>
  /** None where nothing renews by itself. */
  autoDeduct?: { planId: number }
  /** None where nothing is paid out. */
  transfers?: { sceneId: string }
  wechat: WechatSettings
  sms: Omit<SmsOptions, 'http' | 'now'>
  licence: Omit<TencentOptions, 'now'>
  realname: Omit<SignedOptions, 'http' | 'now'>
  underwriting?: Omit<SignedOptions, 'http' | 'now'>
}

export type WechatSettings = {
  /** Of the server API, without a trailing slash. */
  baseUrl: string
  /** Of the pages that people see, without a trailing slash. */
  openUrl: string
  miniProgram: WechatApp
  envVersion: EnvVersion
  officialAccount?: WechatApp
}
