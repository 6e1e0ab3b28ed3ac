import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'

export class FolderInUse extends Error {}

/**
 * PGlite does not notice a second process on its files, and two would ruin them. The lock file
 * says whose they are. A holder on this machine and in this container is asked of the kernel;
 * any other, in another container or on another machine, is believed alive while its heartbeat
 * changes. Process numbers alone tell nothing: in a container every gateway is number 1.
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
})
type Lock = v.InferOutput<typeof record>

const BEAT_MS = 2_000
/** A holder elsewhere that does not beat for so long is gone. */
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
  }: {
    beatMs?: number
    /** Somebody took the folder: not another byte may be written. */ onLost?: () => void
  } = {},
): Promise<OwnFolder> {
  const path = join(folder, 'gateway.lock')
  const known = readLock(path)
  if (known && (await isAlive(path, known, beatMs)))
    throw new FolderInUse(
      `${folder} is used by another gateway (process ${known.pid} on ${known.host}): end it first.`,
    )
  const lock: Lock = {
    token: randomUUID(),
    pid: process.pid,
    began: beginningOf(process.pid) ?? '',
    place: placeOf(),
    host: hostname(),
    beat: 0,
  }
  // One left behind goes; of several that start now, one creates the next.
  if (known && readLock(path)?.token === known.token) rmSync(path, { force: true })
  try {
    writeFileSync(path, JSON.stringify(lock), { mode: 0o600, flag: 'wx' })
  } catch {
    throw new FolderInUse(`${folder} has just been taken by another gateway.`)
  }
  const beating = setInterval(() => {
    if (readLock(path)?.token !== lock.token) {
      clearInterval(beating)
      onLost()
      return
    }
    lock.beat += 1
    write(path, lock)
  }, beatMs)
  beating.unref()
  return {
    letGo: () => {
      clearInterval(beating)
      if (readLock(path)?.token === lock.token) rmSync(path, { force: true })
    },
  }
}

async function isAlive(path: string, holder: Lock, beatMs: number): Promise<boolean> {
  const place = placeOf()
  if (place === holder.place && place !== 'unknown') return beginningOf(holder.pid) === holder.began
  for (let beats = 0; beats < SILENT_BEATS; beats += 1) {
    await pause(beatMs)
    const now = readLock(path)
    if (!now) return false
    if (now.token !== holder.token || now.beat !== holder.beat) return true
  }
  return false
}

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
  writeFileSync(next, JSON.stringify(lock), { mode: 0o600 })
  renameSync(next, path)
}
