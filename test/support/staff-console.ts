import * as v from 'valibot'
import { consolePathOf, type RequestOf, type ResponseOf } from '../../server/console/calls/define'
import { consoleRefusal, csrfHeader, type ConsoleRefusal } from '../../server/console/calls/errors'
import {
  consoleCalls,
  type ConsoleCallName,
  type ConsoleCalls,
} from '../../server/console/calls/table'

/** The operators' console as its pages use it, with the session of one person. */

type Given<N extends ConsoleCallName> = RequestOf<ConsoleCalls[N]>
type Taken<N extends ConsoleCallName> = ResponseOf<ConsoleCalls[N]>
export type StaffReply<T> = { status: number } & ({ ok: true; data: T } | ConsoleRefusal)

export interface StaffMember {
  origin: string
  cookie: string
  csrf: string
  call<N extends ConsoleCallName>(name: N, data: Given<N>): Promise<StaffReply<Taken<N>>>
  headers: Record<string, string>
}

/** Sends any body to a call, with any headers. */
export async function sendToConsole(
  origin: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...headers },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) as unknown }
}

const samples = v.object({
  staff: v.array(
    v.object({ login: v.string(), password: v.string(), code: v.nullable(v.string()) }),
  ),
  totpSecret: v.string(),
})

/** How somebody of the sandbox signs in now: the password and a code that was not used. */
export async function credentialsOf(origin: string, login: string) {
  const { staff } = v.parse(samples, await (await fetch(`${origin}/sandbox/staff`)).json())
  const found = staff.find((each) => each.login === login)
  if (!found?.code) throw new Error(`No code of ${login} is left in this half minute`)
  return { login, password: found.password, code: found.code }
}

/** Parses an answer by the contract, so that every test proves the response schema, too. */
export function replyOf<N extends ConsoleCallName>(
  name: N,
  { status, body }: { status: number; body: unknown },
): StaffReply<Taken<N>> {
  const refusal = v.safeParse(consoleRefusal, body)
  if (refusal.success) return { status, ...refusal.output }
  const { data } = v.parse(v.object({ ok: v.literal(true), data: v.unknown() }), body)
  const parsed = v.parse(consoleCalls[name].response as v.GenericSchema, data)
  return { status, ok: true, data: parsed as Taken<N> }
}

/** Signs somebody of the sandbox in. */
export const staffOf = async (origin: string, login: string): Promise<StaffMember> =>
  signInAs(origin, await credentialsOf(origin, login))

export async function signInAs(
  origin: string,
  given: RequestOf<ConsoleCalls['signIn']>,
): Promise<StaffMember> {
  const sent = await sendToConsole(origin, '/api/signIn', given)
  const reply = replyOf('signIn', sent)
  if (!reply.ok) throw new Error(`${given.login} could not sign in: ${reply.code}`)
  return memberOf(origin, sent.headers, reply.data.csrfToken)
}

/** Whoever the provider of the company signed in, by the answer of the console. */
export function signedInBy(
  origin: string,
  sent: Awaited<ReturnType<typeof sendToConsole>>,
): StaffMember {
  const { session } = granted(replyOf('signInByProvider', sent))
  return memberOf(origin, sent.headers, session.csrfToken)
}

function memberOf(origin: string, answered: Headers, csrf: string): StaffMember {
  const set = answered.getSetCookie().find((each) => each.startsWith('hm_staff=')) ?? ''
  const cookie = set.split(';')[0] ?? ''
  const headers = { cookie, [csrfHeader]: csrf }
  return {
    ...{ origin, cookie, csrf, headers },
    call: async (name, data) =>
      replyOf(name, await sendToConsole(origin, consolePathOf(consoleCalls[name]), data, headers)),
  }
}

/** The data of a success. It throws the refusal. */
export function granted<T>(reply: StaffReply<T>): T {
  if (!reply.ok) throw new Error(`The console answered ${reply.status} ${JSON.stringify(reply)}`)
  return reply.data
}
