import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Browser, Page, Route } from 'playwright-core'
import { WebSocketServer } from 'ws'
import { serveAssets } from './assets'
import type { SourceEdit } from './assets'
import { launchBrowser } from './browser'
import { compile } from './compile'
import { forward, locate } from './network'
import type { Origins } from './network'
import { servePageCalls } from './page-calls'
import { serveClient } from './protocol'
import type { SharedCard, ShareTarget } from './runtime/logic/sharing'
import type { PackageSettings } from './runtime/shell/packages'
import type { PrivacySettings } from './runtime/shell/privacy'
import type { SetDataCall } from './runtime/shell/set-data-log'
import type { SubscribeSettings } from './runtime/shell/subscribe-panel'
import type { ShownDocument } from './runtime/wx/documents'
import type { Departure } from './runtime/wx/others'
import { fulfilDocument } from './web-view'
import type { AuditNotes } from './wire/audit'
import type {
  Exception,
  HostCalls,
  LogEntry,
  PaymentOutcome,
  RequestAnswer,
  RequestAsk,
} from './wire/host'
import { APP_ID, FIRST_SCENE, usualPhone } from './wire/program'
import type { LaunchSettings, PhoneSettings } from './wire/program'
import { withWxsFunctions } from './wxs'

export type { LogEntry, PaymentOutcome, RequestAnswer, RequestAsk }

export interface SimOptions {
  /** Folder of the compiled mini-program, e.g. `dist/weapp`. */
  readonly dist: string
  /** Maps each origin that the mini-program may reach to the real one; `*` is every other one. */
  readonly origins?: Origins
  /** First page with its query. The default is the first page of app.json. */
  readonly entry?: string | undefined
  /** The code that `wx.login` answers. The default differs between two simulators. */
  readonly loginCode?: string | undefined
  readonly phoneCode?: string | undefined
  /** Decides what the person does in the payment sheet. The default pays. */
  readonly onRequestPayment?: HostCalls['requestPayment']
  /** Hears the person's answers in the panel of subscription messages. The program waits for it. */
  readonly onSubscribe?: HostCalls['subscriptionAnswered'] | undefined
  /** False for a phone on which Back leaves the page although a page-container is open. */
  readonly catchesBack?: boolean
  /** Size in CSS pixels. */
  readonly viewport?: { readonly width: number; readonly height: number } | undefined
  /** The browser for the page. By default the simulator starts one and closes it at the end. */
  readonly browser?: Browser
  /** The simulator awaits this before each request of the mini-program, to play a slow network. */
  readonly beforeRequest?: () => Promise<void>
  /** Hears what the mini-program writes to its console. */
  readonly onLog?: (entry: LogEntry) => void
  /** Hears each exception of the mini-program. */
  readonly onException?: (exception: Exception) => void
  /** Hears each `wx.request` with its answer. */
  readonly onAnswer?: (ask: RequestAsk, answer: RequestAnswer) => void
  /** Whether the page notes what the experience score asks for, on a screen like iPhone X's. */
  readonly audited?: boolean
  /** Port of the automator endpoint. The default is any free port. */
  readonly port?: number
}

