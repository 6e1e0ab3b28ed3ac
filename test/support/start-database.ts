import { startTestServer } from './database'

/**
 * Playwright's global set-up starts one PostgreSQL for the gateways of all workers. A call takes a
 * third of its time on PGlite. Where no PostgreSQL is installed, each gateway has its own PGlite.
 */
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  const server = await startTestServer()
  if (!server) return undefined
  process.env['E2E_DATABASE_URL'] = server.url
  process.env['E2E_DATABASE_TEMPLATE'] = server.template
  return server.stop
}
