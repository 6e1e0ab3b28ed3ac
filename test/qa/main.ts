import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { forManyPeople, startGateway } from '../support/start-gateway'
import { openMiniProgramFor } from './mini-program'
import { makePreset } from './preset'
import { readWish, type Wish } from './wish'

/**
 * `npm run qa -- <script> [--preset <name>] [--on weapp|h5] [--port <port>]` runs a tester's script
 * against a fresh gateway with the sandbox (docs/qa.md). Its exit code is the script's.
 */

const root = join(__dirname, '../..')
const bin = (path: string) => join(root, 'node_modules', path)

/** Ends what was started, in reverse order. */
const closers: (() => unknown)[] = []
const closeAll = async () => {
  for (const close of closers.splice(0).reverse()) await close()
}

/** The script sends its output to ours. It resolves to its exit code. */
const runScript = (args: readonly string[], env: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    closers.push(() => child.kill())
    child.once('exit', (code) => resolve(code ?? 1))
  })

/** Pages of the mini-program's web view need the web build too. */
const build = ({ target }: Wish): boolean => {
  const targets = target === 'weapp' ? ['weapp', 'h5'] : ['h5']
  const args = [join(root, 'scripts/build-if-changed.mjs'), ...targets]
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0
}

const run = async (wish: Wish): Promise<number> => {
  const { script, target, preset } = wish
  if (!build(wish)) return 1
  const gateway = await startGateway(forManyPeople)
  closers.push(() => gateway.dispose())
  const { origin } = gateway
  const made = preset === undefined ? undefined : await makePreset(origin, preset)
  console.log(`gateway ${origin}${made ? `, ${preset}: ${made.phoneNumber}` : ''}`)

  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 17)
  const folder = join(root, 'reports/qa', `${basename(script).replace(/\..*/, '')}-${at}`)
  mkdirSync(folder, { recursive: true })
  const given = {
    QA_GATEWAY: origin,
    ...(made && { QA_OPEN: origin + made.open, QA_PHONE: made.phoneNumber }),
  }
  let code: number
  if (target === 'h5') {
    const config = ['--config', join(__dirname, 'playwright.config.ts')]
    code = await runScript([bin('@playwright/test/cli.js'), 'test', ...config], {
      ...given,
      ...{ QA_SCRIPT: script, QA_FOLDER: folder },
    })
  } else {
    const shown = await openMiniProgramFor(origin, wish, made?.open)
    closers.push(() => shown.stop())
    code = await runScript(['--import', bin('tsx/dist/loader.mjs'), script], {
      ...given,
      WEAPP_WS_ENDPOINT: shown.wsEndpoint,
    })
    if (code !== 0) await shown.keep(folder)
  }
  if (code === 0) rmSync(folder, { recursive: true })
  else {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'gateway.log'), gateway.log())
    console.error(`exit code ${code}: see ${relative(process.cwd(), folder)}`)
  }
  return code
}

const main = async (): Promise<void> => {
  const wish = readWish(process.argv.slice(2))
  if (typeof wish === 'string') {
    console.error(wish)
    process.exitCode = 2
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void closeAll().finally(() => process.exit(1)))
  try {
    process.exitCode = await run(wish)
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await closeAll()
  }
}

void main()
