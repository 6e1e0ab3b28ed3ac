import { spawn } from 'node:child_process'
import { isFullCircle } from './circle'
import { startTestServer } from './database'

/**
 * Runs a command with its own PostgreSQL: TEST_DATABASE_URL is its address and
 * TEST_DATABASE_TEMPLATE the name of a migrated database in it. The PostgreSQL is deleted
 * afterwards. Where none is installed, the command runs on PGlite without these settings. The full
 * circle needs both databases and fails there.
 */
const run = (command: readonly string[], given: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const env = { ...process.env, ...given }
    const child = spawn(program, args, { stdio: 'inherit', env })
    child.once('exit', (code) => resolve(code ?? 1))
  })

const NONE = 'initdb and postgres were found nowhere on this machine (README, "Two commands")'

async function main(): Promise<number> {
  const command = process.argv.slice(2)
  const server = await startTestServer()
  if (!server) {
    console.log(`On PGlite instead of PostgreSQL: ${NONE}.`)
    return isFullCircle ? 1 : run(command, {})
  }
  const { url, template, stop } = server
  try {
    return await run(command, { TEST_DATABASE_URL: url, TEST_DATABASE_TEMPLATE: template })
  } finally {
    await stop()
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
