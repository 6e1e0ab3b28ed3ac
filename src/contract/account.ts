import * as v from 'valibot'
import { defineCall, type ResponseOf } from './call'
import { count, fen, instant, text, mobile, product, sessionOfCode, smsCode } from './fields'

const prefix = '/v1/rpc/user-account-service/'
const none = v.strictObject({})

export const listSignIns = defineCall({
  cmd: 'querySignIns',
  prefix,
  access: 'user',
  summary: 'The last sign-ins and sign-outs of this account, newest first.',
  request: none,
  response: v.object({
    list: v.array(
      v.object({
        kind: text,
        at: instant,
        /** Kind of device, read from its user agent. */
        device: text,
        /** Network prefix, such as 203.0.113.0/24. */
        network: text,
      }),
    ),
  }),
})

export const logoutEverywhere = defineCall({
  cmd: 'logoutEverywhere',
  prefix,
  access: 'user',
  summary: 'Ends every login of this account, this one too.',
  request: none,
  response: v.object({ ended: count }),
})

export const exportData = defineCall({
  cmd: 'exportMyData',
  prefix,
  access: 'user',
  summary: 'A copy of what is kept about this account (PIPL art. 45), identities masked.',
  request: none,
  response: v.object({ exportedAt: instant, json: v.string() }),
})

export const withdrawConsent = defineCall({
  cmd: 'withdrawConsent',
  prefix,
  access: 'user',
  summary:
    'Withdraws the consent to keep what was filled in (PIPL art. 15): forgets drafts and remembered people and signs out everywhere; policies stay.',
  request: none,
  response: v.object({ withdrawn: v.literal(true) }),
})

export const getOpenBusiness = defineCall({
  cmd: 'queryOpenBusiness',
  prefix,
  access: 'user',
  summary: 'What is not over in this account, to be told before it is deleted.',
  request: none,
  response: v.object({
    /** Money on its way. An account with any of these three cannot be deleted. */
    openPayOrders: count,
    openRefunds: count,
    openWithdrawals: count,
    /** Orders that nobody began to pay. They go with the account. */
    unpaidOrders: count,
    activePolicies: count,
    openRenewals: count,
    forfeitFen: fen,
  }),
})
export type OpenBusiness = ResponseOf<typeof getOpenBusiness>

export const deleteAccount = defineCall({
  cmd: 'deleteAccount',
  prefix,
  access: 'user',
  summary:
    'Deletes the account (PIPL art. 47). Policies, their evidence and the ledger stay as the law asks; open orders and refunds come first.',
  request: v.strictObject({
    confirm: v.literal('DELETE'),
    /** Balance and promised rewards in fen that the person was told they lose; 0 if none. */
    forfeitFen: v.optional(fen),
  }),
  response: v.object({ deleted: v.literal(true) }),
  errors: ['ACCOUNT_IN_USE', 'REWARD_LEFT'],
})

/** The phone of an account. */

const phonePrefix = '/v1/rpc/user-info-service/'

export const setBindPhone = defineCall({
  cmd: 'setBindPhone',
  prefix: phonePrefix,
  access: 'user',
  summary: 'Binds the phone that an applicant is reached at, by the code sent to it.',
  request: v.strictObject({
    phoneNumber: mobile,
    verifyCode: smsCode,
    countryCode: v.literal('86'),
    sessionId: sessionOfCode,
    /** Other proofs that a client may send. This gateway uses none. */
    wxCode: v.literal(''),
    wxEncryptedData: v.literal(''),
    faceToken: v.literal(''),
  }),
  response: v.object({
    /** 0 means bound. Pages know 1 to 5 (ER028 to ER032). */
    result: v.number(),
    phoneNumberEncrypt: v.string(),
    phoneNumberMask: v.string(),
  }),
  errors: ['VERIFY_CODE_EXPIRED', 'VERIFY_CODE_TRIES'],
})

export const setUserPhone = defineCall({
  cmd: 'setUserPhone',
  prefix: phonePrefix,
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

export const accountCalls = {
  listSignIns,
  logoutEverywhere,
  exportData,
  withdrawConsent,
  getOpenBusiness,
  deleteAccount,
  setBindPhone,
  setUserPhone,
}
