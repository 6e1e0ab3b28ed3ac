import { spawn, type ChildProcess } from 'node:child_process'
import { bundleGateway } from '../../scripts/bundle-gateway.cjs'
import type { Given } from './gateway-process'
import type { Place, World } from './outside-world'

/** A gateway process that can be killed and started again while the outside world goes on. */
export interface KillableGateway {
  origin: string
  /** Starts the process again. It resolves when the gateway answers. */
  start(): Promise<void>
  /** Sends SIGKILL and resolves when the process has ended. */
  kill(): Promise<void>
  /** Number of starts after which the gateway answered. */
  lives(): number
  /** Resolves when the gateway answers after a later start than this one. */
  after(life: number): Promise<void>
  dispose(): Promise<void>
}

export async function killableGateway(world: World, place: Place): Promise<KillableGateway> {
  const program = await bundleGateway('test/support/gateway-process.ts')
  const env = world.envOf(place)
  let child: ChildProcess | undefined
  let begun = 0
  let lives = 0
  let waiting: (() => void)[] = []

  const kill = () =>
    new Promise<void>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
      child.once('exit', () => resolve())
      child.kill('SIGKILL')
    })

  return {
    origin: `http://127.0.0.1:${place.port}`,
    start: async () => {
      begun += 1
      const given: Given = { env, offsetMs: world.clock.offsetMs(), life: begun }
      child = spawn(process.execPath, [program], {
        env: { PATH: process.env['PATH'], GATEWAY: JSON.stringify(given) },
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      const born = child
      await new Promise<void>((resolve, reject) => {
        born.once('message', () => resolve())
        born.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)))
      })
      lives += 1
      for (const go of waiting.splice(0)) go()
    },
    kill,
    lives: () => lives,
    after: (life) =>
      lives > life ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
    dispose: async () => {
      waiting = []
      await kill()
    },
  }
}
