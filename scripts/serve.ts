import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bundleGateway } from './bundle-gateway.cjs'
import { freePort } from './free-port'

/** A separate gateway process with its sandbox. Its data are deleted afterwards. */
export interface Served {
  origin: string
  pid: number
  dataDir: string
  stop: () => Promise<void>
}

/**
 * Starts a gateway for benchmarks and screenshots, without log output and without rate limits, on a free
 * port unless one is given. With
 * the keys of the file `sandboxKeys` it can use the simulators of another process. With `folder` it is
 * the gateway of another work tree. `nodeOptions` are those of Node itself.
 */
export const serve = async (
  settings: Record<string, string> = {},
  {
    port,
    program = 'server/main.ts',
    sandboxKeys,
    folder,
    nodeOptions = [],
  }: {
    port?: number
    program?: string
    sandboxKeys?: string
    folder?: string
    nodeOptions?: readonly string[]
  } = {},
): Promise<Served> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'huimin-'))
  if (sandboxKeys) cpSync(sandboxKeys, join(dataDir, 'sandbox-keys.json'))
  const ownPort = port ?? (await freePort())
  const origin = `http://127.0.0.1:${ownPort}`
  const script = folder === undefined ? await bundleGateway(program) : 'scripts/gateway.mjs'
  const gateway = spawn(process.execPath, [...nodeOptions, script], {
    cwd: folder ?? join(__dirname, '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SANDBOX: 'on',
      HOST: '127.0.0.1',
      PORT: String(ownPort),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '99999',
      SMS_ADDRESS_LIMIT: '9999',
      ...settings,
    },
  })
  const ended = new Promise<void>((resolve) => gateway.once('exit', () => resolve()))
  const healthy = () =>
    fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await healthy())) {
    const code = gateway.exitCode ?? gateway.signalCode
    if (code !== null) throw new Error(`the gateway ended with ${code}`)
    await pause(100)
  }
  return {
    origin,
    pid: gateway.pid ?? 0,
    dataDir,
    stop: async () => {
      gateway.kill('SIGTERM')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
