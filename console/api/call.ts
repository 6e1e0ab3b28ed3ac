import * as v from 'valibot'
import { consolePathOf, type ConsoleCall } from '../../server/console/calls/define'
import { consoleRefusal, consoleSuccess, csrfHeader } from '../../server/console/calls/errors'
import type { Answer } from './answer'

/** After so long without an answer the connection counts as lost, in ms. */
const TIMEOUT_MS = 35_000

const hooks = {
  csrfToken: (): string | undefined => undefined,
  sessionLost: (): void => undefined,
  /** Asks for the second factor. It answers true when it was proved, so that the call is repeated. */
  stepUp: (): Promise<boolean> => Promise.resolve(false),
}

/** Sets where the token comes from and what follows from refusals. The entry calls it once. */
export const connectCalls = (given: typeof hooks): void => {
  Object.assign(hooks, given)
}

/**
 * Makes a call of the console. A refusal for want of a fresh second factor asks for it and repeats the
 * call; one for want of a session leads to the sign-in.
 */
export async function call<Req extends v.GenericSchema, Res extends v.GenericSchema>(
  which: ConsoleCall<Req, Res>,
  request: v.InferInput<Req>,
): Promise<Answer<v.InferOutput<Res>>> {
  const answer = await send(which, request)
  if (answer.ok) return answer
  if (answer.code === 'NOT_SIGNED_IN') hooks.sessionLost()
  if (answer.code !== 'STEP_UP_NEEDED' || !(await hooks.stepUp())) return answer
  return send(which, request)
}

async function send<Req extends v.GenericSchema, Res extends v.GenericSchema>(
  which: ConsoleCall<Req, Res>,
  request: v.InferInput<Req>,
): Promise<Answer<v.InferOutput<Res>>> {
  const token = hooks.csrfToken()
  let body: unknown
  try {
    const response = await fetch(consolePathOf(which), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { [csrfHeader]: token }),
      },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    body = await response.json()
  } catch {
    return { ok: false, code: 'NETWORK' }
  }
  const done = v.safeParse(consoleSuccess(which.response), body)
  if (done.success) return { ok: true, data: done.output.data }
  const refusal = v.safeParse(consoleRefusal, body)
  return refusal.success ? refusal.output : { ok: false, code: 'UNKNOWN' }
}