export interface Sim {
  /** Address for `automator.connect({ wsEndpoint })`. */
  readonly wsEndpoint: string
  /** Exceptions of the mini-program since the start, also from before a client connected. */
  readonly exceptions: readonly Exception[]
  /** The browser page shows what the automator client cannot see. DevTools has no such page. */
  readonly page: Page
  /** Kills the mini-program and starts it again, perhaps on another phone. Its storage stays. */
  readonly restart: (entry?: string, phone?: Partial<PhoneSettings>) => Promise<void>
  /** Breaks the runtime on purpose from the next restart on. Without an edit it repairs it. */
  readonly breakRuntime: (breaking?: SourceEdit) => Promise<void>
  /** Sets what the person agreed to, and what the console of the mini-program does not declare. */
  readonly setPrivacy: (privacy: Partial<PrivacySettings>) => Promise<void>
  /** Sets whether the person refuses to give their mobile number. */
  readonly setPhone: (given: { readonly refuses: boolean }) => Promise<void>
  /** Sets whether the person stays when WeChat asks before it opens another mini-program. */
  readonly setOthers: (given: { readonly refuses: boolean }) => Promise<void>
  /** Visits to another mini-program or the chat since the last call of this method. */
  readonly departures: () => Promise<readonly Departure[]>
  /** Documents that WeChat's viewer got since the last call of this method. */
  readonly documents: () => Promise<readonly ShownDocument[]>
  /** Pictures saved to the album since the last call of this method, in base64. */
  readonly album: () => Promise<readonly string[]>
  /** Pictures sent by WeChat's menu since the last call of this method, in base64. */
  readonly sentPictures: () => Promise<readonly string[]>
  /** Sets whether the person closes that menu without sending the picture. */
  readonly setPictureMenu: (given: { readonly closes: boolean }) => Promise<void>
  /** Makes subpackages come late, or not at all. */
  readonly setPackages: (settings: Partial<PackageSettings>) => Promise<void>
  /** Sets which permissions the person refuses, such as `scope.writePhotosAlbum`. */
  readonly setScopes: (given: { readonly refused: readonly string[] }) => Promise<void>
  /** Sets the person's answer to a subscription request, and which templates WeChat blocks. */
  readonly setSubscribeSettings: (settings: Partial<SubscribeSettings>) => Promise<void>
  /** The person switches to another app. `comeBack` returns from it. */
  readonly leave: () => Promise<void>
  readonly comeBack: () => Promise<void>
  /** A hot start: another card, link or code opens the running mini-program. */
  readonly enter: (entry: string, scene: number) => Promise<void>
  /** The ways that WeChat's menu above the page offers now. */
  readonly menu: () => Promise<readonly ShareTarget[]>
  /** The person shares the page by WeChat's menu. It throws where the menu does not offer this. */
  readonly share: (to: ShareTarget) => Promise<SharedCard>
  /** Cards shared since the last call of this method, also by buttons of pages. */
  readonly shared: () => Promise<readonly SharedCard[]>
  /** Every `setData` since the last call of this method. */
  readonly setDataCalls: () => Promise<readonly SetDataCall[]>
  /** What an audited page noted since the last call of this method. */
  readonly audit: () => Promise<AuditNotes>
  /** Where a finger hits the elements of the page on top that listen for taps, from the top. */
  readonly tapPoints: () => Promise<readonly { readonly x: number; readonly y: number }[]>
  /** Ids of the fields that a new element replaced since the last call of this method. */
  readonly rebuiltFields: () => Promise<readonly string[]>
  /** Types letters of an input method, then the chosen word, into the field with the focus. */
  readonly compose: (letters: readonly string[], word: string) => Promise<void>
  /** Waits until each `wx.request` has its answer, also one that no page waits for. */
  readonly answered: () => Promise<void>
  /** Whether a `wx.request` waits for its answer. */
  readonly isAsking: () => boolean
  /** Roles and names of what the person sees, one a line, as screen readers hear them. */
  readonly dump: () => Promise<string>
  /** Hears that a client asked for the end, as `miniProgram.close()` does. */
  readonly onClose: (hear: () => void) => void
  readonly stop: () => Promise<void>
}

const PHONE = { width: 375, height: 667 }
/** iPhone X below its bars, with what the home indicator takes. */
const AUDITED_PHONE = { width: 375, height: 724 }
const AUDITED_PIXELS = 3
const HOME_INDICATOR_PX = 34
const PAGES_PER_LAUNCH = 1000
const BOOT_MS = 20_000

const paid = (): Promise<PaymentOutcome> => Promise.resolve('paid')

/** The browser itself reaches only this machine. */
const fetched = async (route: Route): Promise<void> => {
  try {
    await route.fulfill({ response: await route.fetch() })
  } catch {
    await route.abort()
  }
}

/** Lets the page reach only the simulator itself and the given origins. */
const confine = (page: Page, home: string, origins: Origins, insideWebView: () => string) =>
  page.route(/^https?:/, (route) => {
    const url = route.request().url()
    if (url.startsWith(home)) return route.continue()
    const isWebView = route.request().resourceType() === 'document'
    if (Object.values(origins).some((real) => url.startsWith(real))) {
      return isWebView ? fulfilDocument(route, insideWebView()) : route.continue()
    }
    const real = locate(origins, url)
    if (real === url) return fetched(route)
    return real ? route.fulfill({ status: 302, headers: { location: real } }) : route.abort()
  })

