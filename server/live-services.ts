import { miniProgramId, officialAccountId } from '@/domain/base/defaults'
import { chatHost } from './catalogue/product-file'
import type { MessageTemplates } from './context/context'
import type { Env } from './context/env'
import type { GatewaySettings } from './gateways/settings'
import { pem, readKeys } from './gateways/wechat-pay/read-keys'

/** The provider at which the staff sign in, where the settings name one; beside the sandbox, too. */
export const staffProviderOf = (env: Env): Pick<GatewaySettings, 'staffProvider'> => {
  const { CONSOLE_OIDC_ISSUER: issuer, CONSOLE_OIDC_CLIENT_ID: clientId = '' } = env
  if (issuer === undefined) return {}
  return {
    staffProvider: {
      ...{ issuer, clientId },
      clientSecret: env.CONSOLE_OIDC_CLIENT_SECRET ?? '',
      name: env.CONSOLE_OIDC_NAME,
      claim: env.CONSOLE_OIDC_CLAIM,
      domain: env.CONSOLE_OIDC_DOMAIN,
      acr: env.CONSOLE_OIDC_ACR,
    },
  }
}

/**
 * Settings for the real services. env.ts has already checked that the required ones are set; throws
 * if one is missing all the same.
 */
export function liveGatewaySettings(env: Env): GatewaySettings {
  const need = (name: keyof Env): string => {
    const value = env[name]
    if (typeof value !== 'string') throw new Error(`${name} is missing`)
    return value
  }
  const release = need('WECHAT_APP_ID')
  const trial = env.WECHAT_TRIAL_APP_ID ?? release
  const appid = miniProgramId({ release, trial }, env.DEPLOYMENT)
  const configured = env.WECHAT_OA_APP_ID
  const officialAppid =
    configured &&
    officialAccountId({ test: env.WECHAT_OA_TEST_APP_ID ?? configured }, env.DEPLOYMENT, configured)
  const recognition = {
    url: env.OCR_URL,
    secretId: env.OCR_SECRET_ID ?? need('SMS_SECRET_ID'),
    secretKey: env.OCR_SECRET_KEY ?? need('SMS_SECRET_KEY'),
  }
  return {
    wechatPay: {
      baseUrl: env.WECHATPAY_API_BASE,
      keys: {
        mchid: need('WECHATPAY_MCH_ID'),
        appid,
        ...(officialAppid && { officialAppid }),
        ...readKeys(env),
        merchantSerial: need('WECHATPAY_SERIAL_NO'),
        apiV3Key: need('WECHATPAY_API_V3_KEY'),
      },
    },
    ...(env.ALLINPAY_CUSID && {
      allInPay: {
        baseUrl: env.ALLINPAY_API_BASE,
        cashierUrl: env.ALLINPAY_CASHIER_BASE,
        cusid: env.ALLINPAY_CUSID,
        appid: need('ALLINPAY_APP_ID'),
        signType: env.ALLINPAY_SIGN_TYPE,
        privateKeyPem: pem(need('ALLINPAY_PRIVATE_KEY')),
        publicKeyPem: pem(need('ALLINPAY_PUBLIC_KEY')),
      },
    }),
    ...(env.PA_PAY_URL && {
      paPay: {
        baseUrl: env.PA_PAY_URL,
        merchantId: need('PA_PAY_MERCHANT_ID'),
        keyId: need('PA_PAY_KEY_ID'),
        secretKey: need('PA_PAY_SECRET_KEY'),
      },
    }),
    ...(env.BANK_PAY_URL && {
      bankPay: {
        baseUrl: env.BANK_PAY_URL,
        merchantId: need('BANK_PAY_MERCHANT_ID'),
        keyId: need('BANK_PAY_KEY_ID'),
        secretKey: need('BANK_PAY_SECRET_KEY'),
      },
    }),
    ...(env.WECHATPAY_PLAN_ID && { autoDeduct: { planId: Number(env.WECHATPAY_PLAN_ID) } }),
    ...(env.WECHATPAY_TRANSFER_SCENE && { transfers: { sceneId: env.WECHATPAY_TRANSFER_SCENE } }),
    wechat: {
      baseUrl: env.WECHAT_API_BASE,
      openUrl: env.WECHAT_OPEN_BASE,
      chatUrl: chatHost,
      miniProgram: { appid, appSecret: need('WECHAT_APP_SECRET') },
      envVersion: env.WECHAT_ENV_VERSION,
      ...(officialAppid && {
        officialAccount: { appid: officialAppid, appSecret: need('WECHAT_OA_APP_SECRET') },
      }),
    },
    sms: {
      url: env.SMS_URL,
      secretId: need('SMS_SECRET_ID'),
      secretKey: need('SMS_SECRET_KEY'),
      sdkAppId: need('SMS_SDK_APP_ID'),
      signName: need('SMS_SIGN_NAME'),
      templateId: need('SMS_TEMPLATE_ID'),
    },
    licence: recognition,
    ...(env.OCR_ID_CARD === 'on' && { idCard: recognition }),
    realname: {
      baseUrl: need('REALNAME_URL'),
      keyId: need('REALNAME_KEY_ID'),
      secretKey: need('REALNAME_SECRET_KEY'),
    },
    ...(env.INSURER_CORES && { insurers: env.INSURER_CORES }),
    ...staffProviderOf(env),
    ...(env.UNDERWRITING_URL && {
      underwriting: {
        baseUrl: env.UNDERWRITING_URL,
        keyId: need('UNDERWRITING_KEY_ID'),
        secretKey: need('UNDERWRITING_SECRET_KEY'),
      },
    }),
  }
}

