import * as v from 'valibot'
import { fail, ok } from '@/domain/base/result'
import { readJson } from '../json'
import type { WechatApiOptions } from './app'
import { BUSY, failure } from './failure'
import { createSharedToken, type Held } from './shared-token'

const answer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_in: v.number(),
})

/**
 * Gets the access token by `POST /cgi-bin/stable_token`. All callers get the same token while it is
 * valid, so they do not invalidate each other's token as with the older `/cgi-bin/token`. REFUSED:
 * our app id or secret is wrong, or the address of this gateway is not on WeChat's list.
 */
export const createAccessToken = ({
  app: { appid, appSecret },
  baseUrl,
  http,
  now,
  place,
}: Omit<WechatApiOptions, 'refused'>): Held<'REFUSED'> =>
  createSharedToken({
    name: `access token ${appid}`,
    place,
    now,
    ask: async () => {
      const sent = await http({
        method: 'POST',
        url: `${baseUrl}/cgi-bin/stable_token`,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ grant_type: 'client_credential', appid, secret: appSecret }),
      })
      if (!sent.ok) return sent
      const failed = readJson(failure, sent.value.body)
      if (failed) return fail(failed.errcode === BUSY ? 'UNKNOWN' : 'REFUSED')
      const value = readJson(answer, sent.value.body)
      return value ? ok({ value: value.access_token, seconds: value.expires_in }) : fail('UNKNOWN')
    },
  })
