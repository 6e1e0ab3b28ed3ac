import { AsyncLocalStorage } from 'node:async_hooks'

/** Throws when nothing may be sent any more. */
type Guard = () => Promise<void>

const guards = new AsyncLocalStorage<Guard | undefined>()

/**
 * Runs work whose every request to an outside service is allowed by `guard` first. A guard is asked
 * at the last moment, so no client needs to know of it.
 */
export const guardRequests = <T>(guard: Guard | undefined, work: () => T): T =>
  guards.run(guard, work)

export const askGuard = async (): Promise<void> => guards.getStore()?.()
