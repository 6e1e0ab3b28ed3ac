import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../../scripts/free-port'
import { initCluster, makePlace, otherUser } from '../../../scripts/own-postgres'

/** What lies on the small disk; the rest lies elsewhere. */
export type OnDisk = 'tables' | 'wal'

/** A PostgreSQL whose tables or WAL lie on a small file system in memory. */
export interface SmallDisk {
  url: string
  /** Writes a file that leaves no room. With the WAL there, PostgreSQL is dead afterwards. */
  fill(): Promise<void>
  /** Deletes that file. */
  free(): Promise<void>
  stop(): Promise<void>
}

/**
 * Mounts need no rights in a namespace of one's own, and its mounts end with its last process. Inside,
 * PostgreSQL must not be root, so it runs in one more namespace as the user that it is outside. It is
 * started again whenever it ends, as a supervisor does.
 */
const script = `set -e
mkdir "$FOLDER/small"
mount -t tmpfs -o size=64m,mode=0700 tmpfs "$FOLDER/small"
if [ "$ON" = wal ]; then
  cp -a "$FOLDER/data/pg_wal/." "$FOLDER/small"
  rm -r "$FOLDER/data/pg_wal"
  ln -s "$FOLDER/small" "$FOLDER/data/pg_wal"
else
  mv "$FOLDER/data/pg_wal" "$FOLDER/wal"
  cp -a "$FOLDER/data/." "$FOLDER/small"
  ln -s "$FOLDER/wal" "$FOLDER/small/pg_wal"
fi
ulimit -c 0
exec unshare --user --map-user=$ID --map-group=$GROUP -- sh -c '
  while "$@" || true; do sleep 0.2; done &
  while read -r what; do
    case $what in
      fill) dd if=/dev/zero of="$FOLDER/small/filler" bs=64k 2>/dev/null ;;
      free) rm "$FOLDER/small/filler" ;;
    esac
    echo done
  done' sh "$@"`

/** Segments of 1 MB, so that the WAL soon needs another one. */
const settingsOf: Record<OnDisk, { initdb: string[]; settings: string[] }> = {
  tables: { initdb: [], settings: [] },
  wal: { initdb: ['--wal-segsize=1'], settings: ['min_wal_size=2MB'] },
}

/** Answers undefined where no PostgreSQL is installed or no namespace of one's own is allowed. */
export async function startOnSmallDisk(on: OnDisk): Promise<SmallDisk | undefined> {
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
  const { initdb, settings } = settingsOf[on]
  await initCluster(place, initdb)
  const port = await freePort()
  const own = ['fsync=off', 'listen_addresses=127.0.0.1', `port=${port}`]
  const all = [...own, `unix_socket_directories=${folder}`, ...settings]
  const data = on === 'tables' ? join(folder, 'small') : place.data
  const postgres = [join(bin, 'postgres'), '-D', data]
  const args = [...postgres, ...all.flatMap((setting) => ['-c', setting])]
  const ids = { ID: String(user.uid), GROUP: String(user.gid) }
  const child = spawn('unshare', [...namespace, 'sh', '-c', script, 'sh', ...args], {
    ...user,
    cwd: folder,
    env: { ...process.env, FOLDER: folder, ON: on, ...ids },
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
    fill: async () => {
      await tell('fill')()
      if (on === 'wal') await untilDead(url)
    },
    free: tell('free'),
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Writes more WAL than the segments that are there can hold, until nobody answers any more. */
async function untilDead(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
    } catch {
      return
    }
    await client
      .query(`select pg_logical_emit_message(false, 'filler', repeat('x', 2000000))`)
      .catch(() => undefined)
    await client.end().catch(() => undefined)
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
