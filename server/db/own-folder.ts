import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

export class FolderInUse extends Error {}

/**
 * PGlite does not notice a second process on its files, and two would ruin them. The lock file says
 * whose they are, and three witnesses whether that gateway still lives:
 *
 * - A process of this container is asked of the kernel by its number and its beginning.
 * - Whoever shares this kernel, in whatever container, is asked by its socket in the folder: the
 *   kernel accepts for a process that hangs or is frozen, and for none that has ended.
 * - Any other is believed alive while its heartbeat changes. Its silence alone proves nothing: it may
 *   be frozen, and wake. Where another machine can reach the folder, silence is not enough.
 *
 * Process numbers alone tell nothing: in a container every gateway is number 1.
 */
const record = v.object({
  /** Of this one lock. */
  token: v.string(),
  pid: v.number(),
  /** When the process began, in the kernel's count: numbers are used again. */
  began: v.string(),
  /** Machine since its last boot, and the container's own numbering of processes. */
  place: v.string(),
  host: v.string(),
  /** Counts on with every beat. */
  beat: v.number(),
  /** Whether it answers at its socket; not every file system has sockets. */
  answers: v.optional(v.boolean(), false),
})
type Lock = v.InferOutput<typeof record>

const BEAT_MS = 2_000
/** A holder elsewhere that does not beat for so long is silent. */
const SILENT_BEATS = 4

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The 22nd field of its stat; undefined when there is no such process. */
const beginningOf = (pid: number): string | undefined =>
  read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19]

/**
 * Kinds of file systems (statfs) that one kernel alone has mounted: ext, xfs, btrfs, zfs, f2fs, overlay,
 * tmpfs. A lock there that was written under another kernel is from before this machine began anew.
 */
const ofOneKernel = [0xef53, 0x58465342, 0x9123683e, 0x2fc12fc1, 0xf2f52010, 0x794c7630, 0x01021994]

const bootOf = (place: string): string => place.split(' ')[0] ?? ''

function placeOf(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return 'unknown'
  }
}

export interface OwnFolder {
  letGo(): void
}

/** Waits a few beats when it cannot be told otherwise whether the last holder still lives. */
export async function ownFolder(
  folder: string,
  {
    beatMs = BEAT_MS,
    onLost = () => process.exit(1),
    fileSystem = statfsSync(folder).type,
  }: {
    beatMs?: number
    /** Somebody took the folder: not another byte may be written. */
    onLost?: () => void
    /** Its kind, as statfs says. */
    fileSystem?: number
  } = {},
): Promise<OwnFolder> {
  const path = join(folder, 'gateway.lock')
  const known = readLock(path)
  if (known) {
    const holder = `another gateway (process ${known.pid} on ${known.host})`
    const state = await stateOf(path, known, beatMs)
    if (state === 'ALIVE') throw new FolderInUse(`${folder} is used by ${holder}: end it first.`)
    if (state === 'SILENT' && !ofOneKernel.includes(fileSystem))
      throw new FolderInUse(
        `${folder} was used by ${holder}, which is silent. Another machine may still use it: make sure that it has ended, then delete ${path}.`,
      )
  }
  const lock: Lock = {
    token: randomUUID(),
    pid: process.pid,
    began: beginningOf(process.pid) ?? '',
    place: placeOf(),
    host: hostname(),
    beat: 0,
    answers: false,
  }
  const socket = await listen(socketIn(folder, lock))
  lock.answers = socket !== undefined
  // One left behind goes; of several that start now, one creates the next.
  if (known && readLock(path)?.token === known.token) {
    rmSync(path, { force: true })
    rmSync(socketIn(folder, known), { force: true })
  }
  try {
    writeFileSync(path, JSON.stringify(lock), { mode: 0o600, flag: 'wx' })
  } catch {
    socket?.close()
    throw new FolderInUse(`${folder} has just been taken by another gateway.`)
  }
  const beating = setInterval(() => {
    if (readLock(path)?.token !== lock.token) {
      clearInterval(beating)
      onLost()
      return
    }
    lock.beat += 1
    try {
      write(path, lock)
    } catch {
      // The disk is full. Nobody takes the folder for that, and the gateway may still answer.
    }
  }, beatMs)
  beating.unref()
  return {
    letGo: () => {
      clearInterval(beating)
      socket?.close()
      if (readLock(path)?.token === lock.token) rmSync(path, { force: true })
    },
  }
}

type State = 'ALIVE' | 'ENDED' | 'SILENT'

async function stateOf(path: string, holder: Lock, beatMs: number): Promise<State> {
  const place = placeOf()
  if (place === holder.place && place !== 'unknown')
    return beginningOf(holder.pid) === holder.began ? 'ALIVE' : 'ENDED'
  if (holder.answers && bootOf(place) === bootOf(holder.place))
    return (await isAnswered(socketIn(dirname(path), holder))) ? 'ALIVE' : 'ENDED'
  for (let beats = 0; beats < SILENT_BEATS; beats += 1) {
    await pause(beatMs)
    const now = readLock(path)
    if (!now) return 'ENDED'
    if (now.token !== holder.token || now.beat !== holder.beat) return 'ALIVE'
  }
  return bootOf(place) === bootOf(holder.place) ? 'ALIVE' : 'SILENT'
}

/** Short, because the kernel takes a hundred characters of path. */
const socketIn = (folder: string, { token }: Pick<Lock, 'token'>): string =>
  join(folder, `gateway-${token.slice(0, 8)}.sock`)

/** Nothing is said there: that the kernel accepts is the answer. Undefined where it cannot listen. */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(path, () => resolve(server.unref()))
  })

/** No only where nobody listens; a queue that is full has an owner. */
const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const caller = connect(path)
    const answer = (isAlive: boolean) => {
      caller.destroy()
      resolve(isAlive)
    }
    caller.once('connect', () => answer(true))
    caller.once('error', (error) =>
      answer(!('code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOENT'))),
    )
  })

function readLock(path: string): Lock | undefined {
  const text = read(path)
  if (text === undefined) return undefined
  try {
    const parsed = v.safeParse(record, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

/** Whole or not at all, so nobody reads half a lock. */
function write(path: string, lock: Lock): void {
  const next = `${path}.${lock.token}`
  try {
    writeFileSync(next, JSON.stringify(lock), { mode: 0o600 })
    renameSync(next, path)
  } catch (error) {
    rmSync(next, { force: true })
    throw error
  }
}
