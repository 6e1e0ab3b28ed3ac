import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import helmet from 'helmet'
import { headers } from '@/contract/envelope'
import type { ErrorName } from '@/contract/errors'
import { openApi as insurerPorts } from '@huimin/insurer-core'
import type { Sandbox } from './assemble'
import { refuse } from './context/answer'
import type { Context } from './context/context'
import type { Env } from './context/env'
import { describeError } from './context/log'
import { registerCalls } from './http/calls'
import { clientOf } from './http/client'
import { codeRoutes } from './http/codes'
import { compressTextsOnce, OPENAPI_PATH } from './http/compress-once'
import { cookieDomainMeta, linkHostsMeta, officialAccountMeta } from './http/document'
import { documentRoutes } from './http/documents'
import { sendAnswer } from './http/envelope'
import { healthRoutes } from './http/health'
import { notifyRoutes } from './http/notify'
import { openapiDocument } from './http/openapi'
import { answerOtherOrigins, baseScript, basesOf } from './http/other-hosts'
import { limitReads } from './http/read-limit'
import { storefront } from './http/storefront'
import { traceIdOf, traceRequests } from './http/trace-requests'
import { endUnusedConnections } from './http/unused-connections'
import { wechatRoutes } from './http/wechat'
import { prefixOf, subscriberOf } from './records/security/network'

const KB = 1024
export const BODY_LIMIT = 64 * KB

export interface AppOptions {
  version: string
  sandbox?: Sandbox | undefined
  /** The folder of the H5 build. */
  storefrontRoot?: string
}

/** Builds the gateway as one Fastify instance. It can listen, or get requests injected by tests. */
export async function createApp(
  ctx: Context,
  { version, sandbox, storefrontRoot = join(__dirname, '../dist/h5') }: AppOptions,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: proxies(ctx.env.TRUST_PROXY),
    genReqId: ({ headers: sent }) => requestId(sent[headers.requestId]),
    requestTimeout: 30_000,
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    routerOptions: { maxParamLength: 200 },
  })
  endUnusedConnections(app)

  app.addHook('onRequest', async (request, reply) => {
    reply.header(headers.requestId, request.id)
  })
  app.addHook('onSend', async (_request, reply) => {
    reply.header(headers.serverTime, String(ctx.clock.now()))
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  logRequests(app, ctx)
  traceRequests(app)
  answerErrors(app, ctx)
  answerOtherOrigins(app, ctx.env)
  limitReads(app, ctx)

  // @fastify/helmet would read these settings anew for each request.
  const secure = helmet(securityHeaders(ctx))
  app.addHook('onRequest', (request, reply, done) => secure(request.raw, reply.raw, () => done()))
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: KB })
  await app.register(rateLimit, {
    ...(await limitsOf(app, ctx)),
    max: ctx.env.RATE_LIMIT,
    timeWindow: 60_000,
    // Reading has a limit of its own, and the gateway itself calls the sandbox's simulators.
    allowList: (request) => request.method === 'GET' || request.url.startsWith('/sandbox/'),
    keyGenerator: (request) => subscriberOf(request.ip),
    onExceeded: (request) =>
      ctx.log.warn(
        { security: 'LIMIT_HIT', network: prefixOf(request.ip), reason: 'RATE_LIMIT' },
        'security',
      ),
    errorResponseBuilder: () => Object.assign(new Error('TOO_MANY_REQUESTS'), { statusCode: 429 }),
  })

  healthRoutes(app, ctx, version)
  if (ctx.env.OPENAPI) {
    let document: string | undefined
    app.get(OPENAPI_PATH, async (_request, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .send((document ??= JSON.stringify(openapiDocument(version)))),
    )
    // What the gateway asks of an insurer's core (docs/insurer-core.md).
    app.get('/insurer-core.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(JSON.stringify(insurerPorts())),
    )
  }
  registerCalls(app, ctx, sandbox?.callFaults)
  await app.register(notifyRoutes, { ctx })
  await sandbox?.mount(app)
  // The workbench adds a script to pages, so they are packed after that.
  compressTextsOnce(app)
  codeRoutes(app, ctx)
  wechatRoutes(app, ctx)
  documentRoutes(app, ctx)
  const bases = baseScript(app, ctx.env)
  await storefront(app, {
    root: storefrontRoot,
    ctx,
    head: ({ cookie }) =>
      bases +
      officialAccountMeta(ctx.gateways.officialAccount?.appid) +
      cookieDomainMeta(ctx.env.COOKIE_DOMAIN) +
      linkHostsMeta(ctx.env.LINK_HOSTS) +
      (sandbox?.head(cookie) ?? ''),
  })
  return app
}

