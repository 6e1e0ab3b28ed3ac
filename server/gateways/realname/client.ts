import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import { authCodes, realNameLevels } from '@/domain/confirm/real-name'
import { postSigned, type SignedOptions } from '../signed/post'
import type { Realname } from './port'

/** `result` 1 is success, as in the specification's own real-name answers. */
const answer = v.variant('result', [
  v.object({ result: v.literal(1), authLevel: v.picklist(realNameLevels) }),
  v.object({ result: v.literal(0), authCode: v.picklist(authCodes) }),
])

export const createRealname = (options: SignedOptions): Realname => ({
  verify: async (person) => {
    const told = await postSigned(options, '/v1/verifications', person, answer)
    if (!told.ok) return told
    const { value } = told
    return value.result === 1 ? ok({ level: value.authLevel }) : fail(value.authCode)
  },
})
