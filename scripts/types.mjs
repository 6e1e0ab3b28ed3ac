import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { keepResult, takeResult } from './machine-cache.mjs'

/**
 * `npm run types` checks the types of every target. What tsc learned is valid in any clone, because
 * it knows files by relative paths and by their contents.
 */
const learned = join(root, '.cache/tsc')
if (!existsSync(learned)) takeResult('tsc', 'learned', learned)

const tsc = join(root, 'node_modules/typescript/bin/tsc')
const targets = ['h5', 'weapp', 'server', 'workbench', 'test']
const failed = targets.filter((target) => {
  const args = [tsc, '-p', `tsconfig.${target}.json`]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) process.exit(1)
keepResult('tsc', 'learned', learned)
