import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * `npm run test:postgres`: starts a PostgreSQL of its own in a temporary folder, reachable only by
 * a socket in it, runs the given command with TEST_DATABASE_URL, and leaves nothing behind.
 */

const folders = (): string[] => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  return [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
}

const binaries = folders().find((folder) =>
  ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
)

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody`. */
function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => {
      const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
      return status === 0 ? Number(stdout) : undefined
    })
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('Neither postgres nor nobody is a user here')
}

async function startServer(bin: string, folder: string): Promise<ChildProcess> {
  const as = otherUser()
  if (as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), init, { ...as, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`)
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr?.on('data', (chunk) => {
      log += String(chunk)
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
  return server
}

const run = (command: readonly string[], url: string): Promise<number> =>
  new Promise((resolve) => {
    const [program = '', ...args] = command
    const env = { ...process.env, TEST_DATABASE_URL: url }
    const child = spawn(program, args, { stdio: 'inherit', env })
    child.once('exit', (code) => resolve(code ?? 1))
  })

async function main(): Promise<number> {
  if (!binaries) {
    console.log('NOT RUN on PostgreSQL: initdb and postgres were found nowhere on this machine.')
    return 0
  }
  const folder = mkdtempSync(join(tmpdir(), 'huimin-postgres-'))
  const server = await startServer(binaries, folder)
  try {
    const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
    return await run(process.argv.slice(2), url)
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)
