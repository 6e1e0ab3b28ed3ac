import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserServer,
  type Page,
} from 'playwright-core'
import { shared } from './shared'

const flags = [
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
export const serveBrowser = (): Promise<BrowserServer> => chromium.launchServer(options)

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
  /** Without scripts only what the gateway itself drew is seen. */
  scripts?: boolean
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** Everything the page logged as an error; a test asserts that it stays empty. */
  errors: string[]
}

/** A fresh phone: no cookies, no storage, nothing but our own origin reachable. */
export const openPhone = async (
  browser: Browser,
  origin: string,
  options: PhoneOptions = {},
): Promise<Phone> => {
  const context = await browser.newContext({
    baseURL: origin,
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
  await context.route(
    // The browser's own pages, such as its viewer of PDF, are no third party.
    (url) => url.origin !== origin && !url.protocol.startsWith('chrome'),
    (route) => {
      errors.push(`third party: ${route.request().url()}`)
      return route.abort()
    },
  )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return { context, page, errors }
}
