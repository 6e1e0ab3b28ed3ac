import { startPostgres } from '../../scripts/own-postgres'
import { createTemplate } from './database'

/**
 * Playwright's global set-up: one PostgreSQL for the gateways of all workers, which spend a third of
 * PGlite's time on a call there; without one on this machine each gateway has a PGlite of its own.
 */
export default async function startDatabase(): Promise<(() => Promise<void>) | undefined> {
  const postgres = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
  ])
  if (!postgres) return undefined
  process.env['TEST_DATABASE_TEMPLATE'] = await createTemplate(postgres.url)
  process.env['TEST_DATABASE_URL'] = postgres.url
  return postgres.stop
}
