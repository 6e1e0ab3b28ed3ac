import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
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
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { fencesOf, shownIn } from './pages'

/**
 * A stranger packs the package, installs it in an empty folder outside this repository, and executes
 * every command and every file that the README and the pages show.
 */

const home = join(__dirname, '..')
const shown = shownIn(home)

// A stranger's npm does not run inside ours, which would tell it of this repository.
const env = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) =>
      !/^npm_/i.test(name) && !['INIT_CWD', 'NODE_OPTIONS', 'NODE_TEST_CONTEXT'].includes(name),
  ),
)

const KIB = 1024
const MOST_KIB = 200

interface Total {
  readonly total: number
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

let folder = ''
let size = 0
let port = 0
before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  port = await freePort()
})
after(() => rmSync(folder, { recursive: true, force: true }))

// The pages name the port of DevTools, which may be taken on this machine.
const here = (text: string): string => text.replaceAll('9420', String(port))

const run = async (line: string, cwd = folder): Promise<string> => {
  const { stdout } = await promisify(execFile)('sh', ['-c', line], { cwd, env }).catch(
    (error: unknown) => {
      // What a command printed tells why it failed.
      const told = error instanceof Error && 'stdout' in error ? String(error.stdout) : ''
      throw new Error(told, { cause: error })
    },
  )
  return stdout
}
const save = (name: string): void => writeFileSync(join(folder, name), here(shown.file(name)))

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

test('the README leads from an empty folder to a program that runs', async (t) => {
  await run('npm run -s build', home)
  const packed = await run(`npm pack --ignore-scripts --silent --pack-destination ${folder}`, home)
  size = Math.round(statSync(join(folder, packed.trim())).size / KIB)
  t.diagnostic(`the package has ${size} KiB`)
  assert.ok(size < MOST_KIB)

  const begun = Date.now()
  await run(shown.command('npm init -y'))
  await run(`${shown.command('npm install')} --prefer-offline --no-audit --no-fund`)
  const view = `${shown.command('npx weapp-sim node_modules')} --port 0`
  const viewer = spawn('sh', ['-c', `exec ${view}`], { cwd: folder, env, detached: true })
  t.after(() => viewer.pid !== undefined && process.kill(-viewer.pid))
  const [printed] = (await once(viewer.stdout, 'data')) as [Buffer]
  const [url = ''] = /http:\S+/.exec(printed.toString()) ?? []
  assert.match(await (await fetch(url)).text(), /<iframe/)
  assert.match(await (await fetch(`${url}phone/program.js`)).text(), /pages\/home\/index/)
  t.diagnostic(`from the empty folder to a phone in the browser: ${second(begun)}`)
  const asked = { method: 'POST', body: '{}' }
  assert.equal((await fetch(`${url}request`, asked)).status, 404, 'other sites cannot ask')

  save('example.mjs')
  const fixture = await run('node example.mjs')
  t.diagnostic(`and to the first test: ${second(begun)}`)
  assert.match(fixture, /- button "加一"/)
  assert.match(fixture, /paths: \[ 'count' \]/)
  assert.ok(statSync(join(folder, 'screen.png')).size > KIB)
  await run(
    `node -e "if (typeof require('@huimin/weapp-sim').launch !== 'function') process.exit(1)"`,
  )
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

test('the score of the example is whole', async () => {
  const score = shown.command('npx weapp-sim score')
  assert.match(await run(score), /^体验评分 100 of 100: 2 pages/)
  assert.match(readFileSync(join(folder, 'score.html'), 'utf8'), /<strong>100<\/strong>/)
  assert.equal((JSON.parse(readFileSync(join(folder, 'score.json'), 'utf8')) as Total).total, 100)
})

test('official scripts and the fixtures of three runners work', async () => {
  await run('npm install vitest@3.2.4 --prefer-offline --no-audit --no-fund')
  have('jest', 'jest')
  have('@playwright/test', 'playwright')
  for (const name of [
    'script.js',
    'connect.test.js',
    'home.test.js',
    'home.spec.mjs',
    'phone.spec.ts',
  ])
    save(name)
  assert.match(await run(shown.command('npx weapp-sim test script.js')), /已点 1 次/)
  const connect = shown.command('npx weapp-sim test --project')
  assert.match(
    await run(`${connect.replace('test', `test --port ${port}`)} 2>&1`),
    /Tests: +1 passed/,
  )
  assert.match(await run(`${shown.command('npx jest')} 2>&1`), /Tests: +1 passed/)
  assert.match(await run(`${shown.command('npx vitest')} 2>&1`), /1 passed/)
  assert.match(await run(`${shown.command('npx playwright')} 2>&1`), /1 passed/)
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
