import type { FastifyInstance } from 'fastify'
import type { SandboxParts } from '../world/parts'

export function resetRoute(
  app: FastifyInstance,
  { store, faults, clock, timers, onReset }: SandboxParts,
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
