import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { freePort } from './free-port'

/** What the command does for a person: the payment sheet, the port, and a program that stays open. */

const FILES: Readonly<Record<string, string>> = {
  'app.json': '{ "pages": ["pay"] }',
  'app.js': 'App({ taps: 0 })',
  'pay.wxml': '<button bindtap="pay">付</button><text class="said">{{said}}</text>',
  'pay.js': `Page({ data: { said: '' }, pay() {
    const app = getApp(), say = (answer) =>
      this.setData({ said: (app.taps += 1) + ' ' + answer.errMsg })
    wx.requestPayment({ timeStamp: '1', nonceStr: 'n', package: 'prepay_id=wx1', signType: 'RSA',
      paySign: 's', success: say, fail: say })
  } })`,
}

/** A tester's script, which knows nothing but the port. */
const SCRIPT = `const automator = require('miniprogram-automator')
const main = async () => {
  const mini = await automator.connect({ wsEndpoint: process.argv[2] })
  const page = await mini.currentPage()
  const said = async () => (await page.$('.said')).text()
  const before = await said()
  await (await page.$('button')).tap()
  for (let tries = 0; tries < 500 && (await said()) === before; tries += 1)
    await new Promise((done) => setTimeout(done, 20))
  console.log(await said())
  mini.disconnect()
}
main().catch((error) => { console.error(error); process.exitCode = 1 })`

const home = join(__dirname, '..')
const asked: unknown[] = []
/** A sandbox that takes the first payment and refuses the others. */
const sandbox = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => (body += chunk.toString()))
  request.on('end', () => {
    asked.push(JSON.parse(body))
    const errMsg = asked.length === 1 ? 'requestPayment:ok' : 'requestPayment:fail 订单不可支付'
    response.end(JSON.stringify({ errMsg }))
  })
})

let folder = ''
before(async () => {
  // Node finds the test client from here.
  const cache = join(home, '.cache')
  mkdirSync(cache, { recursive: true })
  folder = mkdtempSync(join(cache, 'cli-'))
  for (const [file, text] of Object.entries({ ...FILES, 'script.js': SCRIPT }))
    writeFileSync(join(folder, file), text)
  await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve))
})
after(() => {
  sandbox.close()
  rmSync(folder, { recursive: true })
})

test('--keep leaves the program open, the next run finds it as it was, and --pay asks the sandbox', async (t) => {
  const port = await freePort()
  const address = `http://127.0.0.1:${(sandbox.address() as AddressInfo).port}/pay`
  let left = 0
  t.after(() => left > 0 && process.kill(left))
  const run = async (): Promise<string> => {
    const options = ['--project', folder, '--port', String(port), '--keep', '--pay', address]
    const script = [join(folder, 'script.js'), `ws://127.0.0.1:${port}`]
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', join(home, 'cli.ts'), 'test', ...options, ...script],
      { cwd: home },
    )
    const said = { out: '', error: '' }
    child.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said.error += chunk.toString()))
    const code = await new Promise((resolve) => child.once('close', resolve))
    // Whatever fails below, the program that stays is ended.
    left ||= Number(/kill (\d+) ends it/.exec(said.error)?.[1] ?? 0)
    assert.equal(code, 0, said.error)
    assert.match(said.error, /stays open/)
    return said.out.trim()
  }
  assert.equal(await run(), '1 requestPayment:ok')
  assert.ok(left > 0, 'it says how to end it')
  assert.equal(await run(), '2 requestPayment:fail 订单不可支付')
  const order = { package: 'prepay_id=wx1', paySign: 's', action: 'pay' }
  for (const each of asked) assert.deepEqual({ ...(each as object), ...order }, each)
})

test('a program that does not open is told at once', async () => {
  const options = ['--project', join(folder, 'none'), '--port', String(await freePort()), '--keep']
  const args = ['--import', 'tsx', join(home, 'cli.ts'), 'test', ...options, 'script.js']
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: home, encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /none does not open/)
})

test('a script that launches DevTools opens the sources, too', async () => {
  const script = join(folder, 'launches.js')
  writeFileSync(
    script,
    `require('miniprogram-automator').launch({ projectPath: ${JSON.stringify(folder)}, port: ${await freePort()} })
      .then(async (mini) => { console.log((await mini.currentPage()).path); await mini.close() })`,
  )
  const args = ['--import', 'tsx', join(home, 'cli.ts'), 'test', script]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: home, encoding: 'utf8' },
  })
  assert.equal(status, 0, stderr)
  assert.equal(stdout.trim(), 'pay')
})
