import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { pathOf, type RequestOf, type ResponseOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'
import { headers, responseEnvelope } from '@/contract/envelope'

/** A caller: its login, and the cookies that the login is bound to. */
export interface Caller {
  login?: { openId: string; token: string; expireAt: string }
  cookies: string[]
}

/** Calls the gateway by HTTP as a browser at `origin` or a mini-program would. */
export interface Gateway {
  call: <N extends CallName>(
    name: N,
    data: RequestOf<(typeof calls)[N]>,
    by?: Caller,
  ) => Promise<ResponseOf<(typeof calls)[N]>>
}

/** A refusal of the gateway in its own words. It ends the preset. */
export class Refused extends Error {}

export const createGateway = (origin: () => string, { isBrowser = true } = {}): Gateway => ({
  call: async (name, data, by) => {
    const call = calls[name]
    const answer = await fetch(origin() + pathOf(call), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // A browser's login is bound to its cookies.
        ...(isBrowser && { origin: origin() }),
        ...(by && { cookie: by.cookies.join('; ') }),
        ...(by?.login && {
          [headers.loginId]: by.login.openId,
          [headers.loginToken]: by.login.token,
        }),
        ...(call.idempotent && { [headers.idempotencyKey]: randomUUID() }),
      },
      body: JSON.stringify({ cmd: call.cmd, apiVersion: call.apiVersion, data }),
    })
    const envelope = v.parse(responseEnvelope, await answer.json())
    if (envelope.code !== 0) throw new Refused(`${call.cmd}: ${envelope.code} ${envelope.message}`)
    by?.cookies.push(...answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? ''))
    return v.parse(call.response, envelope.data) as ResponseOf<(typeof calls)[typeof name]>
  },
})
