import * as v from 'valibot'
import { realNameLevels } from '@/domain/realname/real-name'
import { defineCall, type ResponseOf } from './call'
import { day, genderCode, product, sensitive, text } from './fields'

/** Real-name verification of the signed-in user. */

const prefix = '/v1/rpc/user-realname/'

/** Ids of the user service. Only these types can be verified. */
const credentialType = v.picklist([1, 7, 41, 42, 53, 9999])

const claimed = {
  name: sensitive,
  credentialNo: sensitive,
  credentialType,
}

const outcome = {
  /** 1 means verified. */
  result: v.number(),
  /** The reason for a refusal by its name; empty when verified. */
  authCode: v.string(),
  authMsg: v.string(),
}

export const authH5Realname = defineCall({
  cmd: 'authH5Realname',
  prefix,
  access: 'user',
  summary: 'Proves in a browser that name and number are of one person; locks both to the account.',
  request: v.strictObject({
    ...claimed,
    /** An ID card contains the next three fields, so they are omitted for it. */
    nationality: v.optional(v.pipe(v.string(), v.maxLength(10))),
    gender: v.optional(genderCode),
    birthStr: v.optional(day),
  }),
  response: v.object(outcome),
  errors: ['TOO_MANY_REQUESTS'],
})

export const authWxRealname = defineCall({
  cmd: 'authWxRealnameLv2',
  prefix,
  access: 'user',
  summary: 'The same in WeChat; the level says how surely.',
  request: v.strictObject({
    ...claimed,
    authType: v.literal(1),
    productCodeList: v.pipe(v.array(product.productCode), v.maxLength(20)),
    /** Name and number alone are sufficient. */
    allowLv1: v.boolean(),
  }),
  response: v.object({ ...outcome, authLevel: v.string() }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const authFace = defineCall({
  cmd: 'authFaceRecognition',
  prefix,
  access: 'user',
  summary:
    'Proves it by the face, where name and number are not enough: without `faceId` it begins and says where, with it the outcome is asked for.',
  request: v.strictObject({ ...claimed, faceId: v.optional(text) }),
  response: v.object({
    ...outcome,
    faceId: v.string(),
    /** The page for face verification; empty once the result is known. */
    url: v.string(),
  }),
  errors: ['TOO_MANY_REQUESTS'],
})

export const getAuthInfo = defineCall({
  cmd: 'getAuthInfo',
  prefix: '/api/c/city-insur-core/',
  access: 'user',
  summary: 'Whether name and identity of this account are verified and locked, and how surely.',
  request: v.strictObject({}),
  response: v.object({
    nameLocked: v.boolean(),
    identityLocked: v.boolean(),
    authLevel: v.nullable(v.picklist(realNameLevels)),
  }),
})
export type AuthInfo = ResponseOf<typeof getAuthInfo>

export const realnameCalls = {
  authH5Realname,
  authWxRealname,
  authFace,
  getAuthInfo,
}
