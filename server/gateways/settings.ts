import type { RealnameOptions } from './realname/client'
import type { SmsOptions } from './sms/client'
import type { WechatLoginOptions } from './wechat-login/client'
import type { WechatMessageOptions } from './wechat-message/client'
import type { WechatPayOptions } from './wechat-pay/exchange'

/** What the clients need to reach the outside services; going live replaces only these values. */
export type GatewaySettings = {
  wechatPay: Pick<WechatPayOptions, 'keys' | 'baseUrl'>
  wechatLogin: Omit<WechatLoginOptions, 'http'>
  wechatMessages: Omit<WechatMessageOptions, 'http' | 'now'>
  sms: Omit<SmsOptions, 'http' | 'now'>
  realname: Omit<RealnameOptions, 'http' | 'now'>
}
