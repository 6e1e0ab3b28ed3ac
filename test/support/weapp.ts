import automator from 'miniprogram-automator'
import {
  startSim,
  type MiniProgram,
  type PaymentOutcome,
  type Sim,
  type SimOptions,
} from '@huimin/weapp-sim'
import { holdBack, isSteadyRun, slowProcessor } from './slow-line'

/** The gateway's port and origin that are compiled into the mini-program. */
const BUILT_PORT = '8080'
export const BUILT_GATEWAY = `http://127.0.0.1:${BUILT_PORT}`

export const inDevTools = process.env['WEAPP_E2E'] === 'devtools'

/** Settings of a test's gateway with which the mini-program finds it. */
export const gatewaySettings: Record<string, string> = inDevTools ? { PORT: BUILT_PORT } : {}

export interface MiniProgramOptions extends Omit<SimOptions, 'origins'> {
  /** Origin of this test's gateway. */
  readonly gatewayOrigin: string
  /** The gateway's origin in the compiled code, if it is not the default one. */
  readonly builtGateway?: string
}

export interface OpenMiniProgram {
  readonly mini: MiniProgram
  /** Messages of the mini-program's exceptions. */
  readonly exceptions: readonly string[]
  /** The simulator. It is undefined in DevTools. */
  readonly sim?: Sim | undefined
  readonly stop: () => Promise<void>
}

const listen = (mini: MiniProgram, exceptions: string[]) =>
  mini.on('exception', ({ exception }: { exception?: { message?: string } }) => {
    exceptions.push(exception?.message ?? 'unknown exception')
  })

/** The API for code that tests send to the logic layer. */
declare const wx: {
  request(options: {
    url: string
    method: 'POST'
    data: object
    success: (answer: { data: object }) => void
    fail: (failure: object) => void
  }): void
}

/** Mocks the payment sheet with the sandbox. The person always pays. */
const payByMock = (mini: MiniProgram, gateway: string) =>
  mini.mockWxMethod(
    'requestPayment',
    (order: object, url: string) =>
      new Promise((resolve, reject) => {
        const data = { ...order, action: 'pay' }
        wx.request({
          url,
          method: 'POST',
          data,
          success: (said) => resolve(said.data),
          fail: reject,
        })
      }),
    `${gateway}/sandbox/request-payment`,
  )

/**
 * WeChat DevTools runs the compiled code unchanged, so the gateway must listen at the compiled
 * address. The login, the phone's number and the payment sheet are mocked, and `sim` is undefined.
 */
export const openInDevTools = async (options: MiniProgramOptions): Promise<OpenMiniProgram> => {
  const { dist, entry, loginCode, builtGateway = BUILT_GATEWAY } = options
  const { WEAPP_WS_ENDPOINT: wsEndpoint, WEAPP_CLI_PATH: cliPath } = process.env
  const mini = wsEndpoint
    ? await automator.connect({ wsEndpoint })
    : await automator.launch({ ...(cliPath && { cliPath }), projectPath: dist })
  const exceptions: string[] = []
  listen(mini, exceptions)
  // The storage is empty, so that nobody is signed in and nothing is left of the file before.
  await mini.callWxMethod('clearStorageSync')
  await mini.mockWxMethod('login', { code: loginCode ?? `DEVTOOLS-${Date.now()}` })
  if (options.onRequestPayment) await payByMock(mini, builtGateway)
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
  const sim = await startSim({ ...options, origins, beforeRequest: holdBack })
  if (isSteadyRun) await slowProcessor(sim.page)
  const mini = await automator.connect({ wsEndpoint: sim.wsEndpoint })
  const exceptions = sim.exceptions.map(({ message }) => message)
  listen(mini, exceptions)
  const stop = async () => {
    mini.disconnect()
    await sim.stop()
  }
  return { mini, sim, exceptions, stop }
}

/** Opens the compiled mini-program in the simulator, or in DevTools with `WEAPP_E2E=devtools`. */
export const openMiniProgram = (options: MiniProgramOptions): Promise<OpenMiniProgram> =>
  inDevTools ? openInDevTools(options) : openInSim(options)

/** The person's action in WeChat's payment sheet. */
export type PaymentAction = 'pay' | 'cancel' | 'fail'

const OK = 'requestPayment:ok'
const FAIL = 'requestPayment:fail '

/**
 * `onRequestPayment` for the simulator. The gateway's sandbox plays WeChat's side of the payment
 * and checks the signature. `decide` is called at each payment.
 */
export const payInSandbox =
  (gatewayOrigin: string, decide: () => PaymentAction) =>
  async (order: Readonly<Record<string, unknown>>): Promise<PaymentOutcome> => {
    const { timeStamp, nonceStr, package: prepay, signType, paySign } = order
    const answer = await fetch(`${gatewayOrigin}/sandbox/request-payment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        timeStamp,
        nonceStr,
        package: prepay,
        signType,
        paySign,
        action: decide(),
      }),
    })
    const { errMsg = `${FAIL}${answer.status}` } = (await answer.json()) as { errMsg?: string }
    if (errMsg === OK) return 'paid'
    const reason = errMsg.replace(FAIL, '')
    return reason === 'cancel' ? 'cancel' : { fail: reason }
  }

/**
 * `onSubscribe` for the simulator. WeChat knows what a person answered in its panel, so the sandbox
 * refuses what they refused (43101). `person` is the code of their login.
 */
export const subscribeInSandbox =
  (gatewayOrigin: string, person: string) =>
  async (answers: Readonly<Record<string, string>>): Promise<void> => {
    for (const [template, answer] of Object.entries(answers)) {
      // WeChat shows neither banned nor filtered templates, so nobody answered them.
      if (!/^(accept|reject)/.test(answer)) continue
      const told = await fetch(`${gatewayOrigin}/sandbox/subscriptions`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ person, app: 'mini-program' },
          ...{ templates: [template], accepts: answer !== 'reject' },
        }),
      })
      if (!told.ok) throw new Error(`subscriptions: ${told.status}`)
    }
  }
