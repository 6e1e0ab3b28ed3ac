import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { closureKeys, keyOf, readTexts, repositoryFiles } from './closure-keys.mjs'
import { root } from './install.mjs'
import { keepResult, takeResult } from './machine-cache.mjs'
import { soundKeys } from './sound-files.mjs'

/**
 * `npm run types` checks the types of every target that it does not know to be sound. What tsc
 * learned is valid in any clone, because it knows files by relative paths and by their contents.
 */
const learned = join(root, '.cache/tsc')
if (!existsSync(learned)) takeResult('tsc', 'learned', learned)

const texts = readTexts(
  repositoryFiles().filter((file) => /\.(tsx?|[cm]ts|[cm]?js|json)$/.test(file)),
)
const keys = closureKeys(texts)
const settings = ['package-lock.json', 'tsconfig.base.json'].map((file) => texts.get(file))

/** The key of everything that a target reads: the folders that it includes, and their imports. */
const keyIn = (target) => {
  const config = texts.get(`tsconfig.${target}.json`)
  const folders = JSON.parse(config).include.map((folder) => `${folder}/`)
  const own = [...keys].filter(([file]) => folders.some((folder) => file.startsWith(folder)))
  return keyOf([process.version, config, ...settings, ...own.map(([, key]) => key).sort()])
}

const sound = soundKeys('types')
const targets = ['h5', 'weapp', 'server', 'workbench', 'test']
const asked = targets.filter((target) => !sound.has(keyIn(target)))
console.log(asked.length > 0 ? `Checking ${asked.join(', ')}` : 'No target has changed')
const tsc = join(root, 'node_modules/typescript/bin/tsc')
const failed = asked.filter((target) => {
  const args = [tsc, '-p', `tsconfig.${target}.json`]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status !== 0
})
sound.keep(targets.filter((target) => !failed.includes(target)).map(keyIn))
if (failed.length > 0) process.exit(1)
if (asked.length > 0) keepResult('tsc', 'learned', learned)