/**
 * The message templates that were approved in the consoles of WeChat and of the SMS provider; see
 * docs/operating.md.
 */
export const liveMessageTemplates = (env: Env): MessageTemplates => ({
  POLICY_ISSUED: {
    wechatTemplate: env.WECHAT_TEMPLATE_POLICY_ISSUED,
    officialTemplate: env.WECHAT_OA_TEMPLATE_POLICY_ISSUED,
    smsTemplate: env.SMS_TEMPLATE_POLICY_ISSUED,
  },
  POLICY_ACCEPTED: {
    wechatTemplate: env.WECHAT_TEMPLATE_POLICY_ACCEPTED,
    smsTemplate: env.SMS_TEMPLATE_POLICY_ACCEPTED,
  },
  REFUND_PROGRESS: {
    wechatTemplate: env.WECHAT_TEMPLATE_REFUND_PROGRESS,
    officialTemplate: env.WECHAT_OA_TEMPLATE_REFUND_PROGRESS,
    smsTemplate: env.SMS_TEMPLATE_REFUND_PROGRESS,
  },
  PAYMENT_REFUNDED: {
    wechatTemplate: env.WECHAT_TEMPLATE_PAYMENT_REFUNDED,
    smsTemplate: env.SMS_TEMPLATE_PAYMENT_REFUNDED,
  },
  SALE_OPENS: {
    wechatTemplate: env.WECHAT_TEMPLATE_SALE_OPENS,
    smsTemplate: env.SMS_TEMPLATE_SALE_OPENS,
  },
  UNFINISHED: {
    wechatTemplate: env.WECHAT_TEMPLATE_UNFINISHED,
    smsTemplate: env.SMS_TEMPLATE_UNFINISHED,
  },
  RENEWAL: {
    wechatTemplate: env.WECHAT_TEMPLATE_RENEWAL,
    smsTemplate: env.SMS_TEMPLATE_RENEWAL,
  },
  FORM_FILLED: {
    wechatTemplate: env.WECHAT_TEMPLATE_FORM_FILLED,
    smsTemplate: env.SMS_TEMPLATE_FORM_FILLED,
  },
})
