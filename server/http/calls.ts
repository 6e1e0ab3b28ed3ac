import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { apiVersions, pathOf, type Call } from '@/contract/call'
import { headers } from '@/contract/envelope'
import type { FailureWords } from '@/copy/errors/failures'
import { readLogin } from '../account/login'
import { refuse, refuseField, type Answer } from '../context/answer'
import type { Context, User, Visitor } from '../context/context'
import type { Asking, Line } from '../context/growth'
import { deviceOf } from '../records/security/device'
import { bindingOf, keepsCookies, setBinding } from './binding'
import { sendAnswer, sendData } from './envelope'
import type { Faults } from './faults'
import type { Route } from './route'
import { schemaFault } from './schema-fault'
import { routes } from './table'

const nobodyWaits: Line = { run: async (work) => ({ done: await work() }) }

/** Registers one POST route per call of the contract. */
export function registerCalls(app: FastifyInstance, ctx: Context, faults?: Faults): void {
  const line = ctx.growth.line ?? nobodyWaits
  for (const route of Object.values(routes)) {
    const { call } = route
    app.post(pathOf(call), limitOf(ctx, call), async (request, reply) => {
      const visitor = await visitorOf(ctx, request, reply)
      const work = () => answerCall(ctx, route, request, visitor)
      const result = await line.run(
        () => (faults ? faults.around(call.cmd, reply, work) : work()),
        route.waits && askingOf(request, visitor),
      )
      if ('place' in result)
        return sendAnswer(reply, refuse('UNAVAILABLE', { reason: 'LINE', place: result.place }))
      const answer = result.done
      if (answer === undefined) return reply
      return answer.ok
        ? sendData(reply, answer.value)
        : sendAnswer(reply, answer, wordsOf(ctx, request.body))
    })
  }
}

/**
 * Whoever asks for a place in the line. Without a valid login there is none, because made-up logins
 * would fill the line for nothing. Such a call is refused at once.
 */
const askingOf = (request: FastifyRequest, { user }: Visitor): Asking | undefined =>
  user && { person: user.id, ticket: headerOf(request, headers.ticket) }

const aboutProduct = v.object({
  data: v.object({ cityCode: v.string(), productCode: v.string() }),
})

/**
 * The words that a product uses for people (for example "insured person"), for the product that the
 * request names.
 */
const wordsOf = ({ catalogue }: Context, body: unknown): FailureWords => {
  const asked = v.safeParse(aboutProduct, body)
  if (!asked.success) return {}
  const { cityCode, productCode } = asked.output.data
  return { productCode, wording: catalogue.product(cityCode, productCode)?.wording }
}

/**
 * Most calls share one rate limit. A call that could fill the log, or whose body is large, has its
 * own limits.
 */
const limitOf = ({ env }: Context, { share, maxBytes }: Call) => ({
  ...(maxBytes !== undefined && { bodyLimit: maxBytes }),
  ...(share !== undefined && {
    config: { rateLimit: { max: Math.ceil(env.RATE_LIMIT * share) } },
  }),
})

/**
 * Arrays are excluded by hand, because an array has no unknown keys and would pass as an object
 * without fields.
 */
const plainObject = v.custom<Record<string, unknown>>(
  (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
)

const envelopeOf = ({ cmd }: Call) =>
  v.strictObject({
    cmd: v.literal(cmd),
    apiVersion: v.picklist(apiVersions),
    data: plainObject,
  })

const idempotencyKey = v.pipe(v.string(), v.regex(/^[\w-]{8,255}$/))

/**
 * Checks the login first, then the envelope and the idempotency key, and only then does the work.
 * In this order, a caller who is not signed in learns nothing about the schema.
 */
async function answerCall(
  ctx: Context,
  { call, answer }: Route,
  request: FastifyRequest,
  visitor: Visitor,
): Promise<Answer<unknown>> {
  if (call.access === 'user' && !visitor.user) return refuse('AUTH_FAILED')
  const envelope = v.safeParse(envelopeOf(call), request.body)
  if (!envelope.success) return refuse('BAD_REQUEST', schemaFault(envelope.issues))
  if (!isSoundText(envelope.output.data)) return refuseField('BAD_REQUEST', 'data', 'SOUND_TEXT')
  const key = headerOf(request, headers.idempotencyKey) ?? ''
  if (call.idempotent && !v.is(idempotencyKey, key)) return refuse('IDEMPOTENCY_KEY_MISSING')
  return answer(ctx, visitor, envelope.output.data, key)
}

async function visitorOf(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Visitor> {
  const place = {
    ip: request.ip,
    device: deviceOf(headerOf(request, 'user-agent')),
    origin: `${request.protocol}://${request.host}`,
    appId: headerOf(request, headers.appId),
  }
  const token = headerOf(request, headers.loginToken)
  const login = await readLogin(ctx, place, {
    loginId: headerOf(request, headers.loginId),
    token,
    binding: bindingOf(request, ctx.env.COOKIE_DOMAIN),
  })
  const bind = (secret: string, maxAgeMs: number) =>
    setBinding(request, reply, { secret, maxAgeMs, domain: ctx.env.COOKIE_DOMAIN })
  const visitor: Visitor = keepsCookies(request) ? { ...place, bind } : place
  if (!login) return token === undefined ? visitor : { ...visitor, lostLogin: true }
  const user: User = { ...login, ...place }
  request.userId = user.id
  return { ...visitor, user }
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** NUL, which PostgreSQL stores in no text, and lone surrogates, which are not valid Unicode. */
const UNSOUND = /\0|\p{Cs}/u

/** Whether every text in a body, including the names of fields, can be stored as it was sent. */
function isSoundText(body: unknown): boolean {
  // A loop instead of recursion, because 64 KB of brackets are deeper than the stack.
  const left: unknown[] = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string') {
      if (UNSOUND.test(value)) return false
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) left.push(name, inner)
    }
  }
  return true
}
