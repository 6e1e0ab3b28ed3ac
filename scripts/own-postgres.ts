import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
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
export function otherUser(): { uid: number; gid: number } | undefined {
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

/** A folder for a PostgreSQL that is not started yet, and how its programs run. */
export interface Place {
  bin: string
  folder: string
  data: string
  /** Runs a program of PostgreSQL as the user of the folder, and throws when it fails. */
  run(program: string, args: readonly string[]): Promise<void>
}

/** Makes an empty folder, or answers undefined where no PostgreSQL is installed. */
export function makePlace(): Place | undefined {
  const bin = folders().find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
  if (bin === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'huimin-postgres-'))
  const as = otherUser()
  if (as) chownSync(folder, as.uid, as.gid)
  const run: Place['run'] = async (program, args) => {
    await promisify(execFile)(join(bin, program), [...args], { ...as, cwd: folder })
  }
  return { bin, folder, data: join(folder, 'data'), run }
}

export const initCluster = ({ data, run }: Place, more: readonly string[] = []): Promise<void> =>
  run('initdb', [
    ...['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'],
    ...more,
  ])

/** Waits for the end of its input, then ends this process and deletes this folder. */
const AFTERWARDS = `read -r _; kill -INT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"`

/**
 * Ends a PostgreSQL also when this process is killed: the system then closes the pipe to a shell that
 * waits for it. The shell has a process group of its own, because gates end whole groups.
 */
function endWithThisProcess(server: ChildProcess, folder: string): void {
  const args = ['-c', AFTERWARDS, 'sh', String(server.pid), folder]
  const shell = spawn('/bin/sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  shell.unref()
  server.once('exit', () => shell.kill('SIGKILL'))
}

/** Starts the PostgreSQL of a folder. Its `stop` deletes the folder. */
export async function startIn(
  { bin, folder, data }: Place,
  settings: readonly string[],
): Promise<OwnPostgres> {
  const all = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings]
  const args = ['-D', data, ...all.flatMap((setting) => ['-c', setting])]
  const server = spawn(join(bin, 'postgres'), args, {
    ...otherUser(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  endWithThisProcess(server, folder)
  let log = ''
  server.stderr?.on('data', (chunk) => (log += String(chunk)))
  const port = settings.find((setting) => setting.startsWith('port='))
  const socket = `host=${encodeURIComponent(folder)}${port ? `&${port}` : ''}`
  const url = `postgres://postgres@localhost/postgres?${socket}`
  await answered(server, url, () => log)
  return {
    url,
    bin,
    data,
    pid: server.pid ?? 0,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const ended = new Promise((resolve) => server.once('exit', resolve))
        server.kill('SIGINT')
        await ended
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Starts a PostgreSQL, or answers undefined where none is installed. `stop` deletes its folder.
 * Each of `settings` is written as in postgresql.conf: `fsync=off`.
 */
export async function startPostgres(settings: readonly string[]): Promise<OwnPostgres | undefined> {
  const place = makePlace()
  if (!place) return undefined
  await initCluster(place)
  return startIn(place, settings)
}

/** Makes a database, and answers its connection URL. */
export async function createDatabase({ url }: OwnPostgres, name: string): Promise<string> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  try {
    await admin.query(`create database ${name}`)
  } finally {
    await admin.end()
  }
  return url.replace('/postgres?', `/${name}?`)
}
