import { bundleGateway } from '../../scripts/bundle-gateway.cjs'
import { startTestServer } from './database'

/**
 * Playwright's global set-up bundles the gateway once and starts one PostgreSQL for the gateways of
 * all workers. A call takes a third of its time on PGlite. Where no PostgreSQL is installed, each
 * gateway has its own PGlite.
 */
export default async function readyForBrowsers(): Promise<(() => Promise<void>) | undefined> {
  process.env['E2E_GATEWAY'] = await bundleGateway('server/main.ts')
  const server = await startTestServer()
  if (!server) return undefined
  process.env['E2E_DATABASE_URL'] = server.url
  process.env['E2E_DATABASE_TEMPLATE'] = server.template
  return server.stop
}
