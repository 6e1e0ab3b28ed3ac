import assert from 'node:assert/strict'
import { execFile, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { promisify } from 'node:util'
import { fencesOf, shownIn } from './pages'

/**
 * A stranger packs the package, installs it in an empty folder outside this repository, and executes
 * every command and every file that the README and the pages show.
 */

const home = join(__dirname, '..')
const shown = shownIn(home)
const KIB = 1024

// A stranger's npm does not run inside ours, which would tell it of this repository.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_/i.test(name) && !['INIT_CWD', 'NODE_OPTIONS', 'NODE_TEST_CONTEXT'].includes(name),
  ),
)

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

let folder = ''
let size = 0
let ports: Readonly<Record<string, number>> = {}
const started: ChildProcess[] = []
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  // The pages name the usual ports, which may be taken on this machine.
  ports = { 8200: await freePort(), 8443: await freePort(), 3000: await freePort() }
})
after(() => {
  for (const { pid, exitCode } of started)
    if (pid !== undefined && exitCode === null) process.kill(-pid)
  rmSync(folder, { recursive: true, force: true })
})

const here = (text: string): string =>
  text.replaceAll(/\b(?:8200|8443|3000)\b/g, (port) => String(ports[port]))

/** Executes a command line as a person's shell does, and answers what it prints. */
const run = async (line: string, cwd = folder): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', ['-c', here(line)], { cwd, env }).catch(
    (error: unknown) => {
      // What a command printed tells why it failed.
      const told = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
      throw new Error(told, { cause: error })
    },
  )
  return stdout
}
const save = (name: string): void => writeFileSync(join(folder, name), here(shown.file(name)))

/** Starts what runs until Ctrl-C, and answers its first words. */
const serve = async (line: string, cwd = folder, more: NodeJS.ProcessEnv = {}): Promise<string> => {
  const child = spawn('sh', ['-c', `exec ${here(line)}`], {
    ...{ cwd, env: { ...env, ...more }, detached: true },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  started.push(child)
  const [printed] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => [`it ended with ${String(code)}`]),
  ])) as [Buffer | string]
  return printed.toString()
}

/** Waits until somebody listens there. */
const answers = async (url: string, tries = 200): Promise<void> => {
  const heard = await fetch(url).catch(() => undefined)
  if (heard) return
  assert.ok(tries > 0, `${url} does not answer`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await answers(url, tries - 1)
}

/** Test runners are there already in a project that uses them. */
const have = (runner: string, command: string): void => {
  const place = join(folder, 'node_modules', runner)
  const from = dirname(createRequire(__filename).resolve(`${runner}/package.json`))
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(from, place)
  const { bin } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>
  }
  const file = typeof bin === 'string' ? bin : (bin[command] ?? '')
  rmSync(join(folder, 'node_modules/.bin', command), { force: true })
  symlinkSync(join(from, file), join(folder, 'node_modules/.bin', command))
}

