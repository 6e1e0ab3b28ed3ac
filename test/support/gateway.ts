import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/free-port'
import { createApp } from '../../server/app'
import { createContext, type Overrides, type Sandbox } from '../../server/assemble'
import type { Context } from '../../server/context/context'
import { readEnv, type Env } from '../../server/context/env'
import { silentLog } from '../../server/context/log'
import type { Database } from '../../server/db/client'
import { runJobs } from '../../server/jobs/run'
import { openTestDatabase } from './database'
import type { World } from './outside-world'
import { post, remoteGateway, type CallOptions, type RemoteGateway, type Reply } from './remote'
import { giveSandboxKeys } from './sandbox-keys'

export interface TestGateway extends RemoteGateway {
  ctx: Context
  sandbox: Sandbox
  /** Sends any body, as an attacker could. */
  send(path: string, body: unknown, options?: CallOptions): Promise<Reply>
  /** Runs one round of the background jobs now. */
  jobs(): Promise<void>
  /** Reloads the catalogue, as SIGUSR2 does in a running gateway. */
  reloadCatalogue(): void
  close(): Promise<void>
}

/** A folder without a web build. What these tests prove must not depend on whether there is one. */
const NO_PAGES = join(__dirname, 'no-pages/h5')

/** Opens the whole gateway with its sandbox on a free port. Jobs run only on a test's call. */
export async function openGateway(
  settings: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestGateway> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'huimin-test-'))
  giveSandboxKeys(dataDir)
  const env = readEnv({
    NODE_ENV: 'test',
    SANDBOX: 'on',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: '100000',
    SMS_ADDRESS_LIMIT: '10000',
    ...settings,
  })
  const database = overrides.database ?? (await openTestDatabase())
  const assembled = await createContext(env, { log: silentLog, database, ...overrides })
  const { ctx, sandbox } = assembled
  if (!sandbox) throw new Error('Tests need the sandbox')
  const app = await createApp(ctx, { version: 'test', sandbox, storefrontRoot: NO_PAGES })
  await app.listen({ port, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${port}`

  const send: TestGateway['send'] = (path, body, options = {}) => post(origin, path, body, options)
  return {
    origin,
    ctx,
    sandbox,
    send,
    call: remoteGateway(origin).call,
    now: () => ctx.clock.now(),
    jobs: () => runJobs(ctx),
    reloadCatalogue: assembled.reloadCatalogue,
    close: async () => {
      await app.close()
      await assembled.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const OPENS_WITHIN_MS = 60_000

/** The gateway for one file's tests. It opens before the first test and closes after the last. */
export const fileGateway = (...settings: Parameters<typeof openGateway>): TestGateway => {
  let open: TestGateway | undefined
  beforeAll(async () => {
    open = await openGateway(...settings)
  }, OPENS_WITHIN_MS)
  afterAll(() => open?.close())
  return new Proxy({} as TestGateway, {
    get: (_none, name) => {
      if (!open) throw new Error('the gateway opens before the first test')
      return Reflect.get(open, name) as unknown
    },
  })
}

/** A gateway in this process that uses a separate world. Jobs run only when a test calls them. */
export interface WorldGateway extends RemoteGateway {
  ctx: Context
  /** Reloads the catalogue, as SIGUSR2 does in a running gateway. */
  reloadCatalogue(): void
  /** Closes the gateway but leaves the database open. */
  close(): Promise<void>
}

export async function openWorldGateway(
  world: World,
  database: Database,
  catalogueDir?: string,
  /** Changes the settings for a gateway on this port. */
  settingsOn: (port: number, env: Env) => Promise<Env> = async (_port, env) => env,
  parts: Pick<Overrides, 'clock' | 'log'> = {},
): Promise<WorldGateway> {
  const dataDir = mkdtempSync(join(tmpdir(), 'huimin-world-'))
  const port = await freePort()
  const env = await settingsOn(port, world.envOf({ port, dataDir, catalogueDir }))
  const own = { clock: world.clock, log: silentLog, ...parts }
  const { ctx, reloadCatalogue } = await createContext(env, { database, ...own })
  const app = await createApp(ctx, { version: 'test', storefrontRoot: NO_PAGES })
  await app.listen({ port, host: env.HOST })
  return {
    ...remoteGateway(`http://127.0.0.1:${port}`),
    now: () => world.clock.now(),
    ctx,
    reloadCatalogue,
    close: async () => {
      await app.close()
      await ctx.growth.replicas?.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
