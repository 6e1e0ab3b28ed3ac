import { spawnSync } from 'node:child_process'
import { dirname, join, relative } from 'node:path'
import { closureKeys, keyOf, readTexts, repositoryFiles } from './closure-keys.mjs'
import { root } from './install.mjs'
import { soundKeys } from './sound-files.mjs'

/**
 * `npm run lint` lints every file that it does not know to be sound: by ESLint, and by oxlint with
 * the rules that need types (ADR 207). The rules read a file, what it imports (types, circles), the
 * settings, the packages, and the folders that scripts/layers.mjs lists.
 */

const code = /\.(tsx?|[cm]?js)$/
const files = repositoryFiles()
const texts = readTexts(files.filter((file) => /\.(tsx?|[cm]?js|json)$/.test(file)))
const keys = closureKeys(texts)

const layered = /^(server|src\/subjects)\//
const isForAll = (file) =>
  /^(eslint\.config\.mjs|\.oxlintrc\.json|scripts\/layers\.mjs|tsconfig.*\.json|package-lock\.json|types\/.*)$/.test(
    file,
  ) || /\bdeclare (global|module)\b/.test(texts.get(file))
const settings = keyOf([
  process.version,
  ...new Set(files.map((file) => dirname(file)).filter((path) => layered.test(path))),
  ...[...texts.keys()].filter(isForAll).flatMap((file) => [file, texts.get(file)]),
])
const keyIn = (file) => keyOf([settings, keys.get(file)])

const sound = soundKeys('lint')
const sources = [...texts.keys()].filter((file) => code.test(file))
const asked = sources.filter((file) => !sound.has(keyIn(file)))
console.log(`${asked.length} of ${sources.length} files to lint`)
if (asked.length > 0) {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const typed = spawnSync(process.execPath, [oxlint, '--type-aware', ...asked], {
    cwd: root,
    stdio: 'inherit',
  })
  const { ESLint } = await import('eslint')
  const eslint = new ESLint({ cwd: root, warnIgnored: false })
  const results = await eslint.lintFiles(asked)
  const faulty = results.filter(({ messages }) => messages.length > 0)
  const { format } = await eslint.loadFormatter('stylish')
  process.stdout.write(await format(faulty))
  // oxlint tells its findings to people only.
  const unsound = new Set(
    typed.status === 0 ? faulty.map(({ filePath }) => relative(root, filePath)) : sources,
  )
  sound.keep(sources.filter((file) => !unsound.has(file)).map(keyIn))
  if (unsound.size > 0) process.exitCode = 1
}