const second = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`

test('the README leads from an empty folder to a paid order', async (t: TestContext) => {
  await run('npm run -s build', home)
  const packed = await run(`npm pack --silent --ignore-scripts --pack-destination ${folder}`, home)
  size = Math.round(statSync(join(folder, packed.trim())).size / KIB)
  t.diagnostic(`the package has ${size} KiB`)

  const begun = Date.now()
  await run(shown.command('npm init -y'))
  const install = `${shown.command('npm install ./huimin')} --prefer-offline --no-audit --no-fund`
  await run(install)
  const printed = await serve(`${shown.command('npx wechat-sandbox')} --port 8200 --tls-port 8443`)
  assert.match(printed, new RegExp(here('http://127.0.0.1:8200/sandbox/wechatpay')))
  save('pay.mjs')
  assert.match(await run('node pay.mjs'), /paid: T\d+ SUCCESS 100/)
  t.diagnostic(`from the empty folder to a paid order: ${second(begun)}`)

  const required = `const { startWechatSandbox } = require('@huimin/wechat-sandbox'); startWechatSandbox().then((s) => s.close())`
  await run(`node -e "${required}"`)
})

test('the pages tell about how large it is', () => {
  for (const language of ['en', 'zh']) {
    const text = readFileSync(join(home, `docs/${language}/index.md`), 'utf8')
    const told = Number(/(\d+) KiB/.exec(text)?.[1])
    assert.ok(Math.abs(told / size - 1) < 0.15, `docs/${language}/index.md: it has ${size} KiB`)
  }
})

test('publint and attw find nothing', async () => {
  await run('npm run -s lint', home)
})

test('a client with fixed hosts comes by proxy and certificate alone', async () => {
  assert.match(await run(`${shown.command('curl --proxy')} --silent`), /SIGN_ERROR/)
})

test('an order is paid from Python', async () => {
  const python = ['python3', '/usr/bin/python3'].find(
    (name) => spawnSync(name, ['-c', 'import cryptography']).status === 0,
  )
  assert.ok(python, 'Python with its library is missing: apt-get install python3-cryptography')
  save('pay.py')
  const line = shown.command('HTTPS_PROXY').replace('python3', python)
  assert.match(await run(line), /prepay_id: \S+\npaid: P\d+ SUCCESS 100/)
})

test('the handler of the pages passes, and one without the second key is found', async () => {
  save('handler.mjs')
  const handler = spawn('node', ['handler.mjs'], { cwd: folder, env, detached: true })
  started.push(handler)
  await answers(here('http://127.0.0.1:3000/'))
  const at = '--sandbox http://127.0.0.1:8200'
  const check = 'npx wechat-sandbox check --notify http://localhost:3000/notify'
  const careful = `${shown.command(`${check} --signed-by`)} ${at}`
  assert.match(await run(careful), /^ok +unsigned +401 [^]*\n\d+ passed, 0 failed/m)
  // It knows one key, so what the other one signed counts as forged.
  const failed = spawnSync('sh', ['-c', here(`${shown.command(check)} ${at} --json`)], {
    ...{ cwd: folder, env, encoding: 'utf8' },
  })
  assert.equal(failed.status, 1)
  const verdicts = JSON.parse(failed.stdout) as { name: string; passed: boolean }[]
  assert.equal(verdicts.find(({ passed }) => !passed)?.name, 'genuine')
})

test('the commands of the control API do what they say', async () => {
  const call = (start: string): Promise<string> => run(`${shown.command(start)} --silent`)
  const at = 'http://127.0.0.1:8200/sandbox'
  assert.match(await call(`curl -X PUT ${at}/clock -d '{"now"`), /"now":"2027-01-01T09:00:0/)
  assert.match(await call(`curl -X PUT ${at}/clock -d '{"offsetMs"`), /"offsetMs":0/)
  assert.match(
    await call(`curl ${at}/pay-orders`),
    /"outcome":"PAID".*"deliveries":\[\{.*"status":204/,
  )
  const [ordered] = JSON.parse(await call(`curl -X PUT ${at}/faults`)) as { times: number }[]
  assert.equal(ordered?.times, 2)
  assert.match(await call(`curl ${at}/faults`), /wechatpay\.query/)
  assert.equal(await call(`curl -X DELETE ${at}/faults`), '[]')
  assert.equal(await call(`curl -X POST ${at}/reset`), '{"ok":true}')
  assert.equal(await call(`curl ${at}/pay-orders`), '[]')
})

test('the fixtures work in vitest, jest and Playwright', async () => {
  await run('npm install vitest@3.2.4 --prefer-offline --no-audit --no-fund')
  have('jest', 'jest')
  have('@playwright/test', 'playwright')
  for (const name of ['shop.cjs', 'order.test.ts', 'order.test.js', 'cashier.spec.ts']) save(name)
  const chromium =
    env['CHROMIUM_PATH'] ??
    (await run('command -v chromium-headless-shell chromium')).split('\n')[0]
  const launchOptions = { executablePath: chromium, args: ['--no-sandbox'] }
  writeFileSync(
    join(folder, 'playwright.config.js'),
    `module.exports = { use: { launchOptions: ${JSON.stringify(launchOptions)} } }`,
  )
  const vitest = `${shown.command('npx vitest')} order.test.ts`
  const lines = [vitest, shown.command('npx jest'), shown.command('npx playwright')]
  const told = await Promise.all(lines.map((line) => run(`${line} 2>&1`)))
  assert.match(told[0] ?? '', /1 passed/)
  assert.match(told[1] ?? '', /Tests: +1 passed/)
  assert.match(told[2] ?? '', /1 passed/)
})

