import { setTimeout as pause } from 'node:timers/promises'
import {
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Attributes,
  type Context,
  type Span as Recorded,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace'
import { useTracer, type Span, type SpanFields, type Tracer } from './span'

/**
 * The real tracer, by OpenTelemetry. It is imported only where a collector is set, because loading
 * it takes memory and time.
 */

export interface TraceSettings {
  /** Base address of a collector that takes OTLP over HTTP. */
  endpoint: string
  serviceName: string
  /** Share of the traces that are recorded, 0 to 1. The trace's id decides, the same for all. */
  ratio: number
}

/** A collector that does not answer must not hold up the end of the gateway. */
const LAST_FLUSH_MS = 3_000

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** Switches tracing on. `close` sends what is left and switches it off. */
export function openTracing(settings: TraceSettings): { close(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': settings.serviceName }),
    sampler: new TraceIdRatioBasedSampler(settings.ratio),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url: `${settings.endpoint.replace(/\/$/, '')}/v1/traces`,
        }),
        maxQueueSize: 8192,
      }),
    ],
  })
  const maker = provider.getTracer('huimin')
  const tracer: Tracer = {
    start: ({ name, kind, fields, continues }, parent) => {
      const kept = remoteContext(continues)
      const outer = parent instanceof RecordedSpan ? parent : undefined
      const options = {
        kind: kinds[kind],
        attributes: { ...fields } satisfies Attributes,
        // A span that goes on with another trace still names the one in which it happened.
        ...(kept && outer && { links: [outer.link()] }),
      }
      return new RecordedSpan(
        maker.startSpan(name, options, kept ?? outer?.context() ?? ROOT_CONTEXT),
      )
    },
  }
  useTracer(tracer)
  return {
    close: async () => {
      useTracer(undefined)
      const flushed = provider.shutdown().catch(() => undefined)
      await Promise.race([flushed, pause(LAST_FLUSH_MS, undefined, { ref: false })])
    },
  }
}

class RecordedSpan implements Span {
  readonly traceId: string
  readonly traceparent: string | null
  readonly #recorded: Recorded
  #context: Context | undefined

  constructor(recorded: Recorded) {
    const { traceId, spanId, traceFlags } = recorded.spanContext()
    const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0
    this.traceId = traceId
    this.traceparent = isSampled ? `00-${traceId}-${spanId}-01` : null
    this.#recorded = recorded
  }

  /** What the spans inside of this one start from. */
  context(): Context {
    this.#context ??= trace.setSpan(ROOT_CONTEXT, this.#recorded)
    return this.#context
  }

  link() {
    return { context: this.#recorded.spanContext() }
  }

  set(fields: SpanFields): void {
    this.#recorded.setAttributes({ ...fields })
    if (fields['error.type'] !== undefined) this.#recorded.setStatus({ code: SpanStatusCode.ERROR })
  }

  end(): void {
    this.#recorded.end()
  }
}

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The context of a `traceparent`. Anybody may send one, so anything else counts as none. */
function remoteContext(traceparent: string | null | undefined): Context | undefined {
  const [, traceId = '', spanId = '', flags = '0'] = FORM.exec(traceparent ?? '') ?? []
  const context = { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(context) ? trace.setSpanContext(ROOT_CONTEXT, context) : undefined
}
