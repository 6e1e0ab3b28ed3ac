import type { FastifyInstance } from 'fastify'
import { refuseOtherSites } from '@huimin/wechat-sandbox'
import { presetRoutes } from '../control/presets/routes'
import type { SandboxParts } from '../world/parts'
import type { Signal } from '../world/signal'
import { createCallLog } from './call-log'
import { coreRoute } from './core-route'
import { eventRoutes } from './events'
import { factsRoute } from './facts-route'
import { frameHooks } from './frames'
import type { GatewayRecords } from './gateway-records'
import type { NativeAddresses } from './native/addresses'
import { nativeRoutes } from './native/routes'
import { pageRoutes } from './page-routes'
import { personRoute, type TicketFor } from './person-route'
import { slowLine } from './slow-line'
import { createSnapshot } from './snapshot'
import { traceRoute } from './trace-route'
import { twinRoutes } from './twin-route'

type Wanted = Pick<SandboxParts, 'store' | 'clock' | 'faults' | 'captchaAnswer' | 'nonce'> & {
  /** The store signals each change here. */
  signal: Signal
  records: GatewayRecords
  ticketFor: TicketFor
  /** Every address of the pages. */
  addresses: readonly string[]
  nativeAddresses: NativeAddresses
  consolePort: number | undefined
}

/**
 * The workbench at `/sandbox`: phones side by side, and beside them what users receive and what
 * testers decide.
 */
export async function mountWorkbench(app: FastifyInstance, options: Wanted): Promise<void> {
  const { signal, clock, records } = options
  const calls = createCallLog(app, clock.now)
  slowLine(app)
  frameHooks(app)
  // A call may have changed data of the gateway that the workbench shows. Reading changes nothing.
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') signal.tell()
  })
  const snapshot = createSnapshot(options)
  await app.register(
    async (scope) => {
      refuseOtherSites(scope)
      pageRoutes(scope)
      factsRoute(scope, options)
      const kept = presetRoutes(scope, options)
      nativeRoutes(scope, { ...options, findPreset: kept.find })
      personRoute(scope, { ...options, keep: kept.keep })
      twinRoutes(scope)
      traceRoute(scope, { records, calls })
      coreRoute(scope, options)
      eventRoutes(scope, { snapshot, signal, now: clock.now })
    },
    { prefix: '/sandbox' },
  )
}
