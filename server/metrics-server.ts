import { createServer } from 'node:http'
import type { Context } from './context/context'
import { readStates } from './watch/states'

/**
 * Serves `/metrics` on METRICS_PORT. It is a separate port, because sales and faults must not be
 * readable by the public. Nothing listens when no port is set.
 */
export async function serveMetrics(ctx: Context): Promise<{ close(): void }> {
  const { METRICS_PORT, HOST } = ctx.env
  if (METRICS_PORT === undefined) return { close: () => undefined }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    readStates(ctx.db, ctx.clock.now())
      .then((now) => ctx.metrics.read(now))
      .then(
        (text) =>
          response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text),
        () => response.writeHead(503).end(),
      )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(METRICS_PORT, HOST, resolve)
  })
  return { close: () => server.close() }
}
