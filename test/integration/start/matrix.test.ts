import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleGateway } from '../../../scripts/bundle-gateway.cjs'
import { freePort } from '../../../scripts/free-port'

/**
 * Runs server/main.ts as a process with only the environment of one row. A refused start must give
 * its reason, and a successful start opens the sandbox or not. test/unit/context/refused-settings and
 * test/unit/context/env test every combination of mode, sandbox, credentials and place.
 */

let program: string
let folder: string
let live: Record<string, string>
beforeAll(async () => {
  program = await bundleGateway('server/main.ts')
  folder = mkdtempSync(join(tmpdir(), 'huimin-start-'))
  const keyPair = () =>
    generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    })
  live = {
    PUBLIC_URL: 'https://huimin.test',
    PII_KEY: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    HASH_KEY: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
    WECHAT_APP_ID: 'wx8888888888888888',
    WECHAT_APP_SECRET: 'f1d2d2f924e986ac86fdf7b36c94bcdf',
    WECHATPAY_MCH_ID: '1900000001',
    WECHATPAY_SERIAL_NO: '5157F09EFDC096DE15EBE81A47057A72',
    WECHATPAY_PRIVATE_KEY: keyPair().privateKey,
    WECHATPAY_API_V3_KEY: 'k7Jx0pQz81VbN3mRt5Wy2LsDf9Gh4CaE',
    WECHATPAY_PLATFORM_SERIAL: '7132D72A03E93CDDF8C03BBD1F37EEDF',
    WECHATPAY_PLATFORM_PUBLIC_KEY: keyPair().publicKey,
    SMS_SECRET_ID: 'AKID1',
    SMS_SECRET_KEY: 'k',
    SMS_SDK_APP_ID: '1400006666',
    SMS_SIGN_NAME: '惠民保',
    SMS_TEMPLATE_ID: '1',
    REALNAME_URL: 'https://realname.test',
    REALNAME_KEY_ID: 'key1',
    REALNAME_SECRET_KEY: 'k',
  }
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
})

interface Started {
  /** Origin of the gateway, or undefined when it has ended. */
  origin: string | undefined
  exitCode: number | null
  output: string
  kill(): Promise<void>
}

/** Starts the gateway and waits until it answers or has ended. */
async function start(settings: Record<string, string>): Promise<Started> {
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...settings, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const answers = new Promise<boolean>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk)
        if (output.includes(`:${port}/insure`)) resolve(true)
      })
    void ended.then(() => resolve(false))
  })
  const isUp = await answers
  return {
    origin: isUp ? `http://127.0.0.1:${port}` : undefined,
    exitCode: child.exitCode,
    output,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const production = () => ({
  ...live,
  NODE_ENV: 'production',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://huimin:s3cret@127.0.0.1:1/huimin',
})

test.each<[string, () => Record<string, string>, string]>([
  ['nothing said', () => ({}), 'or set SANDBOX=on'],
  ['the sandbox in production', () => ({ NODE_ENV: 'production', SANDBOX: 'on' }), 'must be off'],
  ['a database that does not answer', production, 'ECONNREFUSED'],
])('%s: does not start, and says why', async (_name, settings, message) => {
  const { origin, exitCode, output } = await start(settings())
  expect({ origin, exitCode }).toEqual({ origin: undefined, exitCode: 1 })
  expect(output).toContain(message)
  for (const secret of [live['PII_KEY'], live['WECHATPAY_API_V3_KEY'], 's3cret'])
    expect(output).not.toContain(secret)
})

const sandboxOpen = async (origin = ''): Promise<boolean> => {
  const answer = await fetch(`${origin}/sandbox/pay-orders`)
  return answer.headers.get('content-type')?.includes('json') === true && answer.ok
}

test('with SANDBOX=on everything works by default, and one gateway has the folder', async () => {
  const settings = { SANDBOX: 'on', DATA_DIR: join(folder, 'sandbox') }
  const first = await start(settings)
  expect(await sandboxOpen(first.origin)).toBe(true)

  const second = await start(settings)
  expect(second.exitCode).toBe(1)
  expect(second.output).toContain('is used by another gateway')
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  await first.kill()

  // The killed gateway's folder opens again, but only with its own key; each try uses a copy.
  // The socket of the killed gateway is not copied, because no process uses it.
  const filter = (path: string) => !path.endsWith('.sock')
  cpSync(join(folder, 'sandbox'), join(folder, 'copy'), { recursive: true, filter })
  const wrong = await start({
    ...settings,
    DATA_DIR: join(folder, 'copy'),
    PII_KEY: live['PII_KEY'] ?? '',
  })
  expect(wrong.exitCode).toBe(1)
  expect(wrong.output).toContain('Key 1 of PII_KEY')
  const again = await start(settings)
  expect(again.origin).toBeDefined()
  await again.kill()
})

test('live, whatever the mode, there is no sandbox', async () => {
  const own = { ...live, DATA_DIR: join(folder, 'live') }
  const { origin, kill } = await start(own)
  expect(await sandboxOpen(origin)).toBe(false)
  expect((await fetch(`${origin}/healthz`)).status).toBe(200)
  await kill()
})
