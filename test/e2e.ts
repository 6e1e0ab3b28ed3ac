import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveBrowser } from './support/browser'
import { forManyPeople } from './support/shared'
import { startGateway } from './support/start-gateway'

/**
 * `npm run test:e2e-h5 -- [names]` and `test:e2e-weapp`: the tests in a browser and in the compiled
 * mini-program, two files at a time. Each of the two workers starts one gateway and one browser for
 * all the files it runs; files differ in their people. What a file takes is printed at the end.
 */

/** DevTools shows one mini-program, which knows one gateway: each file starts it in its turn. */
const inDevTools = process.env['WEAPP_E2E'] === 'devtools'
const WORKERS = inDevTools ? 1 : 2
/** The longest takes two minutes on a slow machine: a file that takes this long waits for nothing. */
const STUCK_MS = 15 * 60_000
const [suite = '', ...names] = process.argv.slice(2)
const folder = join(__dirname, suite)
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)))
const waiting = files.map((file, number) => ({ file, number: number + 1 }))
const took: { file: string; seconds: string; ok: boolean }[] = []

const runFile = (file: string, env: Record<string, string>): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', '--test', join(folder, file)], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // In one piece: the other worker writes as well.
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    const stuck = setTimeout(() => {
      output += `\n${file} is stuck and was ended\n`
      child.kill('SIGKILL')
      // Whatever the file started may hold it open.
      child.stdout.destroy()
    }, STUCK_MS)
    child.once('close', (code) => {
      clearTimeout(stuck)
      process.stdout.write(output)
      resolve(code === 0)
    })
  })

const workWith = async (env: Record<string, string>): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { file, number } = next
    const since = performance.now()
    const ok = await runFile(file, { ...env, SHARED_FILE: String(number) })
    took.push({ file, seconds: ((performance.now() - since) / 1000).toFixed(1), ok })
  }
}

const work = async (): Promise<void> => {
  const temporary = mkdtempSync(join(tmpdir(), 'huimin-worker-'))
  const log = join(temporary, 'log')
  writeFileSync(log, '')
  const gateway = await startGateway(forManyPeople, (text) => appendFileSync(log, text))
  try {
    const browser = await serveBrowser()
    try {
      await workWith({
        SHARED_GATEWAY: gateway.origin,
        SHARED_LOG: log,
        SHARED_BROWSER: browser.wsEndpoint(),
      })
    } finally {
      await browser.close()
    }
  } finally {
    await gateway.dispose()
    rmSync(temporary, { recursive: true, force: true })
  }
}

Promise.all(
  Array.from({ length: Math.min(WORKERS, files.length) }, () =>
    inDevTools ? workWith({}) : work(),
  ),
).then(
  () => {
    for (const { file, seconds, ok } of took)
      console.log(`${ok ? 'ok  ' : 'FAIL'} ${seconds.padStart(6)} s  ${file}`)
    if (took.some(({ ok }) => !ok)) process.exitCode = 1
  },
  (error: unknown) => {
    console.error(error)
    process.exitCode = 1
  },
)
