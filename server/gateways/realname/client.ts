import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import { authCodes, realNameLevels } from '@/domain/realname/real-name'
import { postSigned, type SignedOptions } from '../signed/post'
import { faceCodes, phoneCodes, type Realname } from './port'

const proven = v.object({ result: v.literal(1), authLevel: v.picklist(realNameLevels) })

/** `result` 1 is success, as in our own answers about real names. */
const answer = v.variant('result', [
  proven,
  v.object({ result: v.literal(0), authCode: v.picklist(authCodes) }),
])
const phoneAnswer = v.variant('result', [
  v.object({ result: v.literal(1) }),
  v.object({ result: v.literal(0), code: v.picklist(phoneCodes) }),
])
const faceBegun = v.object({ faceId: v.string(), url: v.string() })
const faceAnswer = v.variant('result', [
  proven,
  v.object({ result: v.literal(0), code: v.picklist(faceCodes) }),
])

export const createRealname = (options: SignedOptions): Realname => ({
  verify: async (person) => {
    const reply = await postSigned(options, '/v1/verifications', person, answer)
    if (!reply.ok) return reply
    const { value } = reply
    return value.result === 1 ? ok({ level: value.authLevel }) : fail(value.authCode)
  },
  checkPhone: async (phone) => {
    const reply = await postSigned(options, '/v1/phones', phone, phoneAnswer)
    if (!reply.ok) return reply
    return reply.value.result === 1 ? ok(null) : fail(reply.value.code)
  },
  beginFace: (person) => postSigned(options, '/v1/faces', person, faceBegun),
  faceOutcome: async (person) => {
    const reply = await postSigned(options, '/v1/faces/outcome', person, faceAnswer)
    if (!reply.ok) return reply
    const { value } = reply
    return value.result === 1 ? ok({ level: value.authLevel }) : fail(value.code)
  },
})
