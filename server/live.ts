import type { MessageTemplates } from './context'
import type { Env } from './env'
import type { GatewaySettings } from './gateways/settings'

type Live = Pick<
  GatewaySettings,
  'wechatPay' | 'wechatLogin' | 'wechatMessages' | 'sms' | 'realname'
>

/** PEM texts come with \n in one line, as most secret stores want them. */
const pem = (text: string): string => text.replaceAll('\\n', '\n')

/** The real services; env.ts has made sure that nothing is missing. */
export function liveGatewaySettings(env: Env): Live {
  const need = (name: keyof Env): string => {
    const value = env[name]
    if (typeof value !== 'string') throw new Error(`${name} is missing`)
    return value
  }
  const appid = need('WECHAT_APP_ID')
  return {
    wechatPay: {
      baseUrl: env.WECHATPAY_API_BASE,
      keys: {
        mchid: need('WECHATPAY_MCH_ID'),
        appid,
        privateKeyPem: pem(need('WECHATPAY_PRIVATE_KEY')),
        merchantSerial: need('WECHATPAY_SERIAL_NO'),
        platformCertificates: {
          [need('WECHATPAY_PLATFORM_SERIAL')]: pem(need('WECHATPAY_PLATFORM_PUBLIC_KEY')),
        },
        apiV3Key: need('WECHATPAY_API_V3_KEY'),
      },
    },
    wechatLogin: { baseUrl: env.WECHAT_API_BASE, appid, appSecret: need('WECHAT_APP_SECRET') },
    wechatMessages: { baseUrl: env.WECHAT_API_BASE, appid, appSecret: need('WECHAT_APP_SECRET') },
    sms: {
      url: env.SMS_URL,
      secretId: need('SMS_SECRET_ID'),
      secretKey: need('SMS_SECRET_KEY'),
      sdkAppId: need('SMS_SDK_APP_ID'),
      signName: need('SMS_SIGN_NAME'),
      templateId: need('SMS_TEMPLATE_ID'),
    },
    realname: {
      baseUrl: need('REALNAME_URL'),
      keyId: need('REALNAME_KEY_ID'),
      secretKey: need('REALNAME_SECRET_KEY'),
    },
  }
}

/** Approved in the consoles of WeChat and of the SMS provider; see docs/operating.md. */
export const liveMessageTemplates = (env: Env): MessageTemplates => ({
  POLICY_ISSUED: {
    wechatTemplate: env.WECHAT_TEMPLATE_POLICY_ISSUED,
    smsTemplate: env.SMS_TEMPLATE_POLICY_ISSUED,
  },
  PAYMENT_REFUNDED: {
    wechatTemplate: env.WECHAT_TEMPLATE_PAYMENT_REFUNDED,
    smsTemplate: env.SMS_TEMPLATE_PAYMENT_REFUNDED,
  },
})