/** `env(safe-area-inset-bottom)` holds as long as this session is open. */
const keepClear = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const insets = { bottom: HOME_INDICATOR_PX }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Starts the compiled mini-program in headless Chromium with an automator endpoint. */
export const startSim = async (options: SimOptions): Promise<Sim> => {
  const { dist, origins = {}, audited = false } = options
  const { viewport = audited ? AUDITED_PHONE : PHONE } = options
  const { program, templates } = compile(dist)
  const seed = randomUUID().slice(0, 8)
  const phone: PhoneSettings = {
    ...usualPhone,
    catchesBack: options.catchesBack ?? usualPhone.catchesBack,
  }
  let settings: LaunchSettings = {
    loginCode: options.loginCode ?? `SIM-${seed}`,
    phoneCode: options.phoneCode ?? `SIM-PHONE-${seed}`,
    entry: options.entry,
    scene: FIRST_SCENE,
    firstPageId: 0,
    origins,
    audited,
    ...phone,
  }
  const { server, breakRuntime, insideWebView } = await serveAssets(
    dist,
    APP_ID,
    () =>
      `window.weapp = { program: ${JSON.stringify(program)},` +
      ` templates: ${withWxsFunctions(templates)}, settings: ${JSON.stringify(settings)} }`,
  )
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  let endpoint: WebSocketServer | undefined = undefined as WebSocketServer | undefined
  const browser = options.browser ?? (await launchBrowser())
  const screen = { viewport, hasTouch: true, isMobile: true }
  const page = await browser.newPage(
    audited ? { ...screen, deviceScaleFactor: AUDITED_PIXELS } : screen,
  )
  if (audited) await keepClear(page)

  const emit = (method: string, params: unknown) =>
    endpoint?.clients.forEach((client) => client.send(JSON.stringify({ method, params })))
  const exceptions: Exception[] = []
  const underWay = new Set<Promise<RequestAnswer>>()
  const request = async (ask: RequestAsk) => {
    await options.beforeRequest?.()
    const answer = await forward(origins, ask)
    options.onAnswer?.(ask, answer)
    return answer
  }
  const host: HostCalls = {
    request: (ask) => {
      const call = request(ask)
      underWay.add(call)
      return call.finally(() => underWay.delete(call))
    },
    requestPayment: options.onRequestPayment ?? paid,
    subscriptionAnswered: async (answers) => options.onSubscribe?.(answers),
    logAdded: (entry) => {
      options.onLog?.(entry)
      emit('App.logAdded', entry)
    },
    exceptionThrown: (exception) => {
      exceptions.push(exception)
      options.onException?.(exception)
      emit('App.exceptionThrown', { exception })
    },
    bindingCalled: (call) => emit('App.bindingCalled', call),
  }
  await page.exposeFunction('weappHost', (method: keyof HostCalls, ask: never) => host[method](ask))
  await confine(page, home, origins, insideWebView)

  let hearClose = (): void => undefined
  const pageCalls = servePageCalls(server)
  const ask = <T>(method: string, params: object = {}) =>
    pageCalls.call(method, params) as Promise<T>
  const boot = async () => {
    await page.goto(home)
    await page.waitForFunction(() => 'weappAutomation' in window, undefined, { timeout: BOOT_MS })
    await page.evaluate(() => window.weappAutomation.started)
  }
  const stop = async () => {
    endpoint?.clients.forEach((client) => client.terminate())
    endpoint?.close()
    pageCalls.close()
    await (options.browser ? page.close() : browser.close())
    server.close()
    server.closeAllConnections()
  }
  // Errors from before the runtime itself listens for errors.
  const early: string[] = []
  const note = ({ message }: Error) => early.push(message)
  page.on('pageerror', note)
  try {
    await boot()
    page.off('pageerror', note)
  } catch (error) {
    await stop()
    const causes = [...early, ...exceptions.map(({ message }) => message), String(error)]
    throw new Error(`The mini-program did not start: ${causes.join('; ')}`, { cause: error })
  }
  // As in DevTools, a client can connect only after the mini-program has started.
  endpoint = new WebSocketServer({ host: '127.0.0.1', port: options.port ?? 0 })
  endpoint.on('connection', (socket) =>
    serveClient(socket, page, pageCalls.call, () => hearClose()),
  )
  await once(endpoint, 'listening')
  return {
    wsEndpoint: `ws://127.0.0.1:${(endpoint.address() as AddressInfo).port}`,
    exceptions,
    page,
    restart: (entry, other) => {
      const firstPageId = settings.firstPageId + PAGES_PER_LAUNCH
      settings = { ...settings, ...phone, ...other, entry: entry ?? options.entry, firstPageId }
      return boot()
    },
    breakRuntime,
    setPrivacy: (privacy) => ask('Sim.setPrivacy', privacy),
    setPhone: (given) => ask('Sim.setPhone', given),
    setOthers: (given) => ask('Sim.setOthers', given),
    departures: () => ask<readonly Departure[]>('Sim.departures'),
    documents: () => ask<readonly ShownDocument[]>('Sim.documents'),
    album: () => ask<readonly string[]>('Sim.album'),
    sentPictures: () => ask<readonly string[]>('Sim.sentPictures'),
    setPictureMenu: (given) => ask('Sim.setPictureMenu', given),
    setPackages: (given) => ask('Sim.setPackages', given),
    setScopes: (given) => ask('Sim.setScopes', given),
    setSubscribeSettings: (given) => ask('Sim.setSubscribeSettings', given),
    leave: () => ask('Sim.leave'),
    comeBack: () => ask('Sim.comeBack'),
    enter: (entry, scene) => ask('Sim.enter', { entry, scene }),
    menu: () => ask<readonly ShareTarget[]>('Sim.menu'),
    share: (to) => ask<SharedCard>('Sim.share', { to }),
    shared: () => ask<readonly SharedCard[]>('Sim.shared'),
    setDataCalls: () => ask<readonly SetDataCall[]>('Sim.setDataCalls'),
    audit: () => ask<AuditNotes>('Sim.audit'),
    tapPoints: () => ask<readonly { x: number; y: number }[]>('Sim.tapPoints'),
    rebuiltFields: () => ask<readonly string[]>('Sim.rebuiltFields'),
    compose: async (letters, word) => {
      const session = await page.context().newCDPSession(page)
      for (const text of letters) {
        const selection = { selectionStart: text.length, selectionEnd: text.length }
        await session.send('Input.imeSetComposition', { text, ...selection })
      }
      await session.send('Input.insertText', { text: word })
      await session.detach()
    },
    answered: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
    isAsking: () => underWay.size > 0,
    dump: () => page.locator('body').ariaSnapshot(),
    onClose: (hear) => {
      hearClose = hear
    },
    stop,
  }
}
