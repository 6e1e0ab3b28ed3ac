import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { bundleGateway } from '../../../scripts/bundle-gateway.cjs'
import { freePort } from '../../../scripts/free-port'
import { readyTemplate } from '../../support/database'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'huimin-deployment-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const basesIn = (host: string) =>
  ['NORMAL', 'INF', 'CLOUD'].map((kind) => `BASE_${kind}=https://${kind.toLowerCase()}.${host}`)

/** The addresses to which pages may send calls, from a gateway with this deployment's settings. */
async function callsGoTo(deployment: string): Promise<string> {
  const port = String(await freePort())
  const database = join(folder, deployment, 'pglite')
  mkdirSync(database, { recursive: true })
  await promisify(execFile)('tar', ['-xf', await readyTemplate(), '-C', database])
  const program = await bundleGateway('server/main.ts')
  const { BASE_NORMAL: _n, BASE_INF: _i, BASE_CLOUD: _c, ...rest } = process.env
  const gateway = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...rest,
      DEPLOYMENT: deployment,
      NODE_ENV: 'test',
      SANDBOX: 'on',
      DATA_DIR: join(folder, deployment),
      PORT: port,
      HOST: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(gateway, 'exit')
  try {
    for await (const line of createInterface(gateway.stdout)) if (line.includes(`:${port}/`)) break
    gateway.stdout.resume()
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    return (
      /connect-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
    )
  } finally {
    gateway.kill()
    await gone
  }
}

test('API002 ENV015 each environment has a file of its own, and calls go to its bases', async () => {
  for (const name of ['sit', 'uat'])
    writeFileSync(join(folder, `.env.${name}`), basesIn(`${name}.example`).slice(0, 2).join('\n'))
  writeFileSync(join(folder, '.env'), basesIn('all.example').join('\n'))
  expect(await callsGoTo('sit')).toBe(
    "'self' https://normal.sit.example https://inf.sit.example https://cloud.all.example",
  )
  expect(await callsGoTo('uat')).toBe(
    "'self' https://normal.uat.example https://inf.uat.example https://cloud.all.example",
  )
}, 300_000)
