import { spawn } from 'node:child_process'
import { startPostgres } from '../../scripts/own-postgres'

/**
 * `npm run test:postgres`: runs the given command with TEST_DATABASE_URL of a PostgreSQL of its
 * own, and leaves nothing behind.
 */
const run = (command: readonly string[], url: string): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const env = { ...process.env, TEST_DATABASE_URL: url }
    const child = spawn(program, args, { stdio: 'inherit', env })
    child.once('exit', (code) => resolve(code ?? 1))
  })

async function main(): Promise<number> {
  const postgres = await startPostgres(['fsync=off'])
  if (!postgres) {
    console.log('NOT RUN on PostgreSQL: initdb and postgres were found nowhere on this machine.')
    return 0
  }
  return run(process.argv.slice(2), postgres.url).finally(() => postgres.stop())
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
