import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * All fields that a span may have. None takes text of a request or a value of a statement, so that
 * no personal data gets into a trace.
 */
export interface SpanFields {
  'http.request.method'?: string
  /** The route's pattern, never the address with its parameters. */
  'http.route'?: string
  'http.response.status_code'?: number
  /** The host of an outside service. */
  'server.address'?: string
  'db.system.name'?: 'postgresql'
  /** The verb and the table of a statement. */
  'db.query.summary'?: string
  /** The statement's name, by which PostgreSQL's own log tells its text. */
  'db.prepared_statement'?: string
  /** The code of the envelope. */
  'huimin.code'?: number
  'huimin.outcome'?: string
  /** A code or a class of an error, never its message. It marks the span as failed. */
  'error.type'?: string
}

export interface About {
  name: string
  kind: 'server' | 'client' | 'consumer'
  fields?: SpanFields
  /** A kept `traceparent` whose trace goes on here, instead of the current span's. */
  continues?: string | null | undefined
}

export interface Span {
  /** W3C Trace Context, for whoever continues the trace. Null when nobody records this one. */
  readonly traceparent: string | null
  readonly traceId: string
  set(fields: SpanFields): void
  end(): void
}

/** Makes spans. `open.ts` has the real one. */
export interface Tracer {
  start(about: About, parent: Span | undefined): Span
}

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<Span | undefined>()

/** Switches tracing on for this process, or off. */
export const useTracer = (given: Tracer | undefined): void => {
  tracer = given
}

export const isTracing = (): boolean => tracer !== undefined

/** Starts a span that the caller ends. Undefined while tracing is off. */
export const startSpan = (about: About): Span | undefined =>
  tracer?.start(about, current.getStore())

/** Starts a span only inside of one that is recorded, because there are many of this kind. */
export const startInnerSpan = (about: () => About): Span | undefined => {
  const parent = tracer && current.getStore()
  return parent?.traceparent ? tracer?.start(about(), parent) : undefined
}

/** Runs work whose spans and rows belong to this span. It does not end the span. */
export const within = <T>(span: Span | undefined, work: () => T): T =>
  span ? current.run(span, work) : work()

/** Runs work in a span of its own. While tracing is off, it only runs the work. */
export function inSpan<T>(about: About, work: (span?: Span) => Promise<T>): Promise<T> {
  const span = startSpan(about)
  return span ? current.run(span, () => ended(span, work)) : work()
}

async function ended<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await work(span)
  } catch (error) {
    span.set({ 'error.type': errorType(error) })
    throw error
  } finally {
    span.end()
  }
}

/** The code of an error or its class. A message may repeat values. */
export const errorType = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code)
  return error instanceof Error ? error.name : typeof error
}

/** The current span as a row keeps it, so that a job goes on with its trace. */
export const traceparentNow = (): string | null => current.getStore()?.traceparent ?? null

/**
 * A callback that runs in the current span, whoever calls it. `AsyncLocalStorage.bind` does the same,
 * but makes a resource and three properties for each callback.
 */
export const keepSpan = <A extends unknown[], R>(callback: (...args: A) => R) => {
  if (!tracer) return callback
  const span = current.getStore()
  return (...args: A): R => current.run(span, callback, ...args)
}
