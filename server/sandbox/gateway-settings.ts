import type { RealnameOptions } from '../gateways/realname/client'
import type { SmsOptions } from '../gateways/sms/client'
import type { WechatLoginOptions } from '../gateways/wechat-login/client'
import type { WechatMessageOptions } from '../gateways/wechat-message/client'
import type { WechatPayOptions } from '../gateways/wechat-pay/exchange'
import {
  codeTemplate,
  merchantSerial,
  platformSerial,
  sampleAppid,
  sampleKeyId,
  sampleMchid,
  type SandboxKeys,
} from './keys'

/** What the real clients need to reach the look-alikes; going live replaces only these values. */
export type GatewaySettings = {
  wechatPay: Pick<WechatPayOptions, 'keys' | 'baseUrl'>
  wechatLogin: Omit<WechatLoginOptions, 'http'>
  wechatMessages: Omit<WechatMessageOptions, 'http' | 'now'>
  sms: Omit<SmsOptions, 'http' | 'now'>
  realname: Omit<RealnameOptions, 'http' | 'now'>
}

/** `origin`: where this gateway reaches itself, e.g. `http://127.0.0.1:8080`. */
export const sandboxGatewaySettings = (keys: SandboxKeys, origin: string): GatewaySettings => ({
  wechatPay: {
    baseUrl: `${origin}/sandbox/wechatpay`,
    keys: {
      mchid: sampleMchid,
      appid: sampleAppid,
      privateKeyPem: keys.merchant.privateKey,
      merchantSerial,
      platformCertificates: { [platformSerial]: keys.platform.publicKey },
      apiV3Key: keys.apiV3Key,
    },
  },
  wechatLogin: {
    baseUrl: `${origin}/sandbox/wechat`,
    appid: sampleAppid,
    appSecret: keys.wechatSecret,
  },
  wechatMessages: {
    baseUrl: `${origin}/sandbox/wechat`,
    appid: sampleAppid,
    appSecret: keys.wechatSecret,
  },
  sms: {
    url: `${origin}/sandbox/sms-provider/`,
    secretId: sampleKeyId,
    secretKey: keys.smsSecret,
    sdkAppId: '1400000000',
    signName: '惠民保',
    templateId: codeTemplate,
  },
  realname: {
    baseUrl: `${origin}/sandbox/realname`,
    keyId: sampleKeyId,
    secretKey: keys.realnameSecret,
  },
})
