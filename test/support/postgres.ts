import { spawn } from 'node:child_process'
import { startPostgres } from '../../scripts/own-postgres'
import { createTemplate } from './database'

/**
 * `npm run test:postgres`: runs the given command with TEST_DATABASE_URL of a PostgreSQL of its
 * own and TEST_DATABASE_TEMPLATE of a migrated database in it, and leaves nothing behind.
 */
const run = (command: readonly string[], given: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const env = { ...process.env, ...given }
    const child = spawn(program, args, { stdio: 'inherit', env })
    child.once('exit', (code) => resolve(code ?? 1))
  })

async function main(): Promise<number> {
  const postgres = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
  ])
  if (!postgres) {
    console.log('NOT RUN on PostgreSQL: initdb and postgres were found nowhere on this machine.')
    return 0
  }
  const { url } = postgres
  return createTemplate(url)
    .then((template) =>
      run(process.argv.slice(2), { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template }),
    )
    .finally(() => postgres.stop())
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
