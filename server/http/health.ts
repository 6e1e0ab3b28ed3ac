import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context'

/** Shorter than what a balancer waits for the answer. */
const DATABASE_MS = 2_000

/**
 * `/healthz`: the process lives; it asks nobody, so a locked table or a lost database does not
 * have it restarted. `/readyz`: it can serve, which needs the database; 503 takes it out of the
 * balancer until it can.
 */
export function healthRoutes(app: FastifyInstance, ctx: Context, version: string): void {
  app.get('/healthz', async () => ({ ok: true, version }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await inTime(DATABASE_MS, ctx.db.execute('select 1'))
    return reply.code(ready ? 200 : 503).send({ ok: ready, version })
  })
}

/** False when it failed or took longer. */
async function inTime(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const done = work.then(
    () => true,
    () => false,
  )
  const ready = await Promise.race([done, late])
  clearTimeout(timer)
  return ready
}
