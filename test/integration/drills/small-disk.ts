import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { initCluster, makePlace, otherUser } from '../../../scripts/own-postgres'
import { freePort } from '../../support/start-gateway'

/** A PostgreSQL whose tables lie on a small file system in memory. Its WAL lies elsewhere. */
export interface SmallDisk {
  url: string
  /** Writes a file that leaves no room. */
  fill(): Promise<void>
  /** Deletes that file. */
  free(): Promise<void>
  stop(): Promise<void>
}

/**
 * Mounts need no rights in a namespace of one's own, and its mounts end with its last process. Inside,
 * PostgreSQL must not be root, so it runs in one more namespace as the user that it is outside.
 */
const script = `set -e
mkdir "$FOLDER/tables"
mount -t tmpfs -o size=64m,mode=0700 tmpfs "$FOLDER/tables"
cp -a "$FOLDER/data/." "$FOLDER/tables"
mv "$FOLDER/tables/pg_wal" "$FOLDER/wal"
ln -s "$FOLDER/wal" "$FOLDER/tables/pg_wal"
exec unshare --user --map-user=$ID --map-group=$GROUP -- sh -c '
  "$@" &
  while read -r what; do
    case $what in
      fill) dd if=/dev/zero of="$FOLDER/tables/filler" bs=64k 2>/dev/null ;;
      free) rm "$FOLDER/tables/filler" ;;
    esac
    echo done
  done' sh "$@"`

/** Answers undefined where no PostgreSQL is installed or no namespace of one's own is allowed. */
export async function startOnSmallDisk(): Promise<SmallDisk | undefined> {
  const place = makePlace()
  if (!place) return undefined
  const { bin, folder } = place
  const user = otherUser() ?? { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const namespace = ['--user', '--map-root-user', '--mount', '--']
  try {
    execFileSync('unshare', [...namespace, 'true'], { ...user, stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
  await initCluster(place)
  const port = await freePort()
  const settings = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`]
  const all = [...settings, `unix_socket_directories=${folder}`]
  const postgres = [join(bin, 'postgres'), '-D', join(folder, 'tables')]
  const args = [...postgres, ...all.flatMap((setting) => ['-c', setting])]
  const ids = { ID: String(user.uid), GROUP: String(user.gid) }
  const child = spawn('unshare', [...namespace, 'sh', '-c', script, 'sh', ...args], {
    ...user,
    cwd: folder,
    env: { ...process.env, FOLDER: folder, ...ids },
    stdio: 'pipe',
    detached: true,
  })
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  await answered(child, url)
  // Only a program inside can write there, so the shell does it.
  const tell = (what: 'fill' | 'free') => async () => {
    child.stdin?.write(`${what}\n`)
    await once(child.stdout, 'data')
  }
  return {
    url,
    fill: tell('fill'),
    free: tell('free'),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Waits until it answers, and throws what it said when its namespace ended. */
async function answered(child: ChildProcess, url: string): Promise<void> {
  let said = ''
  child.stderr?.on('data', (chunk) => (said += String(chunk)))
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${said}`)
    const client = new Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch {
      await pause(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
