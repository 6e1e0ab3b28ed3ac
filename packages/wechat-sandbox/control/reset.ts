import type { FastifyInstance } from 'fastify'
import type { World } from '../world/world'

export function resetRoute(
  app: FastifyInstance,
  {
    store,
    faults,
    clock,
    timers,
    onReset,
  }: Pick<World, 'store' | 'faults' | 'clock' | 'timers'> & { onReset: () => Promise<void> },
): void {
  app.post('/reset', async () => {
    timers.cancel()
    faults.clear()
    clock.setOffset(0)
    await store.clear()
    await onReset()
    return { ok: true }
  })
}
