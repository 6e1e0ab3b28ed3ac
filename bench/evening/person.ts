import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { request } from 'undici'
import { errorCodes } from '@/contract/errors'
import type { Served } from '../../scripts/serve'
import { routes } from '../../server/http/table'
import { post, purchase, type send } from '../buyer'

/** The people of a benchmark of the opening evening. They do what the pages of the storefront do. */

/** A pause (ms) before a call that nobody answered is repeated. */
const AGAIN_MS = 500
/** A page asks this often (ms), and for so long, whether the payment led to a policy. */
const RESULT_MS = 300
const ISSUED_WITHIN_MS = 60_000

/** Somebody in the line: when they came, and when they were let in unless they left (ms). */
interface Waited {
  cameAt: number
  letInAt?: number
}

/** What happened to the people of one part of the evening. */
export class Seen {
  /**
   * Time (ms) of each call before the person was let in, and of each afterwards. The call that lets
   * somebody in is in neither, because the gateway may keep it open until there is a place.
   */
  readonly before: number[] = []
  readonly inside: number[] = []
  /** Those of `inside` that ended when everybody had come. Signing in waits for nobody. */
  readonly later: number[] = []
  haveAllCome = false
  readonly waited: Waited[] = []
  farthest = 0
  /** Calls that nobody answered. */
  repeated = 0
  left = 0
  paid = 0
  issued = 0
  readonly failures = new Map<string, number>()
}

/** Thrown when a person does not want to wait any longer. */
class Left extends Error {}

interface Options {
  seen: Seen
  sandbox: string
  /** How long (ms) the person is ready to stand in the line. */
  patienceMs: number
  /** The network address of the phone. */
  address: string
}

/**
 * Sends the calls of one person: waits in the line, and repeats what nobody answered. Somebody came
 * when the first call began, not when it was answered, because the gateway may keep it open.
 */
function asking({ seen, patienceMs, address }: Options): typeof send {
  let ticket: string | undefined
  let waited: Waited | undefined
  let isInside = false
  const wait = async (retryAfter: number, cameAt: number) => {
    if (!waited) seen.waited.push((waited = { cameAt }))
    if (performance.now() - waited.cameAt > patienceMs) throw new Left()
    await pause(retryAfter * 1000)
  }
  const answerOf = async (...[origin, name, data, login]: Parameters<typeof send>) => {
    const key = randomUUID()
    for (;;) {
      const from = performance.now()
      const sender = { login, key, ticket, address }
      const answer = await post(origin, name, data, sender).catch(() => undefined)
      const ms = performance.now() - from
      const place = answer?.envelope.extra?.place
      if (place) {
        ticket = place.ticket
        seen.farthest = Math.max(seen.farthest, place.position)
        await wait(place.retryAfter, from)
      } else if (
        !answer ||
        answer.status === 503 ||
        answer.envelope.code === errorCodes.IDEMPOTENCY_IN_PROGRESS
      ) {
        seen.repeated += 1
        await pause(AGAIN_MS)
      } else {
        if (isInside) {
          seen.inside.push(ms)
          if (seen.haveAllCome) seen.later.push(ms)
        } else if (!routes[name].waits) seen.before.push(ms)
        else {
          isInside = true
          if (waited) waited.letInAt = performance.now()
        }
        const { code, message, data: value } = answer.envelope
        if (code !== 0) throw new Error(`${name}: ${code} ${message}`)
        return value
      }
    }
  }
  const ask = async (...args: Parameters<typeof send>) => {
    const [, name] = args
    if (name !== 'getResult') return answerOf(...args)
    seen.paid += 1
    const until = performance.now() + ISSUED_WITHIN_MS
    for (;;) {
      const result = (await answerOf(...args)) as { policies: unknown[] }
      if (result.policies.length > 0 || performance.now() > until) return result
      await pause(RESULT_MS)
    }
  }
  return ask as typeof send
}

/** Somebody opens the product's page and buys. */
export async function buy(gateway: Served, index: number, options: Options): Promise<void> {
  const { seen, sandbox } = options
  try {
    const { body } = await request(`${gateway.origin}/insure?cityCode=310000&productCode=PP57`)
    await body.dump()
    await purchase(gateway.origin, index, { sandbox, ask: asking(options) })
    seen.issued += 1
  } catch (error) {
    if (error instanceof Left) seen.left += 1
    else {
      const what = error instanceof Error ? error.message : String(error)
      seen.failures.set(what, (seen.failures.get(what) ?? 0) + 1)
    }
  }
}
