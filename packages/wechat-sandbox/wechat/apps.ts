import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { SandboxClock } from '../world/clock'
import { sampleAppid, sampleOfficialAppid, type WechatKeys } from '../world/keys'
import type { Answer } from '../world/simulator'

export const TOKEN_SECONDS = 7_200

export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('base64url')

/** Refuses as WeChat does: with status 200, a number, and the id of the request. */
export const failed = (errcode: number): Answer => ({
  status: 200,
  body: { errcode, errmsg: `sandbox: ${errcode} rid: 00000000-00000000` },
})

/** The errcode that testers ordered for a call (`PUT /sandbox/faults`, mode `code`). */
export const orderedFailure = (code: string | number | undefined): Answer => failed(Number(code))

/** The openid of a person in an app. It differs from app to app. */
export const openidOf = (appid: string, person: string): string =>
  `o-${digest(`openid:${appid === sampleAppid ? '' : appid}${person}`).slice(0, 26)}`

const tokenQuery = v.object({ access_token: v.string() })

/** The two apps that the sandbox knows, with their tokens. */
export function createApps(keys: WechatKeys, clock: Pick<SandboxClock, 'now'>) {
  const secrets: Readonly<Record<string, string>> = {
    [sampleAppid]: keys.wechatSecret,
    [sampleOfficialAppid]: keys.officialSecret,
  }
  const period = () => Math.floor(clock.now() / (TOKEN_SECONDS * 1000))
  /** Periods for which something was issued: a tester may move the clock there and back. */
  const known = new Set<number>()
  const ofPeriod = (kind: string, appid: string, of: number): string =>
    digest(`${kind}:${secrets[appid]}:${of}`)
  /** A token that is the same for all callers while it is valid. */
  const issued = (kind: string, appid: string): string => {
    known.add(period())
    return ofPeriod(kind, appid, period())
  }
  /** Everything that was issued and is not over. */
  const valid = (kind: string, appid: string): string[] =>
    [...new Set([...known, period()])]
      .filter((of) => of >= period())
      .map((of) => ofPeriod(kind, appid, of))

  return {
    /** The refusal if the app id or its secret is wrong. */
    secretFault: ({ appid, secret }: { appid: string; secret: string }): Answer | undefined => {
      if (!Object.hasOwn(secrets, appid)) return failed(40013)
      return secrets[appid] === secret ? undefined : failed(40125)
    },
    accessToken: (appid: string): string => issued('token', appid),
    jsTicket: (appid: string): string => issued('ticket', appid),
    /** The tickets by which an address may be signed now. */
    validTickets: (appid: string): string[] => valid('ticket', appid),
    secondsLeft: (): number => TOKEN_SECONDS - (Math.floor(clock.now() / 1000) % TOKEN_SECONDS),
    /** The refusal if a call's access token is not that of this app. */
    tokenFault: (query: unknown, appid: string): Answer | undefined => {
      const given = v.safeParse(tokenQuery, query)
      if (!given.success) return failed(41001)
      return valid('token', appid).includes(given.output.access_token) ? undefined : failed(40001)
    },
  }
}
export type Apps = ReturnType<typeof createApps>
