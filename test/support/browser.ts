import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserServer,
  type Page,
} from 'playwright-core'
import { shared } from './shared'

/** What Playwright switches off; a browser hears only the last switch of a name. */
const playwrightDoesWithout = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
]
/** The suggestions below an address bar that nobody sees: pages of their own, for every phone. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']
const withoutFeatures = '--disable-features='

const flags = [
  `${withoutFeatures}${[...playwrightDoesWithout, ...addressBar].join(',')}`,
  // Nothing but this machine is reachable, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const options = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: flags,
}

export const launchBrowser = (): Promise<Browser> => chromium.launch(options)

/** A browser that several processes use, each with phones of its own. */
export async function serveBrowser(): Promise<BrowserServer> {
  const server = await chromium.launchServer(options)
  const wanted = server
    .process()
    .spawnargs.filter((arg) => arg.startsWith(withoutFeatures))
    .flatMap((arg) => arg.slice(withoutFeatures.length).split(','))
  const [forgotten] = wanted.filter(
    (name) => wanted.indexOf(name) === wanted.lastIndexOf(name) && !addressBar.includes(name),
  )
  if (forgotten) throw new Error(`Playwright switches off ${forgotten}, and browser.ts does not`)
  return server
}

/** The worker's browser where there is one; closing it ends only our part of it. */
export const openBrowser = (): Promise<Browser> =>
  shared.browser ? chromium.connect(shared.browser) : launchBrowser()

/** The phones the product is looked at on. */
export const phones = {
  common: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
} as const

export interface PhoneOptions {
  size?: keyof typeof phones
  dark?: boolean
  deviceScaleFactor?: number
  /** Where the pages are, if not on the gateway. */
  baseURL?: string
  /** Origins beside its own that it may ask. */
  others?: readonly string[]
  /** Without scripts only what the gateway itself drew is seen. */
  scripts?: boolean
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** Everything the page logged as an error; a test asserts that it stays empty. */
  errors: string[]
}

/**
 * A fresh phone: no cookies, no storage, nothing but our own machine reachable. What it asks other
 * origins for is watched and not intercepted: who intercepts has no cache, and each page would be
 * fetched and compiled anew.
 */
export const openPhone = async (
  browser: Browser,
  origin: string,
  options: PhoneOptions = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL: options.baseURL ?? origin,
    viewport: phones[options.size ?? 'common'],
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: options.deviceScaleFactor ?? 2,
    javaScriptEnabled: options.scripts ?? true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: options.dark ? 'dark' : 'light',
  })
  const errors: string[] = []
  const ours = [options.baseURL ?? origin, ...(options.others ?? [])]
  context.on('request', (request) => {
    const url = new URL(request.url())
    // The browser's own pages, such as its viewer of PDF, are no third party.
    if (/^(https?|wss?):$/.test(url.protocol) && !ours.includes(url.origin))
      errors.push(`third party: ${request.url()}`)
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}
