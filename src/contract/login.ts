import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import {
  day,
  empty,
  genderCode,
  id,
  instant,
  masked,
  mobile,
  product,
  sessionOfCode,
  smsCode,
  text,
  extras,
  source,
  ticket,
} from './fields'
import { credentialValidity } from './person'
import { session } from './session'

const prefix = '/v1/rpc/user-login-service/'

/** The purpose of a verification code. A code is valid only for its own scene. */
export const smsScene = v.picklist(['LOGIN', 'BIND_PHONE', 'SET_PHONE'])
export type SmsScene = v.InferOutput<typeof smsScene>

/**
 * A captcha: slide a piece into its hole (the offset is per mille of the track and only the picture
 * shows it) or, without dragging, answer the question. One answer of either kind may be sent.
 */
export const openCaptcha = defineCall({
  cmd: 'getCaptcha',
  prefix,
  access: 'visitor',
  summary: 'Opens a captcha: a slider puzzle, or a question as an equal way without dragging.',
  request: v.strictObject({ phoneNumber: mobile }),
  response: v.object({
    captchaId: id,
    expireAt: v.string(),
    slider: v.object({
      /**
       * The board with its hole, and the piece, which is as tall as the board. Both are PNG in data
       * addresses.
       */
      image: v.string(),
      piece: v.string(),
      /** In pixels. The piece starts at the left edge and moves at most `width - pieceWidth`. */
      width: v.number(),
      height: v.number(),
      pieceWidth: v.number(),
    }),
    question: v.object({
      prompt: v.string(),
      choices: v.array(v.object({ value: v.string(), label: v.string() })),
    }),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})
export type Captcha = ResponseOf<typeof openCaptcha>

export const getSmsToken = defineCall({
  cmd: 'getSmsToken',
  prefix: '/rpc/city-insur-custom/',
  access: 'visitor',
  summary: 'Names the code that will be sent to a number: sent again, it is still one message.',
  request: v.strictObject({ phoneNumber: mobile }),
  response: v.object({ smsToken: text }),
})

export const sendSmsCode = defineCall({
  cmd: 'sendSmsCode',
  prefix,
  access: 'visitor',
  summary: 'Sends a six-digit code, valid for 5 minutes; 60 s between two codes to one number.',
  request: v.strictObject({
    phoneNumber: mobile,
    countryCode: v.literal('86'),
    sendFrontCodeScene: smsScene,
    codeType: v.literal(1),
    /** Older clients send none. */
    smsToken: v.optional(text),
    captchaId: id,
    captchaAnswer: v.variant('kind', [
      v.strictObject({
        kind: v.literal('slider'),
        offset: v.pipe(v.number(), v.minValue(0), v.maxValue(1000)),
      }),
      v.strictObject({ kind: v.literal('choice'), value: text }),
    ]),
  }),
  response: v.object({
    sessionId: id,
    resendAfterSeconds: v.number(),
    expireInSeconds: v.number(),
  }),
  errors: [
    'CAPTCHA_WRONG',
    'CAPTCHA_EXPIRED',
    'CAPTCHA_MORE',
    'SMS_TOO_SOON',
    'SMS_LIMIT',
    'SMS_SEND_FAILED',
  ],
})

export const loginByPhone = defineCall({
  cmd: 'userPhoneLogin',
  prefix,
  access: 'visitor',
  summary: 'Signs in with a mobile number and its code; the login lasts one hour.',
  request: v.strictObject({
    phoneNumber: mobile,
    verifyCode: smsCode,
    includeFields: v.literal('UserInfo'),
    source: v.literal('h5-normal'),
    sessionId: sessionOfCode,
  }),
  response: session,
  errors: ['VERIFY_CODE_EXPIRED', 'VERIFY_CODE_WRONG', 'VERIFY_CODE_TRIES'],
})

export const loginByWechat = defineCall({
  cmd: 'wxLogin',
  prefix,
  access: 'visitor',
  summary:
    "Signs in with the code of wx.login, or with the one of WeChat's authorisation page when the app id is the official account's.",
  request: v.strictObject({
    code: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    appId: text,
  }),
  response: session,
  errors: ['WX_LOGIN_FAILED'],
})

export const logout = defineCall({
  cmd: 'logout',
  prefix,
  access: 'user',
  summary: 'Ends the login; its token is worth nothing afterwards.',
  request: v.strictObject({}),
  response: empty,
})

export const setPhoneByWechat = defineCall({
  cmd: 'setUserPhoneByWx',
  prefix: '/v1/rpc/user-info-service/',
  access: 'user',
  summary:
    "Keeps the mobile number that WeChat tells for the code of a phone number button; of the mini-program's people only.",
  request: v.strictObject({
    phoneCode: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    /** Products that need the number. */
    productCodeList: v.optional(v.pipe(v.array(product.productCode), v.maxLength(20)), ['PG27']),
  }),
  response: v.object({
    /** 0 means success. */
    status: v.literal(0),
    phoneNumber: masked,
  }),
  errors: ['PHONE_FAILED', 'PHONE_TAKEN', 'TOO_MANY_REQUESTS'],
})

/** User state: masks and tokens, never plain values. */
export const getUserStatus = defineCall({
  cmd: 'getUserStatus',
  prefix: '/v1/rpc/user-info-service/',
  access: 'user',
  summary: 'Who is signed in, as masks and encrypted tokens.',
  request: v.strictObject({
    attr: v.strictObject({ productCode: product.productCode, wtagid: v.optional(text) }),
  }),
  response: v.object({
    userId: v.string(),
    openid: v.string(),
    name: v.nullable(masked),
    credentialNo: v.nullable(masked),
    credentialType: v.nullable(v.string()),
    /** Details of the last credential, if its number does not contain them. */
    details: v.optional(
      v.object({
        gender: genderCode,
        birthday: day,
        nationality: v.string(),
        validity: credentialValidity,
      }),
    ),
    phoneNumber: v.nullable(masked),
    /**
     * The applicant's mobile number, verified by a code. It is the login number unless another was
     * bound.
     */
    bindPhone: v.optional(v.nullable(masked), null),
    /** The same values under the names that forms read; null under the same conditions. */
    nameMask: v.optional(v.nullable(v.string())),
    nameEncrypt: v.optional(v.nullable(v.string())),
    bindPhoneMask: v.optional(v.nullable(v.string())),
    bindPhoneEncrypt: v.optional(v.nullable(v.string())),
    /** Name and identity were verified and cannot be changed. */
    locked: v.boolean(),
    /**
     * When the user agreed to the present privacy policy in an earlier purchase; null if never, or if
     * the consent was withdrawn since.
     */
    privacyAgreedAt: v.optional(v.nullable(instant)),
  }),
})
export type UserStatus = ResponseOf<typeof getUserStatus>

/**
 * The `source` for the web view of our mini-program, which cannot read the mini-program's login.
 */
export const WEB_VIEW = 'WEB_VIEW'

export const issueLoginTicket = defineCall({
  cmd: 'getTokenByUserToc',
  prefix: '/rpc/city-insur-custom/',
  access: 'user',
  summary:
    'A ticket good once within two minutes and while this login lasts; the login token itself never travels in an address. Of WEB_VIEW it signs this person in there; of a partner it tells the partner what exchangePartnerToken answers.',
  request: v.strictObject({
    version: v.literal(3),
    source,
    extras: v.optional(extras, {}),
  }),
  response: v.object({ token: ticket, expireAt: instant }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/**
 * Separate from the call that issues tickets: the mini-program issues tickets but never uses one.
 */
export const loginByTicket = defineCall({
  cmd: 'userTicketLogin',
  prefix: '/v1/rpc/user-login-service/',
  access: 'visitor',
  summary: 'Signs in with a ticket of getTokenByUserToc; the login lasts one hour.',
  request: v.strictObject({ token: ticket, source }),
  response: session,
  errors: ['TICKET_INVALID'],
})

export const loginCalls = {
  openCaptcha,
  getSmsToken,
  sendSmsCode,
  loginByPhone,
  loginByWechat,
  logout,
  setPhoneByWechat,
  getUserStatus,
  issueLoginTicket,
  loginByTicket,
}
