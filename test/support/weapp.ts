import automator from 'miniprogram-automator'
import type { MiniProgram } from '../weapp-sim/driver'
import { startSim } from '../weapp-sim/server'
import type { Sim, SimOptions } from '../weapp-sim/server'

/** The gateway's origin as it is compiled into the mini-program. */
const BUILT_GATEWAY = 'http://127.0.0.1:8080'

export interface MiniProgramOptions extends Omit<SimOptions, 'origins'> {
  /** Where the gateway of this test listens. */
  readonly gatewayOrigin: string
  /** The gateway's origin in the compiled code, where it is not the default one. */
  readonly builtGateway?: string
}

export interface OpenMiniProgram {
  readonly mini: MiniProgram
  /** Messages of everything the mini-program threw. */
  readonly exceptions: readonly string[]
  /** Simulator only: kills and starts the mini-program, its storage stays. */
  readonly sim?: Sim
  readonly stop: () => Promise<void>
}

const listen = (mini: MiniProgram, exceptions: string[]) =>
  mini.on('exception', ({ exception }: { exception?: { message?: string } }) => {
    exceptions.push(exception?.message ?? 'unknown exception')
  })

/**
 * WeChat DevTools runs the compiled code as it is: the gateway must listen where the code was
 * told to, the test account logs in for real, and `onRequestPayment` has no effect (use
 * `mini.mockWxMethod('requestPayment', ...)`).
 */
const openInDevTools = async ({ dist, entry }: MiniProgramOptions): Promise<OpenMiniProgram> => {
  const { WEAPP_WS_ENDPOINT: wsEndpoint, WEAPP_CLI_PATH: cliPath } = process.env
  const mini = wsEndpoint
    ? await automator.connect({ wsEndpoint })
    : await automator.launch({ cliPath, projectPath: dist })
  const exceptions: string[] = []
  listen(mini, exceptions)
  if (entry) await mini.callWxMethod('reLaunch', { url: `/${entry.replace(/^\//, '')}` })
  const stop = async () => (wsEndpoint ? mini.disconnect() : mini.close())
  return { mini, exceptions, stop }
}

const openInSim = async ({
  gatewayOrigin,
  builtGateway = BUILT_GATEWAY,
  ...options
}: MiniProgramOptions): Promise<OpenMiniProgram> => {
  const origins = { [builtGateway]: gatewayOrigin, [gatewayOrigin]: gatewayOrigin }
  const sim = await startSim({ ...options, origins })
  const mini = await automator.connect({ wsEndpoint: sim.wsEndpoint })
  const exceptions = sim.exceptions.map(({ message }) => message)
  listen(mini, exceptions)
  const stop = async () => {
    mini.disconnect()
    await sim.stop()
  }
  return { mini, sim, exceptions, stop }
}

/** Opens the compiled mini-program: in the simulator, or in DevTools with `WEAPP_E2E=devtools`. */
export const openMiniProgram = (options: MiniProgramOptions): Promise<OpenMiniProgram> =>
  process.env.WEAPP_E2E === 'devtools' ? openInDevTools(options) : openInSim(options)
