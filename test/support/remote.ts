import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { pathOf, type ResponseOf } from '@/contract/call'
import { calls, type CallName } from '@/contract/calls'
import { headers, responseEnvelope, type ResponseEnvelope } from '@/contract/envelope'

/** A gateway that tests reach only by HTTP, as a client does. */

export interface Login {
  openId: string
  token: string
}

export interface CallOptions {
  login?: Login | undefined
  key?: string | undefined
  headers?: Record<string, string>
}

/** An answer as it came over HTTP. */
export interface Reply<T = unknown> {
  status: number
  headers: Headers
  code: number
  message: string
  extra?: ResponseEnvelope['extra']
  data: T
}

export interface RemoteGateway {
  origin: string
  /** The gateway's time, in epoch milliseconds. */
  now(): number
  /** Sends a valid call. The contract gives the types of its data. */
  call<N extends CallName>(
    name: N,
    data: v.InferInput<(typeof calls)[N]['request']>,
    options?: CallOptions,
  ): Promise<Reply<ResponseOf<(typeof calls)[N]>>>
}

export const remoteGateway = (origin: string): RemoteGateway => ({
  origin,
  now: () => Date.now(),
  call: async (name, data, options = {}) => {
    const call = calls[name]
    const body = { cmd: call.cmd, apiVersion: call.apiVersion, data }
    const key = call.idempotent ? (options.key ?? randomUUID()) : options.key
    const reply = await post(origin, pathOf(call), body, { ...options, key })
    // The type is right, because the gateway parses every answer first (server/http/route.ts).
    return reply as Reply<ResponseOf<(typeof calls)[typeof name]>>
  },
})

export async function post(
  origin: string,
  path: string,
  body: unknown,
  { login, key, headers: more = {} }: CallOptions = {},
): Promise<Reply> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(login && { [headers.loginId]: login.openId, [headers.loginToken]: login.token }),
      ...(key !== undefined && { [headers.idempotencyKey]: key }),
      ...more,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const { code, message, data, extra } = v.parse(responseEnvelope, await answer.json())
  return { status: answer.status, headers: answer.headers, code, message, extra, data }
}
