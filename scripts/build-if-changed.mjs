import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'
import { keepResult, takeResult } from './machine-cache.mjs'

const storefront = [
  'src',
  'config',
  'types',
  'scripts/taro.mjs',
  'scripts/first-screens.ts',
  'scripts/first-screens',
  '.browserslistrc',
  'babel.config.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'package-lock.json',
  'project.config.json',
]

/** What the build of a target reads. */
const sources = {
  h5: storefront,
  weapp: storefront,
  console: [
    'console',
    'server/console/calls',
    'src/contract',
    'src/copy',
    'src/domain',
    'scripts/build-console.mjs',
    'tsconfig.base.json',
    'tsconfig.console.json',
    'package-lock.json',
  ],
}

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

/** The gateway that the mini-program calls. It becomes a part of the code. */
const gatewayUrl = process.env.GATEWAY_URL || 'http://127.0.0.1:8080'

/**
 * Settings that become a part of the result (src/app.config.ts, config/weapp-gateway.ts,
 * config/weapp-pages.ts).
 */
const settingsOf = (target, { DEPLOYMENT, ...env } = process.env) => [
  DEPLOYMENT,
  ...(target === 'weapp'
    ? [
        ...[gatewayUrl, env.GATEWAY_INF_URL, env.GATEWAY_CLOUD_URL, env.LINK_HOSTS],
        ...[env.WEAPP_APP_ID, env.WEAPP_LOCATION],
      ]
    : []),
]

const fingerprint = (target) => {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settingsOf(target)]))
  for (const file of sources[target].flatMap(filesIn))
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** The folders of `dist` that the build of a target makes. */
const results = { h5: ['h5', 'first-screens'], weapp: ['weapp'], console: ['console'] }

/**
 * Builds `dist/<target>` unless it was already built from exactly these sources, here or in another
 * clone on this machine.
 */
export const buildIfChanged = (target) => {
  const stamp = join(root, '.cache', `built-${target}`)
  const now = fingerprint(target)
  const fresh =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === now &&
    existsSync(join(root, 'dist', target))
  if (fresh) return
  mkdirSync(join(root, '.cache'), { recursive: true })
  const made = results[target].map((name) => [name, join(root, 'dist', name)])
  if (made.every(([name, folder]) => takeResult(`built-${name}`, now, folder))) {
    console.log(`The ${target} app was built from these sources by another clone.`)
    writeFileSync(stamp, now)
    return
  }
  console.log(`Building the ${target} app ...`)
  const { status } = spawnSync('npm', ['run', '-s', `build:${target}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: gatewayUrl },
  })
  if (status !== 0) process.exit(status ?? 1)
  for (const [name, folder] of made) keepResult(`built-${name}`, now, folder)
  writeFileSync(stamp, now)
}

if (process.argv[1] === import.meta.filename) process.argv.slice(2).forEach(buildIfChanged)
