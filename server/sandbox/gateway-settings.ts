import type { GatewaySettings } from '../gateways/settings'
import {
  codeTemplate,
  merchantSerial,
  platformSerial,
  sampleAppid,
  sampleKeyId,
  sampleMchid,
  type SandboxKeys,
} from './keys'

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