/**
 * No Docker runs where these tests run. So the steps of the image are executed in a folder that
 * takes its place, by the person who runs the tests.
 */
test('the steps of the image lead to a sandbox that says it is well', async () => {
  const root = join(folder, 'image')
  mkdirSync(root)
  const text = readFileSync(join(home, 'Dockerfile'), 'utf8')
  const steps = [...text.matchAll(/^([A-Z]+) (.+)$/gm)].map(([, step = '', what = '']) => ({
    step,
    what: what.replaceAll('/data', join(root, 'data')).replace('node:node', '"$(id -u):$(id -g)"'),
  }))
  const all = (wanted: string) =>
    steps.filter(({ step }) => step === wanted).map(({ what }) => what)
  const [user, base = '', volume] = [all('USER')[0], all('FROM')[0], all('VOLUME')[0]]
  assert.equal(user, 'node')
  assert.match(base, /^node:20\b/, 'the oldest Node that the package is for')
  assert.deepEqual(
    steps.map(({ step }) => step).filter((step) => step !== 'RUN'),
    ['FROM', 'WORKDIR', 'COPY', 'USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD'],
  )
  assert.match(
    readFileSync(join(home, '.dockerignore'), 'utf8'),
    /^\*\n!huimin-wechat-sandbox-\*\.tgz$/m,
  )
  const [copied = ''] = (all('COPY')[0] ?? '').split(' ')
  await run(`cp ${copied} ${root}`)
  for (const line of all('RUN'))
    await run(line.replace('npm install', 'npm install --prefer-offline'), root)
  assert.deepEqual(readdirSync(root).sort(), [
    'data',
    'node_modules',
    'package-lock.json',
    'package.json',
  ])

  const exposed = (all('EXPOSE')[0] ?? '').split(' ')
  const help = await run('npx wechat-sandbox --help')
  for (const port of exposed) assert.match(help, new RegExp(`--(?:tls-)?port ${port}`))
  ports = { 8200: await freePort(), 8443: await freePort(), 3000: 3000 }
  const words = [...all('ENTRYPOINT'), ...all('CMD')].flatMap(
    (list) => JSON.parse(list) as string[],
  )
  await serve(`${words.join(' ')} --port 8200 --tls-port 8443`, root)
  const health = all('HEALTHCHECK')[0]?.split(' CMD ')[1] ?? 'false'
  await run(health)
  assert.ok(statSync(join(root, 'data/settings.json')).size > KIB)
  await assert.rejects(run(health.replace(String(ports[8200]), '1').replace('8200', '1')))

  const start = shown.command('docker run')
  for (const port of exposed) assert.ok(start.includes(`-p 127.0.0.1:${port}:${port}`))
  assert.ok(start.includes(':/data"') && volume?.endsWith('/data'))
  assert.equal(start.split(' ').at(-1), shown.command('docker build').split(' ').at(-2))
  await run(shown.command('mkdir -p .sandbox'))
  const compose = readFileSync(join(home, 'compose.yaml'), 'utf8')
  for (const port of exposed) assert.ok(compose.includes(`127.0.0.1:${port}:${port}`))
})

test('nothing that the pages show is left unexecuted', () => {
  assert.deepEqual(shown.left(), [])
})

test('the Chinese pages show the same commands and files', () => {
  const textsOf = (language: 'en' | 'zh') =>
    fencesOf(home, language)
      .map(({ text }) => text)
      .sort()
  assert.deepEqual(textsOf('zh'), textsOf('en'))
})
