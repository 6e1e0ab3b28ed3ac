import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { WebSocketServer } from 'ws'
import { launchBrowser } from '../support/browser'
import { serveAssets } from './assets'
import { compile } from './compile'
import type { Exception, HostCalls, PaymentOutcome } from './host'
import { forward, locate } from './network'
import type { Origins } from './network'
import type { LaunchSettings } from './program'
import { serveClient } from './protocol'
import type { Crossing } from './runtime/crossings'
import type { PrivacySettings } from './runtime/privacy'

export interface SimOptions {
  /** Folder of the compiled mini-program, e.g. `dist/weapp`. */
  readonly dist: string
  /** Origins the mini-program may reach, and where each really is. */
  readonly origins?: Origins
  /** First page with its query; the first page of app.json otherwise. */
  readonly entry?: string
  /** What `wx.login` answers; stable for one simulator, different between two. */
  readonly loginCode?: string
  readonly phoneCode?: string
  /** Decides what the person does in the payment sheet; pays if not given. */
  readonly onRequestPayment?: HostCalls['requestPayment']
  /** False: a phone on which Back leaves the page though a page-container is open. */
  readonly catchesBack?: boolean
  /** CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number }
  /** Port of the automator endpoint; any free one otherwise. */
  readonly port?: number
}

export interface Sim {
  /** For `automator.connect({ wsEndpoint })`. */
  readonly wsEndpoint: string
  /** What the mini-program threw since the start, also before a client was connected. */
  readonly exceptions: readonly Exception[]
  /** The browser page, for what the automator client cannot see; not there in DevTools. */
  readonly page: Page
  /** Kills the mini-program and starts it again; its storage stays. */
  readonly restart: (entry?: string) => Promise<void>
  /** What the person has agreed to, and what the console of the mini-program forgot to declare. */
  readonly setPrivacy: (privacy: Partial<PrivacySettings>) => Promise<void>
  /** The person turns to another app, and comes back. */
  readonly leave: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** A hot start: the running mini-program is opened by another card, link or code. */
  readonly enter: (entry: string, scene: number) => Promise<void>
  /** Every `setData` since the last time it was asked. */
  readonly crossings: () => Promise<readonly Crossing[]>
  /** Ids of the fields that gave way to a new one since the last time it was asked. */
  readonly rebuiltFields: () => Promise<readonly string[]>
  readonly stop: () => Promise<void>
}

const PHONE = { width: 375, height: 667 }
const FIRST_SCENE = 1001
const PAGES_PER_LAUNCH = 1000
const BOOT_MS = 20_000

const paid = (): Promise<PaymentOutcome> => Promise.resolve('paid')

/** Nothing but the simulator itself and the named origins is reachable from the page. */
const confine = (page: Page, home: string, origins: Origins) =>
  page.route(/^https?:/, (route) => {
    const url = route.request().url()
    if (url.startsWith(home) || Object.values(origins).some((real) => url.startsWith(real))) {
      return route.continue()
    }
    const real = locate(origins, url)
    return real ? route.fulfill({ status: 302, headers: { location: real } }) : route.abort()
  })

/** Starts the compiled mini-program in headless Chromium with an automator endpoint. */
export const startSim = async (options: SimOptions): Promise<Sim> => {
  const { dist, origins = {}, viewport = PHONE } = options
  const { program, templates } = compile(dist)
  const seed = randomUUID().slice(0, 8)
  let settings: LaunchSettings = {
    loginCode: options.loginCode ?? `SIM-${seed}`,
    phoneCode: options.phoneCode ?? `SIM-PHONE-${seed}`,
    entry: options.entry,
    scene: FIRST_SCENE,
    catchesBack: options.catchesBack ?? true,
    firstPageId: 0,
  }
  const server = await serveAssets(
    dist,
    () =>
      `window.weapp = { program: ${JSON.stringify(program)},` +
      ` templates: ${templates}, settings: ${JSON.stringify(settings)} }`,
  )
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const endpoint = new WebSocketServer({ host: '127.0.0.1', port: options.port ?? 0 })
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport, hasTouch: true, isMobile: true })

  const emit = (method: string, params: unknown) =>
    endpoint.clients.forEach((client) => client.send(JSON.stringify({ method, params })))
  const exceptions: Exception[] = []
  const host: HostCalls = {
    request: (ask) => forward(origins, ask),
    requestPayment: options.onRequestPayment ?? paid,
    logAdded: (entry) => emit('App.logAdded', entry),
    exceptionThrown: (exception) => {
      exceptions.push(exception)
      emit('App.exceptionThrown', { exception })
    },
    bindingCalled: (call) => emit('App.bindingCalled', call),
  }
  await page.exposeFunction('weappHost', (method: keyof HostCalls, ask: never) => host[method](ask))
  await confine(page, home, origins)
  endpoint.on('connection', (socket) => serveClient(socket, page))

  const ask = <T>(method: string, params: object = {}) =>
    page.evaluate(([name, given]) => window.weappAutomation.call(name, given), [
      method,
      params,
    ] as const) as Promise<T>
  const boot = async () => {
    await page.goto(home)
    await page.waitForFunction(() => 'weappAutomation' in window, undefined, { timeout: BOOT_MS })
    await page.evaluate(() => window.weappAutomation.started)
  }
  const stop = async () => {
    endpoint.clients.forEach((client) => client.terminate())
    endpoint.close()
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  try {
    await boot()
  } catch (error) {
    await stop()
    const causes = [...exceptions.map(({ message }) => message), String(error)]
    throw new Error(`The mini-program did not start: ${causes.join('; ')}`, { cause: error })
  }
  return {
    wsEndpoint: `ws://127.0.0.1:${(endpoint.address() as AddressInfo).port}`,
    exceptions,
    page,
    restart: (entry) => {
      const firstPageId = settings.firstPageId + PAGES_PER_LAUNCH
      settings = { ...settings, entry: entry ?? options.entry, firstPageId }
      return boot()
    },
    setPrivacy: (privacy) => ask('Sim.setPrivacy', privacy),
    leave: () => ask('Sim.leave'),
    comeBack: () => ask('Sim.comeBack'),
    enter: (entry, scene) => ask('Sim.enter', { entry, scene }),
    crossings: () => ask<readonly Crossing[]>('Sim.crossings'),
    rebuiltFields: () => ask<readonly string[]>('Sim.rebuiltFields'),
    stop,
  }
}
