import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const sources = [
  'src',
  'config',
  'types',
  'scripts/first-screens.ts',
  'scripts/first-screens',
  'babel.config.js',
  'package-lock.json',
  'project.config.json',
]

const filesIn = (path) => {
  const full = join(root, path)
  if (!existsSync(full)) return []
  try {
    return readdirSync(full, { withFileTypes: true })
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) => filesIn(join(path, entry.name)))
  } catch {
    return [path]
  }
}

const fingerprint = () => {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesIn))
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds `dist/<target>` unless it was already built from exactly these sources. */
export const buildIfChanged = (target) => {
  const stamp = join(root, '.cache', `built-${target}`)
  const now = fingerprint()
  const fresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    existsSync(join(root, 'dist', target))
  if (fresh) return
  console.log(`Building the ${target} app ...`)
  const { status } = spawnSync('npm', ['run', '-s', `build:${target}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: process.env.GATEWAY_URL ?? 'http://127.0.0.1:8080' },
  })
  if (status !== 0) process.exit(status ?? 1)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(stamp, now)
}

if (process.argv[1] === import.meta.filename) process.argv.slice(2).forEach(buildIfChanged)
