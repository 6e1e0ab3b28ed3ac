import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * `npm run types` checks the types of every target. TypeScript 7 needs a fifth of the time of the
 * version that the linter still needs (ADR 207). With one thread it costs half as much, and other
 * gates run beside it.
 */
const tsc = join(root, 'node_modules/typescript-7/bin/tsc')
const targets = ['h5', 'weapp', 'server', 'workbench', 'console', 'test'].map(
  (target) => `tsconfig.${target}.json`,
)
/** A package has its own settings, because it stands alone. */
const packages = readdirSync(join(root, 'packages')).map((name) => `packages/${name}/tsconfig.json`)
const failed = [...targets, ...packages].filter((project) => {
  const args = [tsc, '-p', project, '--singleThreaded']
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.log(`Not sound: ${failed.join(', ')}`)
  process.exit(1)
}
