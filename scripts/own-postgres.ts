import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

/** A private PostgreSQL in a temporary folder, reachable only by a socket in that folder. */
export interface OwnPostgres {
  /** Connection URL of its database `postgres`. */
  url: string
  /** Folder of its programs. pgbench may be among them. */
  bin: string
  /** Its data folder, which also contains its logs. */
  data: string
  pid: number
  stop: () => Promise<void>
}

const folders = (): string[] => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  return [
    ...newestFirst.map((version) => join(debian, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
  ]
}

/** PostgreSQL refuses to run as root. In that case it runs as `postgres` or as `nobody`. */
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

const RETRY_MS = 50

/** Waits until it answers. The log cannot be used for this, because it may go to files. */
async function answered(server: ChildProcess, url: string, log: () => string): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${log()}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await pause(RETRY_MS)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/**
 * Starts a PostgreSQL, or answers undefined where none is installed. `stop` deletes its folder.
 * Each of `settings` is written as in postgresql.conf: `fsync=off`.
 */
export async function startPostgres(settings: readonly string[]): Promise<OwnPostgres | undefined> {
  const bin = folders().find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
  if (bin === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'huimin-postgres-'))
  const as = otherUser()
  if (as) chownSync(folder, as.uid, as.gid)
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync']
  const made = spawnSync(join(bin, 'initdb'), init, { ...as, cwd: folder, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`)
  const all = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings]
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, {
    ...as,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr?.on('data', (chunk) => (log += String(chunk)))
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  await answered(server, url, () => log)
  return {
    url,
    bin,
    data,
    pid: server.pid ?? 0,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
