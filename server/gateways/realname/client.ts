import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'
import { authCodes, realnameLevels, type Realname } from './port'
import { realnameSignature } from './signature'

export type RealnameOptions = {
  keyId: string
  secretKey: string
  /** Without a trailing slash. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
}

/** `result` 1 is success, as in the specification's own real-name answers. */
const answer = v.variant('result', [
  v.object({ result: v.literal(1), authLevel: v.picklist(realnameLevels) }),
  v.object({ result: v.literal(0), authCode: v.picklist(authCodes) }),
])

export const createRealname = ({
  keyId,
  secretKey,
  baseUrl,
  http,
  now,
}: RealnameOptions): Realname => ({
  verify: async (person) => {
    const body = JSON.stringify(person)
    const timestamp = String(Math.floor(now() / 1000))
    const sent = await http({
      method: 'POST',
      url: `${baseUrl}/v1/verifications`,
      headers: {
        'content-type': 'application/json',
        'x-key-id': keyId,
        'x-timestamp': timestamp,
        'x-signature': realnameSignature(secretKey, timestamp, body),
      },
      body,
    })
    if (!sent.ok) return sent
    if (sent.value.status >= 400 && sent.value.status < 500) return fail('REFUSED')
    const value = sent.value.status === 200 ? readJson(answer, sent.value.body) : undefined
    if (!value) return fail('UNKNOWN')
    return value.result === 1 ? ok({ level: value.authLevel }) : fail(value.authCode)
  },
})
