import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'
import { root } from './open'
import type { Wish } from './wish'

/** A gateway and a mini-program that stay open between runs, in a process of their own (keeper.ts). */

const kept = v.object({
  pid: v.number(),
  preset: v.optional(v.string()),
  title: v.string(),
  env: v.record(v.string(), v.string()),
})
export type Kept = v.InferOutput<typeof kept>

export const keptFile = ({ port }: Wish): string => join(root, `.cache/qa/kept-${port}.json`)

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const read = (file: string): Kept | undefined => {
  if (!existsSync(file)) return undefined
  const found = v.parse(kept, JSON.parse(readFileSync(file, 'utf8')))
  return runs(found.pid) ? found : undefined
}

const STEP_MS = 100

/** Finds what runs at this port, or starts it. The keeper gets the same arguments. */
export const keptFor = async (wish: Wish, args: readonly string[]): Promise<Kept> => {
  const file = keptFile(wish)
  const known = read(file)
  if (known && known.preset !== wish.preset)
    throw new Error(
      `open with ${known.preset ? `--preset ${known.preset}` : 'no preset'}: kill ${known.pid} ends it`,
    )
  if (known) return known
  rmSync(file, { force: true })
  mkdirSync(dirname(file), { recursive: true })
  const log = file.replace(/json$/, 'log')
  const out = openSync(log, 'w')
  const keeper = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'keeper.ts'), ...args],
    { cwd: root, detached: true, stdio: ['ignore', out, out] },
  )
  closeSync(out)
  keeper.unref()
  for (;;) {
    const opened = read(file)
    if (opened) return opened
    if (keeper.exitCode !== null)
      throw new Error(`it does not open: see ${relative(process.cwd(), log)}`)
    await new Promise((resolve) => setTimeout(resolve, STEP_MS))
  }
}
