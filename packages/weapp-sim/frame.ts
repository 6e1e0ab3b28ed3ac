import { resolve } from 'node:path'
import { frameFiles } from './frame-files'

/**
 * `npx tsx frame.ts <folder>` prints, as JSON, the files by which any browser runs the
 * compiled mini-program in a frame, for a person who uses it by hand. Whoever serves them adds two
 * things of their own: `settings.js` sets `window.weappSettings` (FrameSettings), and a script before
 * it sets `window.weappHost`, which sends requests and hears what the person chose (HostCalls).
 */

frameFiles(resolve(process.argv[2] ?? 'dist/weapp')).then(
  (files) => process.stdout.write(JSON.stringify(files)),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  },
)
