import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf, readTexts, repositoryFiles } from './closure-keys.mjs'
import { root } from './install.mjs'
import { soundKeys } from './sound-files.mjs'

/** `npm run format` lets Prettier check every file that it does not know to be well formatted. */

const home = join(root, 'node_modules/prettier')
const read = (path) => readFileSync(join(root, path), 'utf8')
const settings = keyOf([
  JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).version,
  ...['.prettierrc.json', '.prettierignore', '.editorconfig'].map(read),
])
const texts = readTexts(repositoryFiles())
const keyIn = (file) => keyOf([settings, file, texts.get(file)])

const sound = soundKeys('format')
const asked = [...texts.keys()].filter((file) => !sound.has(keyIn(file)))
console.log(`${asked.length} of ${texts.size} files to check`)
if (asked.length > 0) {
  const prettier = join(home, 'bin/prettier.cjs')
  const args = [prettier, '--check', '--ignore-unknown', ...asked]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  sound.keep([...texts.keys()].map(keyIn))
}
