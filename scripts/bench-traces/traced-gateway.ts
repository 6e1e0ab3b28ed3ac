import { createServer } from 'node:http'
import { openTracing } from '../../server/trace/open'
import { useTracer } from '../../server/trace/span'
import '../../server/main'

/**
 * A gateway whose tracing can be switched while it runs. On the port after its own, `PUT /<name>?ratio=`
 * switches it on (without a ratio, off), and `DELETE` sends what was recorded and answers the CPU time in
 * ms that the process used since.
 */

const { PORT = '', OTEL_EXPORTER_OTLP_ENDPOINT: collector = '' } = process.env

let tracing: ReturnType<typeof openTracing> | undefined
let before = process.cpuUsage()

function begin(name: string, ratio: string | null): void {
  // The gateway has a tracer of its own, by its settings.
  useTracer(undefined)
  const endpoint = `${collector}/${name}`
  if (ratio !== null)
    tracing = openTracing({ endpoint, serviceName: 'huimin', ratio: Number(ratio) })
  before = process.cpuUsage()
}

async function end(): Promise<number> {
  await tracing?.close()
  tracing = undefined
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

createServer((request, reply) => {
  const { pathname, searchParams } = new URL(request.url ?? '', collector)
  const done = async () => {
    if (request.method !== 'PUT') return end()
    begin(pathname.slice(1), searchParams.get('ratio'))
    return 0
  }
  void done().then((ms) => reply.end(String(ms)))
}).listen(Number(PORT) + 1, '127.0.0.1')
