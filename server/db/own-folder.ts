import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

export class FolderInUse extends Error {}

/**
 * PGlite does not notice a second process on its files, and two processes would ruin them. The lock
 * file names the gateway that holds the folder. There are three ways to find out whether the holder
 * still lives:
 *
 * - A process in the same container is looked up in the kernel by its number and start time.
 * - A process under the same kernel, in any container, is asked at its socket in the folder. The
 * kernel accepts the connection for a process that hangs or is frozen, but not for one that has
 * ended.
 * - Any other holder counts as alive while its heartbeat changes. Silence alone proves nothing,
 * because the holder may be frozen and wake up. Where another machine can reach the folder, silence
 * is not enough to take it.
 *
 * The process number alone is no proof: in a container every gateway is number 1.
 */
const record = v.object({
  /** Identifies this one lock. */
  token: v.string(),
  pid: v.number(),
  /**
   * The start time of the process as the kernel counts it, because process numbers are used again.
   */
  began: v.string(),
  /** The machine's boot id, and the container's process namespace. */
  place: v.string(),
  host: v.string(),
  /** Grows by one with every heartbeat. */
  beat: v.number(),
  /** Whether the holder listens at its socket. Not every file system has sockets. */
  answers: v.optional(v.boolean(), false),
})
type Lock = v.InferOutput<typeof record>

const BEAT_MS = 2_000
/** A holder that skips this many heartbeats counts as silent. */
const SILENT_BEATS = 4

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * The start time: the 22nd field of the process's stat file. Undefined when there is no such
 * process.
 */
const beginningOf = (pid: number): string | undefined =>
  read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19]

/**
 * Kinds of file systems (statfs) that only one kernel can have mounted: ext, xfs, btrfs, zfs, f2fs,
 * overlay, tmpfs. A lock on one of them that names another boot was written before this machine
 * restarted.
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

/**
 * Takes the folder for this process. Throws FolderInUse when another gateway uses it, or may use
 * it. Waits a few heartbeats if nothing else shows whether the last holder still lives.
 */
export async function ownFolder(
  folder: string,
  {
    beatMs = BEAT_MS,
    onLost = () => process.exit(1),
    fileSystem = statfsSync(folder).type,
  }: {
    beatMs?: number
    /** Called when another process has taken the folder; nothing may be written after that. */
    onLost?: () => void
    /** The kind of file system, as statfs reports it. */
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
  // The old lock is removed. If several gateways start now, only one of them can create the new
  // lock.
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
      // The disk is full. No other gateway takes the folder because of that, and this one may still
      // answer.
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

/**
 * The name is short, because the kernel limits the path of a socket to about a hundred characters.
 */
const socketIn = (folder: string, { token }: Pick<Lock, 'token'>): string =>
  join(folder, `gateway-${token.slice(0, 8)}.sock`)

/**
 * Listens at the socket. No data is exchanged: the accepted connection is the answer. Answers
 * undefined where it cannot listen.
 */
const listen = (path: string): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer((caller) => caller.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(path, () => resolve(server.unref()))
  })

/** Answers false only if nobody listens. A full queue of connections still has an owner. */
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

/** Replaces the file in one step, so that nobody reads half a lock. */
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
