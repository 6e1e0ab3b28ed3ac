import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { readWish } from '../qa/wish'

const root = join(__dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The script of ten lines that the manual shows. */
const manualScript = (): string =>
  /```ts\n(import automator[^]*?)```/.exec(read('docs/qa.md'))?.[1] ?? ''

/** Looks for the page of the preset, lets the mini-program throw, and fails. */
const failing = `
import automator from 'miniprogram-automator'
import { onPage, says } from '@huimin/weapp-sim'

const main = async () => {
  const mini = await automator.connect({ wsEndpoint: process.env['WEAPP_WS_ENDPOINT'] ?? '' })
  const page = await onPage(mini, 'pages/account/order-detail/index')
  await says(page, 'page', /已支付/)
  // The exception may arrive before the answer of evaluate.
  const thrown = new Promise((resolve) => mini.once('exception', resolve))
  await mini.evaluate(() => {
    console.warn('seen by the script')
    setTimeout(() => {
      throw new Error('thrown by the app')
    })
  })
  await thrown
  process.exit(3)
}
void main()
`

let folder = ''
before(() => {
  folder = mkdtempSync(join(root, '.cache/qa-'))
})
after(() => rmSync(folder, { recursive: true }))

/** A limit against hanging: a run that does not end leaves something open. */
const LIMIT_MS = 300_000

const qa = (source: string, ...options: string[]) => {
  const script = join(folder, 'script.ts')
  writeFileSync(script, source)
  const args = ['--import', 'tsx', join(root, 'test/qa/main.ts'), script, '--port', '0', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    timeout: LIMIT_MS,
  })
  const gateway = /gateway (http:\S+?)(?:,| |\n)/.exec(stdout)?.[1] ?? ''
  return { status, stdout, stderr, gateway }
}
const isGone = (origin: string) => assert.rejects(fetch(`${origin}/healthz`), /fetch failed/)

test('the script of the manual runs by one command, and everything ends', async () => {
  const script = manualScript()
  const { status, stderr, gateway } = qa(script)
  assert.equal(status, 0, stderr)
  await isGone(gateway)
})

test('the example buys an insurance and prints what it did', () => {
  const { status, stdout, stderr } = qa(read('test/qa/examples/purchase.ts'))
  assert.equal(status, 0, stderr)
  assert.match(stdout, /^投保人 .+\n健康告知.+\n支付单 \w+ 已支付 \d+ 元$/m)
})

/** Sees the page that the run before left, and opens another. */
const nextPage = `
import automator from 'miniprogram-automator'
import { currentPage, reLaunch } from '@huimin/weapp-sim'

const main = async () => {
  const mini = await automator.connect({ wsEndpoint: process.env['WEAPP_WS_ENDPOINT'] ?? '' })
  console.log('was on', (await currentPage(mini)).path)
  await reLaunch(mini, '/pages/error/index')
  mini.disconnect()
}
void main()
`

test('with --keep the next run finds the mini-program as the last one left it', async (t) => {
  const first = qa(nextPage, '--keep')
  const pid = Number(/kill (\d+) ends it/.exec(first.stdout)?.[1])
  t.after(() => {
    if (pid > 0) process.kill(pid)
  })
  assert.equal(first.status, 0, first.stderr)
  const second = qa(nextPage, '--keep')
  assert.equal(second.status, 0, second.stderr)
  assert.match(second.stdout, /^was on pages\/error\/index$/m)
  assert.equal(second.gateway, first.gateway)
  const other = qa(nextPage, '--keep', '--preset', 'paid-family')
  assert.match(other.stderr, /open with no preset: kill \d+ ends it/)
  assert.match(String(readWish([join(folder, 'script.ts'), '--keep', '--on', 'h5'])), /not a web/)
})

test('a script that fails on a preset leaves its exit code and evidence', async () => {
  const { status, stderr, gateway } = qa(failing, '--preset', 'paid-family')
  assert.equal(status, 3, stderr)
  await isGone(gateway)
  const kept = join(root, /see (reports\/qa\/\S+)/.exec(stderr)?.[1] ?? '')
  assert.deepEqual(readdirSync(kept).sort(), [
    'console.txt',
    'gateway.log',
    'network.txt',
    'page.png',
  ])
  const text = (name: string) => readFileSync(join(kept, name), 'utf8')
  assert.match(text('console.txt'), /warn seen by the script[^]*exception Error: thrown by the app/)
  assert.match(stderr, /^mini-program: thrown by the app$/m)
  assert.match(text('network.txt'), /POST \S+orderDetail[^]*200 \{"code":0/)
  assert.match(text('gateway.log'), /orderDetail/)
  rmSync(kept, { recursive: true })
})

test('a wish that cannot be met is refused before anything starts', () => {
  const script = join(folder, 'script.ts')
  writeFileSync(script, 'export {}')
  assert.match(String(readWish([script])), /say --on weapp or --on h5/)
  assert.match(
    String(readWish([script, '--on', 'h5', '--preset', 'paid'])),
    /No such preset: paid\. There are: paid-family/,
  )
  assert.match(String(readWish([join(folder, 'none.ts')])), /No such script/)
})
