import type { FastifyInstance } from 'fastify'
import type { SandboxOptions } from '../parts'
import { presetRoutes } from '../presets/routes'
import { eventRoutes } from './events'
import { factsRoute } from './facts-route'
import { frameHooks } from './frames'
import { pageRoutes } from './page-routes'
import type { Signal } from './signal'
import { slowLine } from './slow-line'
import { createSnapshot, type OpenCaptcha } from './snapshot'
import { twinRoutes } from './twin-route'

type Wanted = Pick<SandboxOptions, 'store' | 'clock' | 'faults' | 'captchaAnswer'> & {
  /** The store signals each change here. */
  signal: Signal
  openCaptchas: () => Promise<OpenCaptcha[]>
  /** Every address of the pages. */
  addresses: readonly string[]
}

/**
 * The workbench at `/sandbox`: phones side by side, and beside them what users receive and what
 * testers decide.
 */
export async function mountWorkbench(app: FastifyInstance, options: Wanted): Promise<void> {
  const { signal, clock } = options
  slowLine(app)
  frameHooks(app)
  // A call may have changed data of the gateway that the workbench shows. Reading changes nothing.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') signal.tell()
  })
  const snapshot = createSnapshot(options)
  await app.register(
    async (scope) => {
      pageRoutes(scope)
      factsRoute(scope, options)
      presetRoutes(scope, options)
      twinRoutes(scope)
      eventRoutes(scope, { snapshot, signal, now: clock.now })
    },
    { prefix: '/sandbox' },
  )
}
