import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { MiniProgram, Sim } from '@huimin/weapp-sim'
import { newFamily, type Applicant } from './family'
import { done } from './purchase'
import { remoteGateway, type Login, type RemoteGateway } from './remote'
import { sandboxOf, type Sandbox } from './sandbox'
import { forManyPeople, startGateway, type RunningGateway } from './start-gateway'
import { keepFailure, test } from './test'
import {
  gatewaySettings,
  inDevTools,
  openMiniProgram,
  payInSandbox,
  subscribeInSandbox,
  type OpenMiniProgram,
  type PaymentAction,
} from './weapp'
import { keepToasts } from './weapp-screen'

const DIST = join(__dirname, '../../dist/weapp')

export interface MiniShopOptions {
  /** First page with its query. */
  readonly entry?: string
  /** Name of the person who logs in. The same name is the same person, also for `login`. */
  readonly person: string
  readonly phoneCode?: string
  /** The person's action each time the payment sheet opens. The default is to pay. */
  readonly pay?: () => PaymentAction
  /** Whether the file needs its own gateway, because it kills it or counts its records. */
  readonly own?: boolean
  /** Settings of the own gateway. */
  readonly settings?: Record<string, string>
  /** Runs before the tests of the file, once the mini-program is open. */
  readonly prepare?: (shop: MiniShop) => Promise<unknown>
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** The compiled mini-program and the gateway behind it, for the tests of one file. */
export interface MiniShop extends OpenMiniProgram {
  readonly mini: MiniProgram
  readonly gateway: RunningGateway
  readonly sandbox: Sandbox
  readonly remote: RemoteGateway
  /** The first person whom the tests of the file insure. No other file uses this person. */
  readonly buyer: Applicant
  /** Features that only the simulator has. A test that uses them does not run in DevTools. */
  readonly simulator: Sim
  /** Signs the same person in by calls. */
  login(): Promise<Login>
  /** The next call of this name fails. */
  fault(cmd: string, mode?: 'http500' | 'drop', times?: number): Promise<void>
  noFaults(): Promise<void>
}

/** The app id that WeChat DevTools uses for a project without one. */
const APP_ID = 'touristappid'

/**
 * Opens the mini-program before the tests of a file and closes it after them. An exception of the
 * mini-program fails the file. Gateway and browser are the worker's (./test).
 */
export const openMiniShop = (options: MiniShopOptions): MiniShop => {
  const {
    entry,
    person,
    phoneCode,
    pay = () => 'pay',
    own = false,
    settings,
    viewport,
    prepare,
  } = options
  let running: { gateway: RunningGateway; open: OpenMiniProgram } | undefined
  const there = () => {
    assert.ok(running, 'the shop opens before the first test')
    return running
  }
  test.beforeAll(async ({ browser, sharedGateway }) => {
    const gateway = await (own || inDevTools
      ? startGateway({ ...forManyPeople, ...gatewaySettings, ...settings })
      : sharedGateway())
    const open = await openMiniProgram({
      browser,
      dist: DIST,
      gatewayOrigin: gateway.origin,
      entry,
      loginCode: person,
      phoneCode,
      viewport,
      onRequestPayment: payInSandbox(gateway.origin, pay),
      onSubscribe: subscribeInSandbox(gateway.origin, person),
    })
    if (open.sim) await keepToasts(open.sim.page)
    running = { gateway, open }
    await prepare?.(shop)
  })
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that no fixture is needed.
  test.afterEach(async ({}, about) => {
    if (running && about.status !== about.expectedStatus)
      keepFailure(about, {
        'exceptions.txt': running.open.exceptions.join('\n'),
        'gateway.log': running.gateway.log(),
      })
  })
  test.afterAll(async () => {
    await running?.open.stop()
    await running?.gateway.dispose()
    assert.deepEqual(running?.open.exceptions ?? [], [], 'thrown on the way')
  })
  const { self: buyer } = newFamily()
  const shop: MiniShop = {
    buyer,
    get gateway() {
      return there().gateway
    },
    get sandbox() {
      return sandboxOf(there().gateway.origin)
    },
    get remote() {
      return remoteGateway(there().gateway.origin)
    },
    get mini() {
      return there().open.mini
    },
    get sim() {
      return there().open.sim
    },
    get simulator() {
      const { sim } = there().open
      assert.ok(sim, 'this test runs on the simulator only')
      return sim
    },
    get exceptions() {
      return there().open.exceptions
    },
    stop: () => there().open.stop(),
    login: async () =>
      done(
        await remoteGateway(there().gateway.origin).call('loginByWechat', {
          code: person,
          appId: APP_ID,
        }),
      ),
    fault: async (cmd, mode = 'http500', times = 1) => {
      const answer = await fetch(`${there().gateway.origin}/sandbox/faults`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cmd, mode, times }),
      })
      assert.ok(answer.ok, `fault of ${cmd}: ${answer.status}`)
    },
    noFaults: async () => {
      await fetch(`${there().gateway.origin}/sandbox/faults`, { method: 'DELETE' })
    },
  }
  return shop
}
