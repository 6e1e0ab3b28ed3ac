import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

/**
 * Results that a fresh clone takes over from an earlier clone on this machine (ADR 207). They are
 * copies of folders in the user's cache folder. MACHINE_CACHE=off neither reads nor writes them.
 */
const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'huimin')
export const isOff = process.env.MACHINE_CACHE === 'off'
/** Older results of the same kind are deleted. */
const KEPT = 3

/** Copies the result with this key to `folder`. It answers false when there is none. */
export const takeResult = (kind, key, folder) => {
  const kept = join(home, kind, key)
  if (isOff || !existsSync(kept)) return false
  rmSync(folder, { recursive: true, force: true })
  cpSync(kept, folder, { recursive: true })
  return true
}

/** Keeps a copy of `folder` under this key. A machine that refuses this only works more slowly. */
export const keepResult = (kind, key, folder) => {
  if (isOff) return
  const all = join(home, kind)
  const own = join(all, `.${randomUUID()}`)
  try {
    mkdirSync(all, { recursive: true })
    cpSync(folder, own, { recursive: true })
    rmSync(join(all, key), { recursive: true, force: true })
    renameSync(own, join(all, key))
    const age = (name) => -statSync(join(all, name)).mtimeMs
    const names = readdirSync(all).filter((name) => !name.startsWith('.'))
    for (const old of names.sort((a, b) => age(a) - age(b)).slice(KEPT))
      rmSync(join(all, old), { recursive: true, force: true })
  } catch (error) {
    rmSync(own, { recursive: true, force: true })
    console.warn(`${kind} is not kept for the next clone: ${error.message}`)
  }
}
