import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context'
import { databaseNow } from '../db/now'

/** Must stay shorter than the time a load balancer waits for the answer. */
const DATABASE_MS = 2_000

/**
 * `/healthz` says that the process lives. It does not ask the database, so that a locked table or a
 * lost database does not cause a restart. `/readyz` says that the gateway can serve, which needs
 * the database; a 503 takes it out of the load balancer until the database is back.
 */
export function healthRoutes(app: FastifyInstance, ctx: Context, version: string): void {
  app.get('/healthz', async () => ({ ok: true, version }))
  // Those who ask at the same time share one statement, so nobody can fill the database by asking.
  let asking: Promise<boolean> | undefined
  const isReady = () =>
    (asking ??= inTime(DATABASE_MS, databaseNow(ctx.db)).finally(() => {
      asking = undefined
    }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady()
    return reply.code(ready ? 200 : 503).send({ ok: ready, version })
  })
}

/** Answers false when the work failed or took longer than `ms` milliseconds. */
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
