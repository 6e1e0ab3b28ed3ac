import type { FastifyInstance, FastifyRequest } from 'fastify'
import { headers } from '@/contract/envelope'
import { isTracing, startSpan, within, type Span } from '../trace/span'

const spans = new WeakMap<FastifyRequest, Span>()

/** Pages, files, health and the simulators are no work of anybody's trace. */
const untraced = /^\/($|\*|healthz$|readyz$|sandbox\/|openapi\.json$)/

/** The id of a request's trace, for its log line. */
export const traceIdOf = (request: FastifyRequest): { traceId?: string } => {
  const span = spans.get(request)
  return span ? { traceId: span.traceId } : {}
}

/** Makes a span of each request, which goes on with the trace of the client's `traceparent`. */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions, headers: sent } = request
    const route = routeOptions.url
    if (route === undefined || untraced.test(route)) return
    const given = sent[headers.traceparent]
    const span = startSpan({
      name: `${method} ${route}`,
      kind: 'server',
      fields: { 'http.request.method': method, 'http.route': route },
      continues: typeof given === 'string' ? given : undefined,
    })
    if (span) spans.set(request, span)
  })
  // The body was read in the context of the connection, so the span begins to hold only here.
  app.addHook('preHandler', (request, _reply, next) => within(spans.get(request), next))
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    const { answered, statusCode } = reply
    span?.set({
      'http.response.status_code': statusCode,
      ...(answered !== undefined && { 'huimin.code': answered }),
      ...(statusCode >= 500 && { 'error.type': String(statusCode) }),
    })
    span?.end()
  })
}
