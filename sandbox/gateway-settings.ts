import {
  merchantSerial,
  platformKeys,
  platformPublicId,
  sampleAppid,
  sampleMchid,
  sampleOfficialAppid,
  samplePlanId,
  sampleSceneId,
} from '@huimin/wechat-sandbox'
import { allInPayKeys, sampleAllInPay } from './services/allinpay/keys'
import type { SignType } from './services/allinpay/signature'
import { coreKey, cores, isCore } from './services/core/cores'
import { hostedKey, sampleMerchants } from './services/hosted-pay/keys'
import { sampleClient } from './services/oidc/client'
import { codeTemplate, sampleKeyId, type SandboxKeys } from './world/keys'

/** The templates of messages at WeChat and at the SMS service. */
export const sampleMessageTemplates = {
  POLICY_ISSUED: {
    wechatTemplate: 'SANDBOX-ISSUED',
    officialTemplate: 'SANDBOX-OA-ISSUED',
    smsTemplate: '100002',
  },
  POLICY_ACCEPTED: { wechatTemplate: 'SANDBOX-ACCEPTED', smsTemplate: '100006' },
  REFUND_PROGRESS: {
    wechatTemplate: 'SANDBOX-PROGRESS',
    officialTemplate: 'SANDBOX-OA-PROGRESS',
    smsTemplate: '100004',
  },
  PAYMENT_REFUNDED: { wechatTemplate: 'SANDBOX-REFUNDED', smsTemplate: '100003' },
  SALE_OPENS: { wechatTemplate: 'SANDBOX-SALE-OPENS', smsTemplate: '100005' },
  RENEWAL: { wechatTemplate: 'SANDBOX-RENEWAL', smsTemplate: '100007' },
  FORM_FILLED: { wechatTemplate: 'SANDBOX-FORM-FILLED', smsTemplate: '100009' },
  UNFINISHED: { wechatTemplate: 'SANDBOX-UNFINISHED', smsTemplate: '100008' },
}

/**
 * Settings for the gateway's clients. `origin` is the address where the gateway reaches the
 * simulators, for example itself: `http://127.0.0.1:8080`.
 */
export const sandboxGatewaySettings = (
  keys: SandboxKeys,
  origin: string,
  signType: SignType = 'RSA',
) => ({
  wechatPay: {
    baseUrl: `${origin}/sandbox/wechatpay`,
    keys: {
      mchid: sampleMchid,
      appid: sampleAppid,
      officialAppid: sampleOfficialAppid,
      privateKeyPem: keys.merchant.privateKey,
      merchantSerial,
      platformSerial: platformPublicId,
      platformCertificates: platformKeys(keys),
      apiV3Key: keys.apiV3Key,
    },
  },
  allInPay: {
    ...sampleAllInPay,
    signType,
    privateKeyPem: allInPayKeys(keys, signType).merchant.privateKey,
    publicKeyPem: allInPayKeys(keys, signType).platform.publicKey,
    baseUrl: `${origin}/sandbox/allinpay`,
    cashierUrl: `${origin}/sandbox/allinpay`,
  },
  paPay: {
    ...hostedKey(keys, 'PA_PAY'),
    merchantId: sampleMerchants.PA_PAY,
    baseUrl: `${origin}/sandbox/pa-pay`,
  },
  bankPay: {
    ...hostedKey(keys, 'BANK_PAY'),
    merchantId: sampleMerchants.BANK_PAY,
    baseUrl: `${origin}/sandbox/bank-pay`,
  },
  autoDeduct: { planId: samplePlanId },
  transfers: { sceneId: sampleSceneId },
  wechat: {
    baseUrl: `${origin}/sandbox/wechat`,
    // A relative address, because users may open this site under any host name.
    openUrl: '/sandbox/wechat',
    chatUrl: '/sandbox/wechat',
    miniProgram: { appid: sampleAppid, appSecret: keys.wechatSecret },
    envVersion: 'release' as const,
    officialAccount: { appid: sampleOfficialAppid, appSecret: keys.officialSecret },
  },
  sms: {
    url: `${origin}/sandbox/sms-provider/`,
    secretId: sampleKeyId,
    secretKey: keys.smsSecret,
    sdkAppId: '1400000000',
    signName: '惠民保',
    templateId: codeTemplate,
  },
  licence: {
    url: `${origin}/sandbox/ocr-provider/`,
    secretId: sampleKeyId,
    secretKey: keys.smsSecret,
  },
  idCard: {
    url: `${origin}/sandbox/ocr-provider/`,
    secretId: sampleKeyId,
    secretKey: keys.smsSecret,
  },
  realname: {
    baseUrl: `${origin}/sandbox/realname`,
    keyId: sampleKeyId,
    secretKey: keys.realnameSecret,
  },
  insurers: Object.fromEntries(
    Object.keys(cores)
      .filter(isCore)
      .map((core) => [core, { ...coreKey(keys, core), baseUrl: `${origin}/sandbox/core/${core}` }]),
  ),
  staffProvider: {
    ...sampleClient(keys),
    issuer: `${origin}/sandbox/oidc`,
    name: '企业账号',
    claim: 'preferred_username',
    atConsoleHost: true,
  },
  underwriting: {
    baseUrl: `${origin}/sandbox/underwriting`,
    keyId: sampleKeyId,
    secretKey: keys.realnameSecret,
  },
})
