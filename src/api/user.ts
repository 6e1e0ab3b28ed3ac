import type { RequestOf, ResponseOf } from '@/contract/call'
import {
  getCaptcha,
  getUserStatus,
  logout,
  sendSmsCode,
  userPhoneLogin,
  wxLogin,
  type SmsScene,
} from '@/contract/login'
import { send } from './client'

export type Captcha = ResponseOf<typeof getCaptcha>
export type CaptchaAnswer = RequestOf<typeof sendSmsCode>['captchaAnswer']
export type UserStatus = ResponseOf<typeof getUserStatus>

export const openCaptcha = (phoneNumber: string) => send(getCaptcha, { phoneNumber })

/** Sends a code for one scene; needs the answer of a captcha opened for the same number. */
export const sendVerifyCode = (input: {
  phoneNumber: string
  sceneCode: SmsScene
  captchaId: string
  captchaAnswer: CaptchaAnswer
}) =>
  send(sendSmsCode, {
    phoneNumber: input.phoneNumber,
    countryCode: '86',
    sendFrontCodeScene: input.sceneCode,
    codeType: 1,
    captchaId: input.captchaId,
    captchaAnswer: input.captchaAnswer,
  })

export const loginByPhone = (input: {
  phoneNumber: string
  verifyCode: string
  sessionId: string
}) => send(userPhoneLogin, { ...input, includeFields: 'UserInfo', source: 'h5-normal' })

export const loginByWx = (input: { code: string; appId: string }) => send(wxLogin, input)

export const endLogin = () => send(logout, {})

export const fetchUserStatus = (productCode: string, wtagid?: string) =>
  send(getUserStatus, { attr: { productCode, ...(wtagid ? { wtagid } : {}) } })