/**
 * Calls are checked by their contract. Fastify's own compilers would be loaded at each start, which
 * takes 0.07 s.
 */
const noSchemas = (): never => {
  throw new Error('A route has a schema, which the contract should have')
}

/** Loads the client of Redis only where there is one. */
async function limitsOf(app: FastifyInstance, ctx: Context) {
  if (!ctx.env.REDIS_URL) return {}
  const { sharedLimits } = await import('./http/shared-limits')
  return sharedLimits(app, ctx, ctx.env.REDIS_URL)
}

/** Trusts X-Forwarded-For only as far as our own proxies wrote it. */
const proxies = (count: number) =>
  count === 0 ? false : (_address: string, hop: number) => hop < count

/** Uses the caller's own request id if it is well formed, so that both sides log the same id. */
const requestId = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && /^[\w-]{1,64}$/.test(sent) ? sent : randomUUID()

function logRequests(app: FastifyInstance, ctx: Context): void {
  app.addHook('onResponse', async (request, reply) => {
    const { userId } = request
    ctx.log.info(
      {
        requestId: request.id,
        ...traceIdOf(request),
        method: request.method,
        route: request.routeOptions.url ?? '',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(reply.answered !== undefined && { code: reply.answered }),
        ...(userId && { userId }),
        ...clientOf(request),
      },
      'request',
    )
    if (reply.answered !== undefined)
      ctx.metrics.answered(request.routeOptions.url ?? '', reply.answered, reply.elapsedTime / 1000)
  })
}

/**
 * The one place where an exception becomes an answer. The answer shows nothing of the exception.
 */
function answerErrors(app: FastifyInstance, ctx: Context): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error.statusCode ?? 500)
    if (refusal) return sendAnswer(reply, refuse(refusal))
    const described = describeError(error)
    ctx.log.error({ requestId: request.id, error: described }, 'request failed')
    return sendAnswer(reply, refuse(isDatabaseDown(described.code) ? 'UNAVAILABLE' : 'UNKNOWN'))
  })
}

/** Errors for the requests that Fastify itself refuses, by HTTP status. */
const refusals: Partial<Record<number, ErrorName>> = {
  // A path that leaves the folder of the H5 build.
  403: 'ADDRESS_UNKNOWN',
  404: 'ADDRESS_UNKNOWN',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_REQUESTS',
}
const refusalOf = (status: number): ErrorName | undefined =>
  refusals[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : undefined)

/**
 * Whether an error code means that the database cannot serve now. PostgreSQL: connection (08),
 * rollback in favour of another transaction (40), resources (53), lock not available (55P03),
 * operator intervention and statement timeout (57), read-only (25006). The rest are codes of the
 * driver (log.ts).
 */
const isDatabaseDown = (code: string | undefined): boolean =>
  code !== undefined &&
  /^(08|40|53|55P03|57|25006|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|EHOST|ENET|ETIMEDOUT|ENOSPC)/.test(
    code,
  )

const isGiven = (base: string | undefined): base is string => base !== undefined

/** Hosts whose documents the document reader may show. */
const partnersOf = ({ LINK_HOSTS = [] }: Env) =>
  LINK_HOSTS.flatMap((host) => [`https://${host}`, `https://*.${host}`])

/**
 * Headers for our own build only. Pages load from and send to no origin except the bases of calls
 * and the partners' hosts, and no other site may frame them.
 */
const securityHeaders = (ctx: Context) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Taro sets the style attribute of its elements.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: [
        "'self'",
        ...Object.values(basesOf(ctx.env)).filter(isGiven),
        ...partnersOf(ctx.env),
      ],
      frameSrc: ["'self'", ...partnersOf(ctx.env)],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // Only in production, where TLS is in front of the gateway. A phone on the local network opens
  // plain http.
  strictTransportSecurity:
    ctx.env.NODE_ENV === 'production' ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  crossOriginEmbedderPolicy: false,
  // On plain http, browsers ignore both headers and write a warning to the console.
  crossOriginOpenerPolicy: ctx.env.NODE_ENV === 'production',
  originAgentCluster: ctx.env.NODE_ENV === 'production',
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  frameguard: { action: 'deny' as const },
})
