import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const ROOT = join(__dirname, '../../..')
const DIST = join(ROOT, 'dist/weapp')
/** The mini-program host prints the files of a frame. It runs as a process, never inside ours. */
const HOST = join(ROOT, 'packages/weapp-sim/frame.ts')

const printed = v.record(
  v.string(),
  v.object({ type: v.string(), body: v.string(), isBinary: v.optional(v.literal(true)) }),
)
type File = v.InferOutput<typeof printed>[string]

/** The files of the native phone, or the reason why there are none. */
export type NativeFiles =
  { isReady: true; files: ReadonlyMap<string, File> } | { isReady: false; reason: string }

const notBuilt: NativeFiles = {
  isReady: false,
  reason: '小程序还没有编译：请运行 node scripts/build-if-changed.mjs weapp，然后刷新这部手机。',
}

/** Changes with each build. Every build writes these files. */
const stampOf = (dist: string): string | undefined => {
  const files = ['app.json', 'app.js', 'common.js', 'app.wxss'].map((name) => join(dist, name))
  if (!existsSync(join(dist, 'app.json'))) return undefined
  return files.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)).join()
}

/**
 * Answers the files of the compiled mini-program. They are made at the first request, in about two
 * seconds, and again when there is another build.
 */
export function createNativeFiles(dist = DIST): () => Promise<NativeFiles> {
  let made: { stamp: string; files: Promise<NativeFiles> } | undefined
  return async () => {
    const stamp = stampOf(dist)
    if (stamp === undefined) return notBuilt
    if (made?.stamp !== stamp) made = { stamp, files: printFiles(dist) }
    return made.files
  }
}

const printFiles = (dist: string): Promise<NativeFiles> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', HOST, dist], { cwd: ROOT })
    const out: Buffer[] = []
    const errors: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    const fail = (reason: string) => resolve({ isReady: false, reason: `小程序打不开：${reason}` })
    child.once('error', ({ message }) => fail(message))
    child.once('close', (code) => {
      if (code !== 0) return fail(Buffer.concat(errors).toString())
      const files = v.parse(printed, JSON.parse(Buffer.concat(out).toString()))
      resolve({ isReady: true, files: new Map(Object.entries(files)) })
    })
  })
