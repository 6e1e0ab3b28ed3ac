import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import rateLimit from '@fastify/rate-limit'
import fastifyStatic from '@fastify/static'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import helmet from 'helmet'
import * as v from 'valibot'
import type { Context } from '../context/context'
import { describeError } from '../context/log'
import { subscriberOf } from '../records/security/network'
import { findStaffSession } from '../records/staff/session-repo'
import { done, refused, type ConsoleAnswer, type Refused } from './answer'
import { consolePathOf, type ConsoleCall } from './calls/define'
import { consoleErrors, csrfHeader } from './calls/errors'
import { readCookie, setCookie } from './cookie'
import { deskOf, type Desk } from './desk'
import { logRefusal, type OpenRoute, type Route } from './route'
import { addSampleStaff, sampleStaffShown } from './sample-staff'
import { csrfTokenOf, isFresh, mayEnter, tokenHashOf } from './sign-in'
import { consoleRoutes, openRoutes } from './table'

const BODY_LIMIT = 64 * 1024
/** Calls that one address may make in a minute. */
const CALLS_A_MINUTE = 600
const SIGN_INS_A_MINUTE = 20
const YEAR = 'public, max-age=31536000, immutable'

export interface ConsoleOptions {
  /** The folder of the console's build. */
  root?: string
}

/**
 * The operators' console: an application of its own on a port of its own (CONSOLE_PORT), which people
 * outside must not reach. No call of the storefront is here, and none of these calls is there.
 */
export async function createConsole(
  ctx: Context,
  { root = join(__dirname, '../../dist/console') }: ConsoleOptions = {},
): Promise<FastifyInstance> {
  if (ctx.env.SANDBOX) await addSampleStaff(ctx)
  const { TRUST_PROXY } = ctx.env
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    trustProxy: TRUST_PROXY === 0 ? false : (_address: string, hop: number) => hop < TRUST_PROXY,
  })
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 429) return send(reply, refused('TOO_MANY_REQUESTS'))
    if (status >= 400 && status < 500) return send(reply, refused('BAD_REQUEST'))
    ctx.log.error({ requestId: request.id, error: describeError(error) }, 'console call failed')
    return send(reply, refused('UNKNOWN'))
  })
  const secure = helmet(headersOf(ctx))
  app.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, () => next()))
  await app.register(rateLimit, {
    max: CALLS_A_MINUTE,
    timeWindow: 60_000,
    allowList: (request) => request.method === 'GET',
    keyGenerator: (request) => subscriberOf(request.ip),
  })

  const limit = {
    config: { rateLimit: { max: ctx.env.SANDBOX ? CALLS_A_MINUTE : SIGN_INS_A_MINUTE } },
  }
  for (const route of Object.values(openRoutes))
    app.post(
      consolePathOf(route.call),
      route.call.kind === 'READ' ? {} : limit,
      async (request, reply) => send(reply, await answerOpen(ctx, route, request, reply)),
    )
  for (const route of Object.values(consoleRoutes))
    app.post(consolePathOf(route.call), async (request, reply) =>
      send(reply, await answer(ctx, route, request)),
    )
  if (ctx.env.SANDBOX)
    app.get('/sandbox/staff', async (_request, reply) => reply.send(await sampleStaffShown(ctx)))
  await servePages(app, root)
  return app
}

/** Sends an answer in the form of the contract (calls/errors.ts). */
const send = (reply: FastifyReply, answer: ConsoleAnswer<unknown>): FastifyReply =>
  answer.ok
    ? reply.send({ ok: true, data: answer.value })
    : reply.status(consoleErrors[answer.code]).send(answer)

async function answerOpen(
  ctx: Context,
  { call, answer }: OpenRoute,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ConsoleAnswer<unknown>> {
  if (!isFromOwnPage(request)) return refused('ORIGIN_REFUSED')
  const parsed = parse(call, request.body)
  if (!parsed.ok) return parsed
  return answer(
    {
      ctx,
      origin: originOf(request),
      cookie: (name) => readCookie(request, name),
      keep: (name, value, maxAgeMs) => setCookie(request, reply, name, { value, maxAgeMs }),
    },
    parsed.value,
  )
}

/**
 * Who calls is checked first, then whether the call comes from a page of ours, then the permission, the
 * second factor and at last the request. So nobody without the right learns anything of a record.
 */
async function answer(
  ctx: Context,
  route: Route,
  request: FastifyRequest,
): Promise<ConsoleAnswer<unknown>> {
  const { call } = route
  const token = readCookie(request, 'hm_staff')
  const found = token && (await findStaffSession(ctx.db, tokenHashOf(token), ctx.clock.now()))
  if (!found || !mayEnter(ctx, found.staff)) return refused('NOT_SIGNED_IN')
  const desk = deskOf(ctx, found.staff, found.session)
  if (!isFromOwnPage(request) || !hasToken(desk, call, request)) return refused('ORIGIN_REFUSED')
  const barred = barrier(desk, call)
  if (barred) {
    await logRefusal(ctx, desk, call, barred)
    return barred
  }
  const parsed = parse(call, request.body)
  if (!parsed.ok) return parsed
  return route.answer(desk, parsed.value)
}

function barrier(desk: Desk, { permission, stepUp }: ConsoleCall): Refused | undefined {
  if (permission !== 'STAFF' && permission !== 'ANYONE' && !desk.may(permission))
    return refused('FORBIDDEN')
  return stepUp && !isFresh(desk) ? refused('STEP_UP_NEEDED') : undefined
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`

/** Browsers name the origin of a POST, and no page can forge it. */
const isFromOwnPage = (request: FastifyRequest): boolean =>
  request.headers.origin === originOf(request) &&
  (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin'

/** `readSession` tells the token, so it alone does without. */
const hasToken = ({ ctx, session }: Desk, { name }: ConsoleCall, { headers }: FastifyRequest) =>
  name === 'readSession' || headers[csrfHeader] === csrfTokenOf(ctx, session)

function parse({ request }: ConsoleCall, body: unknown): ConsoleAnswer<unknown> {
  const parsed = v.safeParse(request, body ?? {})
  if (parsed.success) return done(parsed.output)
  const [issue] = parsed.issues
  return refused('BAD_REQUEST', {
    field: v.getDotPath(issue) ?? '',
    reason: issue.type.toUpperCase(),
  })
}

async function servePages(app: FastifyInstance, root: string): Promise<void> {
  const page = join(root, 'index.html')
  if (!existsSync(page)) {
    app.setNotFoundHandler((_request, reply) => send(reply, refused('NOT_FOUND')))
    return
  }
  const html = readFileSync(page, 'utf8')
  await app.register(fastifyStatic, {
    root,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // The names of these files change with their text.
    setHeaders: (reply, path) => {
      if (path.startsWith(join(root, 'assets'))) reply.header('cache-control', YEAR)
    },
  })
  const answerPage = (request: FastifyRequest, reply: FastifyReply) =>
    request.method === 'GET' && !/^\/(api|sandbox)\/|\.\w+$/.test(request.url.split('?')[0] ?? '')
      ? reply.type('text/html; charset=utf-8').send(html)
      : send(reply, refused('NOT_FOUND'))
  app.get('/', answerPage)
  app.setNotFoundHandler(answerPage)
}

const headersOf = ({ env }: Context) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // The components write their styles into the page.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity:
    env.NODE_ENV === 'production' ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  crossOriginOpenerPolicy: env.NODE_ENV === 'production',
  originAgentCluster: env.NODE_ENV === 'production',
  referrerPolicy: { policy: 'no-referrer' as const },
  frameguard: { action: 'deny' as const },
})
