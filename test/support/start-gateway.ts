import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { bundleGateway } from '../../scripts/bundle-gateway.cjs'
import { freePort } from '../../scripts/free-port'
import { openPostgres } from '../../server/db/postgres'
import { createOwnDatabase, readyTemplate } from './database'
import type { Given } from './gateway-process'
import { faultsOfModel, gone, tellModel } from './model'
import type { Place, World } from './outside-world'
import { giveSandboxKeys } from './sandbox-keys'

/** Settings that raise the limits, because tests send many people's requests from one address. */
export const forManyPeople = { SMS_ADDRESS_LIMIT: '9999', RATE_LIMIT: '99999' }

/** A real gateway process with its own data folder, for tests that use it from outside. */
export interface RunningGateway {
  origin: string
  /** Stops the process with SIGTERM. */
  stop(): Promise<void>
  /** Kills the process with SIGKILL, as a power cut would. The data folder stays. */
  kill(): Promise<void>
  /** Starts it again with the same port and data. */
  restart(): Promise<void>
  /** Runs a script of the repository with its settings and data, while it is stopped. */
  run(script: string, ...args: string[]): Promise<{ code: number; output: string }>
  /** Stops it and deletes its data. */
  dispose(): Promise<void>
  /** The whole log so far. */
  log(): string
}

const untilHealthy = async (origin: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    const ended = child.exitCode ?? child.signalCode
    if (ended !== null) throw new Error(`the gateway ended with ${ended}`)
    const healthy = await fetch(`${origin}/healthz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Lets the model of the money go through everything that was done at this gateway. */
async function replayAll(url: string): Promise<void> {
  const database = await openPostgres(url)
  const faults = await faultsOfModel(database.db)
  await database.close()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  if (gone.steps > 0) tellModel('browsers')
}

export const startGateway = async (
  settings: Record<string, string> = {},
): Promise<RunningGateway> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'huimin-'))
  giveSandboxKeys(dataDir)
  // Only Playwright's runner starts a server. Jest's files about a gateway's death need PGlite.
  const server = process.env['E2E_DATABASE_URL']
  const own = server && (await createOwnDatabase(server, process.env['E2E_DATABASE_TEMPLATE']))
  if (!own) {
    const database = join(dataDir, 'pglite')
    await mkdir(database)
    await promisify(execFile)('tar', ['-xf', await readyTemplate(), '-C', database])
  }
  const program = process.env['E2E_GATEWAY'] ?? (await bundleGateway('server/main.ts'))
  const port = settings['PORT'] ? Number(settings['PORT']) : await freePort()
  const origin = `http://127.0.0.1:${port}`
  let output = ''
  let child: ChildProcess

  const launch = (...args: string[]) =>
    spawn(process.execPath, args, {
      cwd: join(__dirname, '../..'),
      env: {
        ...process.env,
        SANDBOX: 'on',
        NODE_ENV: 'test',
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        ...(own && { DATABASE_URL: own.url }),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  const start = async () => {
    child = launch(program)
    const hear = (chunk: unknown) => (output += String(chunk))
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    try {
      await untilHealthy(origin, child)
    } catch (error) {
      throw new Error(`${String(error)}\n${output.slice(-2000)}`)
    }
  }
  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill(signal)
    })

  await start()
  return {
    origin,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    restart: start,
    run: async (script, ...args) => {
      const bundled = await bundleGateway(script)
      return new Promise((resolve) => {
        const running = launch(bundled, ...args)
        let said = ''
        running.stdout.on('data', (chunk) => (said += String(chunk)))
        running.stderr.on('data', (chunk) => (said += String(chunk)))
        running.once('close', (code) => resolve({ code: code ?? 1, output: said }))
      })
    },
    dispose: async () => {
      await end('SIGTERM')
      if (own) {
        await replayAll(own.url)
        await own.drop()
      }
      await rm(dataDir, { recursive: true, force: true })
    },
    log: () => output,
  }
}

/** A gateway process that can be killed and started again while the outside world goes on. */
export interface KillableGateway {
  origin: string
  /**
   * Starts the process again. It resolves when the gateway answers. `aheadMs` moves the world's
   * clock for this gateway, and with it what it thinks of leases. `skewMs` makes the clock of its
   * machine wrong.
   */
  start(clock?: { aheadMs?: number; skewMs?: number }): Promise<void>
  /** Stops the process by SIGSTOP. It keeps its connections and knows nothing of the time. */
  stop(): void
  /** Lets a stopped process go on. */
  wake(): void
  /** Lets the jobs end the work that is going on, and begin no other. */
  endJobs(): Promise<void>
  /** Sends SIGKILL and resolves when the process has ended. */
  kill(): Promise<void>
  /** The alarms of all its lives. */
  alarms: readonly string[]
  /** Number of starts after which the gateway answered. */
  lives(): number
  /** Resolves when the gateway answers after a later start than this one. */
  after(life: number): Promise<void>
  dispose(): Promise<void>
}

const alarming = v.object({ alarm: v.string() })

export async function killableGateway(world: World, place: Place): Promise<KillableGateway> {
  const program = await bundleGateway('test/support/gateway-process.ts')
  const env = world.envOf(place)
  let child: ChildProcess | undefined
  let begun = 0
  let lives = 0
  const alarms: string[] = []
  let waiting: (() => void)[] = []

  const kill = () =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  return {
    origin: `http://127.0.0.1:${place.port}`,
    start: async ({ aheadMs = 0, skewMs = 0 } = {}) => {
      begun += 1
      const offsetMs = world.clock.offsetMs() + aheadMs
      const given: Given = { env, offsetMs, skewMs, life: begun }
      child = spawn(process.execPath, [program], {
        env: { PATH: process.env['PATH'], GATEWAY: JSON.stringify(given) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const born = child
      await new Promise<void>((resolve, reject) => {
        born.on('message', (told) => {
          if (told === 'ready') resolve()
          else if (v.is(alarming, told)) alarms.push(told.alarm)
        })
        born.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)))
      })
      lives += 1
      for (const go of waiting.splice(0)) go()
    },
    stop: () => void child?.kill('SIGSTOP'),
    wake: () => void child?.kill('SIGCONT'),
    endJobs: () =>
      new Promise((resolve) => {
        child?.on('message', (answer) => answer === 'jobs ended' && resolve())
        child?.send('end jobs')
      }),
    kill,
    alarms,
    lives: () => lives,
    after: (life) =>
      lives > life ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    dispose: async () => {
      waiting = []
      await kill()
    },
  }
}
