import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

/** A collector of traces (OTLP over HTTP, JSON) that keeps what it gets. */
export interface Collector {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  /** Every request as text, with its path and headers. */
  text(): string
  spans(): CollectedSpan[]
  close(): void
}

const attribute = v.object({
  key: v.string(),
  value: v.pipe(
    v.looseObject({}),
    v.transform((value) => Object.values(value)[0]),
  ),
})
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(attribute),
  links: v.optional(v.array(v.object({ traceId: v.string() })), []),
  status: v.object({ code: v.optional(v.number(), 0), message: v.optional(v.string()) }),
})
export type CollectedSpan = v.InferOutput<typeof span>
const request = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(span) })) })),
})

export async function openCollector(): Promise<Collector> {
  const bodies: string[] = []
  const heads: string[] = []
  const server = createServer((asked, answer) => {
    let body = ''
    asked.setEncoding('utf8').on('data', (part: string) => (body += part))
    asked.on('end', () => {
      heads.push(`${asked.url ?? ''} ${JSON.stringify(asked.headers)}`)
      if (asked.url === '/v1/traces') bodies.push(body)
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    text: () => [...heads, ...bodies].join('\n'),
    spans: () =>
      bodies
        .flatMap((body) => v.parse(request, JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
