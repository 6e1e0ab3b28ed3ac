import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Signal } from './signal'

/** Time alone ends orders and faults; what it changed is told at the latest after so long. */
const LOOK_AGAIN_MS = 10_000

/**
 * `GET /sandbox/events`: the snapshot as server-sent events, at once and after each change. The clock
 * of the gateway goes with it, for it always differs.
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
    // A reset may empty what is being read; the next change tells it again.
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
