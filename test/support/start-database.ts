import { startTestServer } from './database'

/**
 * Playwright's global set-up: one PostgreSQL for the gateways of all workers, which spend a third of
 * PGlite's time on a call there; without one on this machine each gateway has a PGlite of its own.
 */
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  const server = await startTestServer()
  if (!server) return undefined
  process.env['E2E_DATABASE_URL'] = server.url
  process.env['E2E_DATABASE_TEMPLATE'] = server.template
  return server.stop
}
