import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Signal } from '../world/signal'

/**
 * Orders and faults may change with time alone. Such a change is sent after this time at the
 * latest.
 */
const LOOK_AGAIN_MS = 10_000

/**
 * `GET /sandbox/events` sends the snapshot as server-sent events, at once and after each change.
 * The gateway's time is sent beside the snapshot, because it always differs.
 */
export function eventRoutes(
  app: FastifyInstance,
  { snapshot, signal, now }: { snapshot: () => Promise<object>; signal: Signal; now: () => number },
): void {
  const open = new Set<ServerResponse>()

  app.get('/events', (_, reply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    })
    open.add(raw)
    let told = ''
    const tell = async () => {
      const text = JSON.stringify(await snapshot())
      if (text === told || raw.writableEnded) return
      told = text
      raw.write(`data: {"now":${now()},"state":${text}}\n\n`)
    }
    // A reset may delete data during the read. The next change sends the snapshot again.
    const look = () => void tell().catch(() => undefined)
    const stop = signal.listen(look)
    const again = setInterval(look, LOOK_AGAIN_MS)
    raw.on('close', () => {
      stop()
      clearInterval(again)
      open.delete(raw)
    })
    look()
  })

  app.addHook('preClose', async () => {
    for (const raw of open) raw.end()
  })
}
