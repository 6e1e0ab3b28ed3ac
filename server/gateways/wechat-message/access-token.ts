import * as v from 'valibot'
import { fail, ok, type Result } from '@/domain/base/result'
import type { Http } from '../http'
import { readJson } from '../json'

export type AccessTokenOptions = {
  appid: string
  appSecret: string
  /** Without a trailing slash, e.g. `https://api.weixin.qq.com`. */
  baseUrl: string
  http: Http
  /** ms since 1970 */
  now: () => number
}

export type AccessToken = {
  /** Asks at most once at a time. */
  get: () => Promise<Result<string, 'REFUSED' | 'UNKNOWN'>>
  /** WeChat did not take it: the next `get` asks anew. */
  forget: (token: string) => void
}

const answer = v.object({ access_token: v.string(), expires_in: v.number() })
const failure = v.object({ errcode: v.pipe(v.number(), v.notValue(0)) })
/** Busy; everything else says that our app id, secret or address is wrong. */
const BUSY = -1
/** WeChat renews the token in its last five minutes, and takes both meanwhile. */
const RENEW_BEFORE_MS = 5 * 60_000

/**
 * `POST /cgi-bin/stable_token`: several gateways that ask get the same token, so none makes the
 * other's useless, as the older `/cgi-bin/token` does.
 */
export function createAccessToken(options: AccessTokenOptions): AccessToken {
  const { appid, appSecret, baseUrl, http, now } = options
  let known: { token: string; until: number } | undefined
  let asking: ReturnType<AccessToken['get']> | undefined

  const ask: AccessToken['get'] = async () => {
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
    if (!value) return fail('UNKNOWN')
    const until = now() + value.expires_in * 1000 - RENEW_BEFORE_MS
    known = { token: value.access_token, until }
    return ok(value.access_token)
  }

  return {
    get: () => {
      if (known && now() < known.until) return Promise.resolve(ok(known.token))
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    forget: (token) => {
      if (known?.token === token) known = undefined
    },
  }
}
