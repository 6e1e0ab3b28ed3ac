import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'

/** A stranger packs the package, installs it in an empty folder, and follows the README. */

const home = join(__dirname, '..')
const readme = readFileSync(join(home, 'README.md'), 'utf8')
const block = (language: string): string =>
  new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(readme)?.[1] ?? ''

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return address !== null && typeof address === 'object' ? address.port : 0
}

// A stranger's npm does not run inside ours, which would tell it of this repository.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) && name !== 'INIT_CWD'),
)

test('the README leads from an empty folder to a paid order', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'stranger-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  const run = (cwd: string, line: string) =>
    execFileSync('sh', ['-c', line], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  run(home, 'npm run -s build')
  run(home, `npm pack --silent --pack-destination ${folder}`)
  run(home, 'npm run -s lint')

  const [init = '', install = '', start = ''] = block('sh').trim().split('\n')
  run(folder, init)
  run(folder, `${install} --prefer-offline --no-audit --no-fund`)
  const [port, tlsPort] = [await freePort(), await freePort()]
  const sandbox = spawn('sh', ['-c', `exec ${start} --port ${port} --tls-port ${tlsPort}`], {
    ...{ cwd: folder, env },
    detached: true,
  })
  t.after(() => sandbox.pid !== undefined && process.kill(-sandbox.pid))
  const [printed] = (await Promise.race([
    once(sandbox.stdout, 'data'),
    once(sandbox, 'exit').then(([code]) => [`it ended with ${String(code)}`]),
  ])) as [Buffer | string]
  assert.match(printed.toString(), new RegExp(`http://127.0.0.1:${port}/sandbox/wechatpay`))

  writeFileSync(join(folder, 'pay.mjs'), block('js').replaceAll('3000', String(await freePort())))
  assert.match(run(folder, 'node pay.mjs'), /paid: T\d+ SUCCESS 100/)

  // A client with a fixed host, by proxy and certificate alone.
  const viaProxy = `curl -s --proxy http://127.0.0.1:${port} --cacert .sandbox/tls-certificate.pem https://api.mch.weixin.qq.com/v3/certificates`
  assert.match(run(folder, viaProxy), /SIGN_ERROR/)
  const required = `const { startWechatSandbox } = require('@huimin/wechat-sandbox'); startWechatSandbox().then((s) => s.close())`
  run(folder, `node -e "${required}"`)
})
