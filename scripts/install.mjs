import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'

/** Prepares `npm start` and `npm test`. It uses only node, because nothing is installed yet. */

export const root = join(import.meta.dirname, '..')

const run = (command, args) =>
  execFileSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TARO_TELEMETRY: '0', DO_NOT_TRACK: '1' },
  })

/** Installs the locked packages unless node_modules was made from this very lock file. */
export const installPackages = () => {
  const stamp = join(root, 'node_modules', '.huimin-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  const marker = join(root, 'node_modules', '.package-lock.json')
  const current =
    existsSync(marker) &&
    statSync(marker).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (!current) {
    console.log('Installing packages (once) ...')
    // `npm ci` would refuse the lock when one optional package of another platform is unavailable.
    // This command also installs exactly what the lock names, and does not change the lock.
    run('npm', ['install', '--no-save', '--no-audit', '--no-fund'])
  }
  writeFileSync(stamp, lock)
}

const onPath = (name) =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()

const mayInstall = () => process.getuid?.() === 0 && onPath('apt-get') !== ''

/**
 * Installs what the example in Python needs (packages/wechat-sandbox), where we may. Elsewhere its test
 * says what is missing.
 */
export const ensurePython = () => {
  const works = (name) => spawnSync(name, ['-c', 'import cryptography']).status === 0
  if (works('python3') || works('/usr/bin/python3') || !mayInstall()) return
  console.log('Installing a library of Python (once) ...')
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3-cryptography'
  run('sh', ['-c', `apt-get update -qq && ${install} > /dev/null`])
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, that of the system, Debian's package where
 * we may install it, or Playwright's. The headless shell needs the fewest resources.
 */
export const ensureBrowser = () => {
  const installed = () =>
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']
      .map(onPath)
      .find(Boolean)
  const found = process.env.CHROMIUM_PATH || installed()
  if (found) return found
  if (mayInstall()) {
    console.log('Installing Chromium and a Chinese font (once) ...')
    const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq fonts-noto-cjk'
    run('sh', [
      '-c',
      `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium) > /dev/null`,
    ])
    return installed()
  }
  run('npx', ['playwright', 'install', 'chromium'])
  return undefined
}
