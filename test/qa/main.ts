import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { keptFor } from './kept'
import { closeAll, closeOnSignals, closers, openFor, root } from './open'
import { readWish, type Wish } from './wish'

/**
 * `npm run qa -- <script> [--preset <name>] [--on weapp|h5] [--port <port>] [--keep]` runs a tester's
 * script against a fresh gateway with the sandbox (docs/qa.md). Its exit code is the script's.
 */

const bin = (path: string) => join(root, 'node_modules', path)

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

const runAutomator = ({ script }: Wish, env: Record<string, string>): Promise<number> =>
  runScript(['--import', bin('tsx/dist/loader.mjs'), script], env)

const runKept = async (wish: Wish, args: readonly string[]): Promise<number> => {
  const { pid, title, env } = await keptFor(wish, args)
  console.log(`${title} (stays open: kill ${pid} ends it)`)
  return runAutomator(wish, env)
}

const run = async (wish: Wish): Promise<number> => {
  const { script, target } = wish
  const { env, title, gatewayLog, shown } = await openFor(wish)
  console.log(title)

  const at = new Date().toISOString().replace(/\D/g, '').slice(0, 17)
  const folder = join(root, 'reports/qa', `${basename(script).replace(/\..*/, '')}-${at}`)
  mkdirSync(folder, { recursive: true })
  let code: number
  if (target === 'h5') {
    const config = ['--config', join(__dirname, 'playwright.config.ts')]
    code = await runScript([bin('@playwright/test/cli.js'), 'test', ...config], {
      ...env,
      ...{ QA_SCRIPT: script, QA_FOLDER: folder },
    })
  } else {
    code = await runAutomator(wish, env)
    if (code !== 0) await shown?.keep(folder)
  }
  if (code === 0) rmSync(folder, { recursive: true })
  else {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'gateway.log'), gatewayLog())
    console.error(`exit code ${code}: see ${relative(process.cwd(), folder)}`)
  }
  return code
}

const main = async (): Promise<void> => {
  const args = process.argv.slice(2)
  const wish = readWish(args)
  if (typeof wish === 'string') {
    console.error(wish)
    process.exitCode = 2
    return
  }
  closeOnSignals()
  try {
    process.exitCode = await (wish.isKept ? runKept(wish, args) : run(wish))
  } catch (error) {
    console.error(error)
    process.exitCode = 1
  } finally {
    await closeAll()
  }
}

void main()
