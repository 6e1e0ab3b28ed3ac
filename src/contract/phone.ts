import * as v from 'valibot'
import { defineCall } from './call'
import { mobile, product, sessionOfCode, smsCode } from './fields'

/** The phone of an account (specification sections 7 and 8). */

const prefix = '/v1/rpc/user-info-service/'

export const setBindPhone = defineCall({
  cmd: 'setBindPhone',
  prefix,
  access: 'user',
  summary: 'Binds the phone that an applicant is reached at, by the code sent to it.',
  request: v.strictObject({
    phoneNumber: mobile,
    verifyCode: smsCode,
    countryCode: v.literal('86'),
    sessionId: sessionOfCode,
    /** Other proofs that the specification names. This gateway uses none. */
    wxCode: v.literal(''),
    wxEncryptedData: v.literal(''),
    faceToken: v.literal(''),
  }),
  response: v.object({
    /** 0 means bound. Section 8 defines 1 to 5. */
    result: v.number(),
    phoneNumberEncrypt: v.string(),
    phoneNumberMask: v.string(),
  }),
  errors: ['VERIFY_CODE_EXPIRED', 'VERIFY_CODE_TRIES'],
})

export const setUserPhone = defineCall({
  cmd: 'setUserPhone',
  prefix,
  access: 'user',
  summary: 'Keeps a mobile number for an account that has none, by the code sent to it.',
  request: v.strictObject({
    phoneNumber: mobile,
    phoneCode: smsCode,
    sessionId: sessionOfCode,
    /** Products that need the number. */
    productCodeList: v.optional(v.pipe(v.array(product.productCode), v.maxLength(20)), ['PG27']),
  }),
  /** 0 means success. */
  response: v.object({ status: v.number() }),
  errors: ['VERIFY_CODE_EXPIRED', 'VERIFY_CODE_TRIES'],
})

export const phoneCalls = {
  setUserPhone,
  setBindPhone,
}
